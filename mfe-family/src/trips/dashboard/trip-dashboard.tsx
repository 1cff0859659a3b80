import { getDateIn } from '@landsea/contracts/core';
import { getAccessEnd } from '@landsea/contracts/trip';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@landsea/ui/skeleton';
import { useGetTripQuery } from '../../trip-frame/api/trip-api';
import { Page } from '../../trip-frame/page/page';
import { isPending, getVisibleData } from '../../trip-frame/access/visible-data';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { useLiveTrip } from '../../items/live/use-live-trip';
import { useGetRemindersQuery } from '../../trip-bookings/reminders/reminders-api';
import { ReminderNotices } from '../../trip-bookings/reminders/reminder-notices';
import { useNow } from '../../trip-frame/page/use-now';
import { BudgetTideSection } from './budget-tide-section';
import { DashboardSkeleton } from './dashboard-skeleton';
import { DayStrip } from './day-strip';
import { NextStep } from './next-step';
import { NextUpSection } from './next-up-section';
import { ChangesSection, PeopleSection } from './late-parts';
import { TripHero } from './trip-hero';
import { UnlockCard } from './unlock-card';

// Only a past trip has it.
const RecapSection = lazy(async () => ({ default: (await import('./recap-section')).RecapSection }));

export function TripDashboard({ tripId }: { tripId: string }) {
  const { data, error, refetch } = useGetTripQuery(tripId);
  const trip = getVisibleData({ data, error });
  const reminders = useGetRemindersQuery();
  const now = useNow();
  useLiveTrip(tripId);
  if (error && !trip) return <TripUnavailable error={error} onRetry={() => void refetch()} />;
  // Parts above the rest load with it: later they would move a button under the finger.
  if (!trip || isPending(reminders)) return <DashboardSkeleton />;
  const today = getDateIn(now);
  const isOver = today > trip.endDate;
  // During the trip the day comes first.
  const isOnTheWay = today >= trip.startDate && !isOver;
  const days = <DayStrip trip={trip} now={now} />;
  return (
    <Page>
      <TripHero trip={trip} now={now} />
      <div className="pt-4 sm:pt-6">
        <NextStep trip={trip} now={now} />
      </div>
      <div className="pt-6 empty:hidden">
        <ReminderNotices tripId={tripId} now={now} />
      </div>
      <div className="pt-6 empty:hidden">
        <UnlockCard tripId={tripId} isForSale={now < getAccessEnd(trip.endDate)} />
      </div>
      {isOver ? (
        <div className="pt-8">
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <RecapSection trip={trip} />
          </Suspense>
        </div>
      ) : null}
      {isOnTheWay ? <div className="pt-6">{days}</div> : null}
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 pt-6 sm:pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {isOver ? null : <NextUpSection tripId={tripId} now={now} />}
        <div className="grid grid-cols-1 content-start gap-12">
          <BudgetTideSection {...{ tripId, isOver }} />
          <Suspense fallback={<div style={{ height: `${3.25 * (trip.party.length + 1)}rem` }} />}>
            <PeopleSection {...{ tripId }} party={trip.party} />
          </Suspense>
        </div>
      </div>
      {isOnTheWay ? null : <div className="pt-12">{days}</div>}
      <div className="pt-12 empty:hidden">
        <Suspense fallback={null}>
          <ChangesSection tripId={tripId} />
        </Suspense>
      </div>
    </Page>
  );
}
