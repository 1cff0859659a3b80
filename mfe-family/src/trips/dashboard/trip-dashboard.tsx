import { getDateIn } from '@landsea/contracts/core';
import { getAccessEnd } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Card } from '@landsea/ui/card';
import { openPaywall, useGetAccessQuery } from '@landsea/web-kit';
import { KeyRound } from 'lucide-react';
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

interface UnlockCardProps {
  tripId: string;
  /** Checkout sells nothing for a trip that is over. */
  isForSale: boolean;
}

function UnlockCard({ tripId, isForSale }: UnlockCardProps) {
  const { data: access } = useGetAccessQuery({ tripId });
  if (!access || access.canEdit || access.isActive) return null;
  const { message, accessType, role = 'owner' } = access;
  const isShared = role === 'editor' || role === 'viewer';
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <KeyRound aria-hidden className="size-7 shrink-0 text-sea" strokeWidth={1.75} />
      <div className="min-w-0 grow basis-64">
        <h2 className="font-display text-lg">
          {isShared
            ? 'This trip is shared with you'
            : accessType === 'expired' || !isForSale
              ? 'This trip is closed for planning'
              : 'You’re on the free preview'}
        </h2>
        <p className="text-muted">{message}</p>
      </div>
      {isShared || !isForSale ? null : (
        <Button variant="primary" onClick={() => openPaywall({ tripId, message, accessType })}>
          Unlock this trip
        </Button>
      )}
    </Card>
  );
}

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
