import { useParams } from 'react-router-dom';
import { SavingsTracker } from './savings-tracker';

export function SavingsPage() {
  const { tripId = '' } = useParams();
  return <SavingsTracker key={tripId} tripId={tripId} />;
}
