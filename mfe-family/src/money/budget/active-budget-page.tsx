import { ActiveTripPage } from '../../trip/page/active-trip-page';
import { BudgetCenter } from './budget-center';
import { BudgetSkeleton } from './budget-skeleton';

/** `/budget-center` and its alias: the budget of the active trip. */
export function ActiveBudgetPage() {
  return (
    <ActiveTripPage skeleton={<BudgetSkeleton />}>
      {(tripId) => <BudgetCenter key={tripId} tripId={tripId} />}
    </ActiveTripPage>
  );
}
