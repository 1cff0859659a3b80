import type { LikelyClient } from '@landsea/contracts/agents';
import { Notice } from '@landsea/ui/notice';
import { Link } from 'react-router-dom';
import { formatReasons } from './reason-texts';

const link = 'font-semibold text-sea underline underline-offset-4';

export function LikelyClients({
  title,
  clients,
  mergeInto,
  className,
}: {
  title: string;
  clients: readonly LikelyClient[];
  mergeInto?: string;
  className?: string;
}) {
  if (clients.length === 0) return null;
  return (
    <Notice tone="info" title={title} {...(className && { className })}>
      <ul className="grid gap-1">
        {clients.map(({ client, reasons }) => (
          <li key={client.id} className="wrap-anywhere">
            <Link to={`/app/agents/clients/${client.id}`} className={link}>
              {client.firstName} {client.lastName}
            </Link>{' '}
            ({formatReasons(reasons)}
            {client.archivedAt ? ', in the archive' : ''})
            {mergeInto === undefined ? null : (
              <>
                {' · '}
                <Link to={`/app/agents/clients/${mergeInto}/merge/${client.id}`} className={link}>
                  Compare<span className="sr-only"> with {`${client.firstName} ${client.lastName}`}</span>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
