import { TripPage } from '../../trip/page/trip-page';
import { TripUnavailable } from '../../trip/page/trip-unavailable';
import { useGetTripQuery } from '../../trip/api/trip-api';
import { useDayItems } from '../../trip/items/use-day-items';
import { Planner } from './planner';
import { PlannerSkeleton } from './planner-skeleton';

function TripPlanner({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const plans = useDayItems(tripId);
  if (trip.data && plans.plans) return <Planner trip={trip.data} plans={plans} />;
  const error = trip.data ? plans.error : trip.error;
  if (!error) return <PlannerSkeleton />;
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

export function PlannerPage() {
  return <TripPage skeleton={<PlannerSkeleton />} Content={TripPlanner} />;
}
