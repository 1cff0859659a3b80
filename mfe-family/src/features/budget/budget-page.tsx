import { useParams } from 'react-router';
import { BudgetCenter } from './budget-center';

export function BudgetPage() {
  const { tripId = '' } = useParams();
  return <BudgetCenter key={tripId} tripId={tripId} />;
}
