import { ActiveTripPage } from '../../trip/page/active-trip-page';
import { SpendingHub } from './spending-hub';
import { SpendingSkeleton } from './spending-skeleton';

/** `/budget` and its aliases: the spending of the active trip. */
export function ActiveSpendingPage() {
  return (
    <ActiveTripPage skeleton={<SpendingSkeleton />}>
      {(tripId) => <SpendingHub key={tripId} tripId={tripId} />}
    </ActiveTripPage>
  );
}
