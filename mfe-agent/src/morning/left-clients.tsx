import type { LeftClient } from '@landsea/contracts/agents';
import { formatDayOf } from '@landsea/web-kit';
import { Link } from 'react-router-dom';

export function LeftClients({ clients }: { clients: readonly LeftClient[] }) {
  if (clients.length === 0) return null;
  return (
    <ul aria-label="Clients who left" className="grid gap-2 pb-5">
      {clients.map(({ clientId, clientName, leftAt }) => {
        const firstName = clientName.split(' ')[0] ?? clientName;
        return (
          <li
            key={clientId}
            className="rounded-card border border-hairline bg-sun-soft px-4 py-3 wrap-anywhere text-ink"
          >
            <Link
              to={`/app/agents/clients/${clientId}`}
              className="inline-flex min-h-11 items-center font-semibold text-sea underline"
            >
              {clientName}
            </Link>{' '}
            left on {formatDayOf(leftAt)}. You keep what you planned; {firstName} no longer sees it.
          </li>
        );
      })}
    </ul>
  );
}
