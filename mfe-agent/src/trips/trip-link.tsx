import type { AgentTrip } from '@landsea/contracts/agents';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';

/** Undefined where a trip has no room beside the list, and opens at once. */
export interface TripChoice {
  chosenId: string | undefined;
  onChoose: ((trip: AgentTrip) => void) | undefined;
}

interface TripLinkProps {
  trip: AgentTrip;
  choice: TripChoice;
  className: string;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The first press shows the trip beside the list, the next one opens it. */
export function TripLink({ trip, choice: { chosenId, onChoose }, className }: TripLinkProps) {
  const isChosen = chosenId === trip.tripId;
  return (
    <Link
      to={`/trip/${trip.tripId}/dashboard`}
      draggable={false}
      data-trip-link={trip.tripId}
      aria-current={isChosen || undefined}
      className={className}
      onClick={(event) => {
        if (!onChoose || isChosen || !isPlain(event)) return;
        event.preventDefault();
        onChoose(trip);
      }}
    >
      {trip.clientName}
    </Link>
  );
}
