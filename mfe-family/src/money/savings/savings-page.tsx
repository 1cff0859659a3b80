import { TripPage } from '../../trip-frame/page/trip-page';
import { SavingsSkeleton } from './savings-skeleton';
import { SavingsTracker } from './savings-tracker';

export function SavingsPage() {
  return <TripPage skeleton={<SavingsSkeleton />} Content={SavingsTracker} />;
}
