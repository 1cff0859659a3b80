import { TripPage } from '../../trip-frame/page/trip-page';
import { CollaborationSkeleton, TripCollaboration } from './trip-collaboration';

export function TripCollaborationPage() {
  return <TripPage skeleton={<CollaborationSkeleton />} Content={TripCollaboration} />;
}
