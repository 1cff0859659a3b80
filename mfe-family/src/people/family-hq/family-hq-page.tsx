import { TripPage } from '../../trip-page/page/trip-page';
import { FamilyHq, FamilyHqSkeleton } from './family-hq';

export function FamilyHqPage() {
  return <TripPage skeleton={<FamilyHqSkeleton />} Content={FamilyHq} />;
}
