import { useParams } from 'react-router-dom';
import { FamilyHq } from './family-hq';

export function FamilyHqPage() {
  const { tripId = '' } = useParams();
  return <FamilyHq key={tripId} tripId={tripId} />;
}
