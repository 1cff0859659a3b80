import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Horizon } from '@landsea/ui/horizon/horizon';
import { Skeleton } from '@landsea/ui/skeleton';
import { formatDate, formatDateRange } from '@landsea/web-kit';
import { Maximize } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { TripPage } from '../../trip-frame/page/trip-page';
import { isSeaDay, describeLandAndSea } from '../../trip-frame/rules/land-and-sea';
import { Page } from '../../trip-frame/page/page';
import { useGetTripQuery } from '../../trip-frame/api/trip-api';
import { getTripMoment } from '../../trip-frame/rules/trip-moment';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { useLiveTrip } from '../../items/live/use-live-trip';
import { useNow } from '../../trip-frame/page/use-now';
import { Milestone } from './milestone';
import { ChildrenStage } from './children-stage';
import { describeFirstThing, countSleeps, formatSleeps, formatParty } from './countdown-labels';
import { NightsLeft } from './nights-left';

function CountdownSkeleton() {
  return (
    <Page busy="Loading the countdown">
      <Skeleton className="mx-auto mt-24 h-52 w-64" />
      <Skeleton className="mt-16 h-32 w-full" />
    </Page>
  );
}

function Countdown({ trip }: { trip: TripDetail }) {
  const now = useNow();
  const [shown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  useLiveTrip(trip.id);
  const moment = getTripMoment(trip, now);
  const sleeps = countSleeps(trip.startDate, now);
  const segments = trip.days.map((day) => ({
    kind: isSeaDay(day) ? ('sea' as const) : ('land' as const),
    days: 1,
  }));
  return (
    <Page>
      <header className="pt-6 text-center sm:pt-10">
        <h1 className="font-display text-2xl wrap-anywhere sm:text-3xl">{trip.name}</h1>
        <p className="pt-1 text-muted tabular-nums">{formatDateRange(trip.startDate, trip.endDate)}</p>
      </header>
      <div className="grid justify-items-center gap-4 pt-6 pb-4 text-center sm:gap-6 sm:pt-16">
        <Milestone moment={moment} />
        {moment.phase === 'before' ? (
          <p className="text-lg text-muted">
            until {formatDate(trip.startDate)} <span aria-hidden>·</span> {formatSleeps(sleeps).toLowerCase()}
          </p>
        ) : null}
        <NightsLeft sleeps={moment.phase === 'before' ? sleeps : 0} />
      </div>
      <Horizon
        size="lg"
        progress={moment.progress}
        segments={segments}
        label={`The line of this trip: ${describeLandAndSea(trip.days)}`}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 pt-6">
        <p className="min-w-0 wrap-anywhere">
          <span className="block font-display text-lg">{formatParty(trip)}</span>
          <span className="text-muted">
            {moment.phase === 'after' ? describeLandAndSea(trip.days) : describeFirstThing(trip, now)}
          </span>
        </p>
        {moment.phase === 'after' ? (
          <Button asChild variant="primary" size="lg">
            <Link to="/trip-history">See what it really cost</Link>
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            icon={<Maximize aria-hidden className="size-5" strokeWidth={1.75} />}
            onClick={() => setShown(true)}
          >
            Full screen
          </Button>
        )}
      </div>
      {shown ? <ChildrenStage trip={trip} now={now} onClose={hide} /> : null}
    </Page>
  );
}

function CountdownOf({ tripId }: { tripId: string }) {
  const { data, error, refetch } = useGetTripQuery(tripId);
  const trip = getVisibleData({ data, error });
  if (error && !trip) return <TripUnavailable error={error} onRetry={() => void refetch()} />;
  return trip ? <Countdown trip={trip} /> : <CountdownSkeleton />;
}

export function CountdownPage() {
  return <TripPage skeleton={<CountdownSkeleton />} Content={CountdownOf} />;
}
