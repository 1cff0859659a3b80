import type { AgentTrip } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Link } from 'react-router-dom';
import { LONG_WAIT_DAYS, describeNext, countWaitedDays } from './trip-labels';

function NextTitle({ trip: { next } }: { trip: AgentTrip }) {
  if (next?.kind === 'message')
    return (
      <Link
        to={`/app/agents/messages?conversation=${next.windowId}`}
        className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-sea underline-offset-4 hover:underline"
      >
        {next.title}
      </Link>
    );
  return next ? <span className="block text-sm wrap-anywhere text-ink">{next.title}</span> : null;
}

export function TripNext({ trip, now }: { trip: AgentTrip; now: Date }) {
  const isLate = countWaitedDays(trip, now) >= LONG_WAIT_DAYS;
  return (
    <>
      <NextTitle trip={trip} />
      <Badge tone={isLate ? 'berry' : trip.next?.waitingSince ? 'coral' : 'neutral'}>
        {describeNext(trip, now)}
      </Badge>
    </>
  );
}
