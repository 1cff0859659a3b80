import { ActiveTripPage } from '../../trip/page/active-trip-page';
import { FamilyHq, FamilyHqSkeleton } from './family-hq';

/** `/family-hq`: the people of the active trip. */
export function ActiveFamilyHqPage() {
  return (
    <ActiveTripPage skeleton={<FamilyHqSkeleton />}>
      {(tripId) => <FamilyHq key={tripId} tripId={tripId} />}
    </ActiveTripPage>
  );
}
