import { TripPage } from '../../trip-page/page/trip-page';
import { TripUnavailable } from '../../trip-page/page/trip-unavailable';
import { useTripDays } from '../../trip-page/items/use-trip-days';
import { Planner } from './planner';
import { PlannerSkeleton } from './planner-skeleton';

function TripPlanner({ tripId }: { tripId: string }) {
  const { loaded, error, retry } = useTripDays(tripId);
  if (loaded) return <Planner {...loaded} />;
  return error ? <TripUnavailable error={error} onRetry={retry} /> : <PlannerSkeleton />;
}

export function PlannerPage() {
  return <TripPage skeleton={<PlannerSkeleton />} Content={TripPlanner} />;
}
