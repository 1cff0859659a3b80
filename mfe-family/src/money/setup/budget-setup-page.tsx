import { useParams } from 'react-router-dom';
import { BudgetSetup } from './budget-setup';

export function BudgetSetupPage() {
  const { tripId = '' } = useParams();
  return <BudgetSetup key={tripId} tripId={tripId} />;
}
