import { TripPage } from '../../trip-frame/page/trip-page';
import { SpendingHub } from './spending-hub';
import { SpendingSkeleton } from './spending-skeleton';

export function SpendingPage() {
  return <TripPage skeleton={<SpendingSkeleton />} Content={SpendingHub} />;
}
