import type { AgentTrip } from '@landsea/contracts/agents';
import { Link } from 'react-router-dom';

export function ItineraryLink({ trip: { tripId, name } }: { trip: Pick<AgentTrip, 'tripId' | 'name'> }) {
  return (
    <Link
      to={`/app/agents/trips/${tripId}/itinerary`}
      className="relative inline-flex min-h-11 items-center text-sm text-sea underline-offset-4 hover:underline"
    >
      Itinerary<span className="sr-only"> of {name}</span>
    </Link>
  );
}
