import { TripPage } from '../../trip-frame/page/trip-page';
import { FamilyHq, FamilyHqSkeleton } from './family-hq';

export function FamilyHqPage() {
  return <TripPage skeleton={<FamilyHqSkeleton />} Content={FamilyHq} />;
}
