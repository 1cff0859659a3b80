import type { AgentTrip } from '@landsea/contracts/agents';
import { Link } from 'react-router-dom';

/** `Group: Okafor reunion`; nothing for a trip in none. */
export function GroupLink({ trip: { group } }: { trip: Pick<AgentTrip, 'group'> }) {
  if (!group) return null;
  return (
    <Link
      to={`/app/agents/groups/${group.id}`}
      className="relative inline-flex min-h-11 items-center text-sm font-normal wrap-anywhere text-sea underline-offset-4 hover:underline"
    >
      Group: {group.name}
    </Link>
  );
}
