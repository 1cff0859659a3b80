import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../../trip-frame/page/page';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { useTripDays } from '../../items/queue/use-trip-days';
import { Planner } from './planner';

function PlannerSkeleton() {
  return (
    <Page busy="Opening your daily plans">
      <div className="grid gap-2 py-1">
        <Skeleton className="h-10 w-56 max-w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-11 w-full rounded-card" />
        <div className="grid gap-4 md:grid-cols-3">
          {[0, 1, 2].map((column) => (
            <div key={column} className={`grid content-start gap-3 ${column > 0 ? 'max-md:hidden' : ''}`}>
              <Skeleton className="h-8 w-40" />
              {[0, 1, 2, 3].map((card) => (
                <Skeleton key={card} className="h-16 w-full rounded-card" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}

function TripPlanner({ tripId }: { tripId: string }) {
  const { loaded, error, retry } = useTripDays(tripId);
  if (loaded) return <Planner {...loaded} />;
  return error ? <TripUnavailable error={error} onRetry={retry} /> : <PlannerSkeleton />;
}

export function PlannerPage() {
  return <TripPage skeleton={<PlannerSkeleton />} Content={TripPlanner} />;
}
