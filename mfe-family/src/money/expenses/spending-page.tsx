import { useParams } from 'react-router-dom';
import { SpendingHub } from './spending-hub';

export function SpendingPage() {
  const { tripId = '' } = useParams();
  return <SpendingHub key={tripId} tripId={tripId} />;
}
