import { ActiveTripPage } from '../../trip/page/active-trip-page';
import { SavingsSkeleton } from './savings-skeleton';
import { SavingsTracker } from './savings-tracker';

/** `/savings-tracker`: the savings for the active trip. */
export function ActiveSavingsPage() {
  return (
    <ActiveTripPage skeleton={<SavingsSkeleton />}>
      {(tripId) => <SavingsTracker key={tripId} tripId={tripId} />}
    </ActiveTripPage>
  );
}
