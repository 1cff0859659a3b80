import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { useTripDays } from '../../items/queue/use-trip-days';
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
