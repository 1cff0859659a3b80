import { getTripNow } from '@landsea/rules/trip';
import { Skeleton } from '@landsea/ui/skeleton';
import { useParams } from 'react-router-dom';
import { usePortClocks } from '../../items/clocks/use-port-clocks';
import { useTripDays } from '../../items/queue/use-trip-days';
import { Page } from '../../trip-frame/page/page';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { DayView } from './day-view';

function DayViewSkeleton() {
  return (
    <Page busy="Opening the day">
      <div className="mx-auto grid max-w-xl gap-4 pt-6">
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-64 w-full rounded-card" />
        <Skeleton className="h-28 w-full rounded-card" />
      </div>
    </Page>
  );
}

function TripDayView({ tripId }: { tripId: string }) {
  const { date } = useParams();
  const { loaded, error, retry } = useTripDays(tripId);
  const ports = usePortClocks({ sailing: loaded?.trip.sailing ?? null });
  if (!loaded) return error ? <TripUnavailable error={error} onRetry={retry} /> : <DayViewSkeleton />;
  const { days } = loaded.dayItems;
  const today = getTripNow(loaded.trip, new Date(), ports).date;
  // Without a valid date: today, before and after the trip its first day.
  const day = days.find((each) => each.date === date) ?? days.find((each) => each.date === today) ?? days[0];
  return day ? <DayView {...loaded} day={day} /> : <DayViewSkeleton />;
}

export function DayViewPage() {
  return <TripPage skeleton={<DayViewSkeleton />} Content={TripDayView} />;
}
