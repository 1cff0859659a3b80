import { useParams } from 'react-router-dom';
import { BudgetCenter } from './budget-center';

export function BudgetPage() {
  const { tripId = '' } = useParams();
  return <BudgetCenter key={tripId} tripId={tripId} />;
}
