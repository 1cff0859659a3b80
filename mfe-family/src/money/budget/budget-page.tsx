import { TripPage } from '../../trip-frame/page/trip-page';
import { BudgetCenter } from './budget-center';
import { BudgetSkeleton } from './budget-skeleton';

export function BudgetPage() {
  return <TripPage skeleton={<BudgetSkeleton />} Content={BudgetCenter} />;
}
