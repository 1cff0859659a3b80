import type { AgentTrip } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { Menu, MenuItem } from '@landsea/ui/overlays/menu';
import { MoreHorizontal } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useNewQuote } from '../frame/quotes/new-quote-button';

interface TripMenuProps {
  trip: AgentTrip;
  onTemplate: (trip: AgentTrip) => void;
  onDelete: (trip: AgentTrip) => void;
}

export function TripMenu({ trip, onTemplate, onDelete }: TripMenuProps) {
  const navigate = useNavigate();
  const { start } = useNewQuote(trip.clientId, trip.tripId);
  if (!trip.isMade) return null;
  return (
    <Menu
      trigger={
        <Button size="sm" variant="quiet" className="-mx-3" aria-label={`More for ${trip.name}`}>
          <MoreHorizontal aria-hidden size={20} strokeWidth={1.75} />
        </Button>
      }
    >
      <MenuItem onSelect={() => void navigate(`/app/agents/trips/${trip.tripId}/itinerary`)}>
        Itinerary for the family
      </MenuItem>
      <MenuItem onSelect={() => void start()}>New quote for this trip</MenuItem>
      <MenuItem onSelect={() => onTemplate(trip)}>Use as a template…</MenuItem>
      {trip.group ? null : (
        <MenuItem onSelect={() => void navigate(`/app/agents/groups?trip=${trip.tripId}`)}>
          Put it in a group…
        </MenuItem>
      )}
      <MenuItem tone="danger" onSelect={() => onDelete(trip)}>
        Delete…
      </MenuItem>
    </Menu>
  );
}
