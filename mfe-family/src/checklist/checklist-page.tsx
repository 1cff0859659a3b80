import { TripPage } from '../trip-frame/page/trip-page';
import { useGetTasksQuery } from '../trip-frame/api/tasks-api';
import { useGetTripQuery } from '../trip-frame/api/trip-api';
import { TripUnavailable } from '../trip-frame/access/trip-unavailable';
import { Checklist } from './checklist';
import { ChecklistSkeleton } from './checklist-skeleton';

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
