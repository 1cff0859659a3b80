import { dateIn } from '@landsea/contracts/core';
import { Skeleton } from '@landsea/ui/skeleton';
import { useParams } from 'react-router-dom';
import { useGetTripQuery } from '../../trip/api/trip-api';
import { useDayItems } from '../../trip/items/use-day-items';
import { Page } from '../../trip/page/page';
import { TripPage } from '../../trip/page/trip-page';
import { TripUnavailable } from '../../trip/page/trip-unavailable';
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
  const trip = useGetTripQuery(tripId);
  const plans = useDayItems(tripId);
  const today = dateIn(new Date());
  // Without a date, or with one that is not of the trip: today, before and after the trip its first day.
  const day =
    plans.days.find((each) => each.date === date) ??
    plans.days.find((each) => each.date === today) ??
    plans.days[0];
  if (trip.data && day) return <DayView trip={trip.data} plans={plans} day={day} />;
  const error = trip.data ? plans.error : trip.error;
  if (!error) return <DayViewSkeleton />;
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

export function DayViewPage() {
  return <TripPage skeleton={<DayViewSkeleton />} Content={TripDayView} />;
}
