import { useParams } from 'react-router-dom';
import { ActiveTripPage } from '../../trip-data/active-trip-page';
import { useGetTripQuery, useGetWindowsQuery } from '../../trip-data/trip-api';
import { shownOf } from '../../trip-data/shown-of';
import { TripUnavailable } from '../../trip-data/trip-unavailable';
import { useLiveTrip } from '../../trip-data/use-live-trip';
import { useNow } from '../../trip-data/use-now';
import { Timeline } from './timeline';
import { TimelineSkeleton } from './timeline-skeleton';

function TripTimeline({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const windows = useGetWindowsQuery(tripId);
  const now = useNow();
  useLiveTrip(tripId);
  const [shownTrip, shownWindows] = [shownOf(trip), shownOf(windows)];
  if (shownTrip && shownWindows) return <Timeline trip={shownTrip} answer={shownWindows} now={now} />;
  const failed = [trip, windows].find((part) => part.error && !shownOf<unknown>(part));
  return failed ? (
    <TripUnavailable error={failed.error} onRetry={() => void failed.refetch()} />
  ) : (
    <TimelineSkeleton />
  );
}

/** `/trip/:tripId/timeline`. */
export function TimelinePage() {
  const { tripId = '' } = useParams();
  return <TripTimeline key={tripId} tripId={tripId} />;
}

/** `/comprehensive-timeline`: that of the active trip. */
export function ActiveTimelinePage() {
  return (
    <ActiveTripPage skeleton={<TimelineSkeleton />}>
      {(tripId) => <TripTimeline key={tripId} tripId={tripId} />}
    </ActiveTripPage>
  );
}
