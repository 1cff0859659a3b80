import { TripPage } from '../../trip-page/page/trip-page';
import { CollaborationSkeleton, TripCollaboration } from './trip-collaboration';

export function TripCollaborationPage() {
  return <TripPage skeleton={<CollaborationSkeleton />} Content={TripCollaboration} />;
}
