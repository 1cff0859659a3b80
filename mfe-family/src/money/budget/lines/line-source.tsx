import { sourceNames, type LineSource as Source } from '@landsea/contracts/money';
import { Link } from 'react-router-dom';

const paths: Record<Source, (tripId: string) => string> = {
  dining: (tripId) => `/trip/${tripId}/dining-reservations`,
  'lightning-lane': (tripId) => `/trip/${tripId}/lightning-lanes`,
  snacks: (tripId) => `/trip/${tripId}/sips-snacks`,
  excursions: (tripId) => `/trip/${tripId}/excursions-lab`,
  photos: () => '/photo-planning',
  plans: (tripId) => `/trip/${tripId}/daily-planner-v2`,
  bookings: (tripId) => `/trip/${tripId}/bookings`,
};

export function LineSource({ tripId, source }: { tripId: string; source: Source }) {
  return (
    <p className="px-2 text-sm text-muted">
      from{' '}
      <Link to={paths[source](tripId)} className="underline underline-offset-2 hover:text-ink">
        {sourceNames[source]}
      </Link>
    </p>
  );
}
