import { ActiveTripPage } from '../../trip/page/active-trip-page';
import { CollaborationSkeleton, TripCollaboration } from './trip-collaboration';

/** `/trip-collaboration`: with whom the active trip is shared. */
export function TripCollaborationPage() {
  return (
    <ActiveTripPage skeleton={<CollaborationSkeleton />}>
      {(tripId) => <TripCollaboration key={tripId} tripId={tripId} />}
    </ActiveTripPage>
  );
}
