import { Skeleton } from '@landsea/ui/skeleton';
import { useParams } from 'react-router-dom';
import { useGetTripQuery } from '../../trip/api/trip-api';
import { useDayItems } from '../../trip/items/use-day-items';
import { Page } from '../../trip/page/page';
import { TripPage } from '../../trip/page/trip-page';
import { TripUnavailable } from '../../trip/page/trip-unavailable';
import { DayEditor } from './day-editor';
import { NoSuchDay } from './no-such-day';

function DayEditorSkeleton() {
  return (
    <Page busy="Opening the day">
      <div className="grid max-w-2xl gap-3 pt-6 sm:pt-10">
        <Skeleton className="h-10 w-56" />
        <Skeleton className="h-11 w-full" />
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16 w-full rounded-card" />
        ))}
      </div>
    </Page>
  );
}

function TripDayEditor({ tripId }: { tripId: string }) {
  const { date } = useParams();
  const trip = useGetTripQuery(tripId);
  const plans = useDayItems(tripId);
  const day = plans.days.find((each) => each.date === date);
  if (trip.data && day) return <DayEditor key={day.date} trip={trip.data} plans={plans} day={day} />;
  if (trip.data && plans.plans) return <NoSuchDay tripId={tripId} />;
  const error = trip.data ? plans.error : trip.error;
  if (!error) return <DayEditorSkeleton />;
  return (
    <TripUnavailable
      error={error}
      onRetry={() => {
        if (!trip.data) void trip.refetch();
        plans.refetch();
      }}
    />
  );
}

export function DayEditorPage() {
  return <TripPage skeleton={<DayEditorSkeleton />} Content={TripDayEditor} />;
}
