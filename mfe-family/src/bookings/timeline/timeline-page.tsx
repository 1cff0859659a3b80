import { Skeleton } from '@landsea/ui/skeleton';
import { TripPage } from '../../trip-frame/page/trip-page';
import { useGetRemindersQuery } from '../../trip-bookings/reminders/reminders-api';
import { useGetTasksQuery } from '../../trip-frame/api/tasks-api';
import { useGetTripQuery, useGetWindowsQuery } from '../../trip-frame/api/trip-api';
import { isPending, getVisibleData } from '../../trip-frame/access/visible-data';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { useLiveTrip } from '../../items/live/use-live-trip';
import { useNow } from '../../trip-frame/page/use-now';
import { Timeline } from './timeline';
import { Page } from '../../trip-frame/page/page';

function TimelineSkeleton() {
  return (
    <Page busy="Opening the timeline">
      <div className="grid gap-4 pt-10">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-5 w-96 max-w-full" />
        <Skeleton className="mt-4 h-64 w-full" />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-20 w-full" />
        ))}
      </div>
    </Page>
  );
}

function TripTimeline({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const windows = useGetWindowsQuery(tripId);
  const tasks = useGetTasksQuery(tripId);
  const reminders = useGetRemindersQuery();
  const now = useNow();
  useLiveTrip(tripId);
  const [shownTrip, shownWindows] = [getVisibleData(trip), getVisibleData(windows)];
  // Late parts would move a button under the finger, so all of them load together.
  const isWhole = !isPending(tasks) && !isPending(reminders);
  if (shownTrip && shownWindows && isWhole)
    return <Timeline trip={shownTrip} answer={shownWindows} now={now} />;
  const failed = [trip, windows].find((part) => part.error && !getVisibleData<unknown>(part));
  return failed ? (
    <TripUnavailable error={failed.error} onRetry={() => void failed.refetch()} />
  ) : (
    <TimelineSkeleton />
  );
}

export function TimelinePage() {
  return <TripPage skeleton={<TimelineSkeleton />} Content={TripTimeline} />;
}
