import { Skeleton } from '@landsea/ui/skeleton';
import { Page } from '../trip-frame/page/page';
import { TripPage } from '../trip-frame/page/trip-page';
import { useGetTasksQuery } from '../trip-frame/api/tasks-api';
import { useGetTripQuery } from '../trip-frame/api/trip-api';
import { TripUnavailable } from '../trip-frame/access/trip-unavailable';
import { Checklist } from './checklist';

function ChecklistSkeleton() {
  return (
    <Page busy="Opening the checklist">
      <div className="grid gap-4 pt-6 sm:pt-10">
        <Skeleton className="h-10 w-48 max-w-full" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-11 w-full" />
        <div className="grid gap-6 md:grid-cols-3">
          {[0, 1, 2].map((column) => (
            <div key={column} className={`grid content-start gap-2 ${column > 0 ? 'max-md:hidden' : ''}`}>
              {[0, 1, 2, 3].map((card) => (
                <Skeleton key={card} className="h-24 w-full rounded-card" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}

function TripChecklist({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const board = useGetTasksQuery(tripId);
  if (trip.data && board.data) return <Checklist trip={trip.data} tasks={board.data.tasks} />;
  const failed = [trip, board].find(({ error, data }) => error && !data);
  return failed ? (
    <TripUnavailable error={failed.error} onRetry={() => void failed.refetch()} />
  ) : (
    <ChecklistSkeleton />
  );
}

export function ChecklistPage() {
  return <TripPage skeleton={<ChecklistSkeleton />} Content={TripChecklist} />;
}
