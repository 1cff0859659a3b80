import { useParams } from 'react-router-dom';
import { KeptTripView } from './kept-trip-view';

export function KeptTripPage() {
  const { keptTripId = '' } = useParams();
  return <KeptTripView key={keptTripId} id={keptTripId} />;
}
