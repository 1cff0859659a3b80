import { useParams } from 'react-router';
import { BudgetCenter } from './budget-center';

export function Component() {
  const { tripId = '' } = useParams();
  return <BudgetCenter key={tripId} tripId={tripId} />;
}
