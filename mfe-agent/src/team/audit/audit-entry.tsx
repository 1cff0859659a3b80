import { NO_CLIENT, type ClientAuditEntry } from '@landsea/contracts/agents';
import { Link } from 'react-router-dom';

const isDeletion = ({ kind, action }: ClientAuditEntry): boolean => kind === 'client' && action === 'removed';

const teamDeedOf = ({ teamEvent, what, clientName }: ClientAuditEntry): string => {
  switch (teamEvent) {
    case 'exported':
      return `exported the client list, ${what}`;
    case 'invited':
      return `invited ${what}`;
    case 'revoked':
      return `took back the invitation of ${what}`;
    case 'joined':
      return 'joined the team';
    case 'role':
      return `changed a role: ${what}`;
    case 'removed':
      return `removed ${what} from the team`;
    case 'left':
      return 'left the team';
    case 'looked':
      return `looked at the trip as ${clientName} does`;
    default:
      return `changed the team: ${what}`;
  }
};

const deedOf = (entry: ClientAuditEntry): string => {
  const { kind, action, noun, what, clientName, handedTo, teamEvent } = entry;
  if (teamEvent !== undefined) return teamDeedOf(entry);
  if (isDeletion(entry)) return 'deleted a client for good';
  if (handedTo !== undefined) return `handed ${clientName} over to ${handedTo}`;
  if (kind === 'client-merge')
    return action === 'added'
      ? `merged “${what}” into this client`
      : `made “${what}” a client of their own again`;
  return kind === 'client' && what === clientName
    ? `${action} the client`
    : `${action} ${noun ?? kind} “${what}”`;
};

const momentOf = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

export function AuditEntryRow({
  entry,
  onClient,
}: {
  entry: ClientAuditEntry;
  onClient: (() => void) | undefined;
}) {
  const { at, by, isYou, clientId, clientName, details, handedTo } = entry;
  const hasPage = clientId !== NO_CLIENT && !isDeletion(entry);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-t border-hairline py-3 first:border-t-0">
      <div className="min-w-0 grow basis-72 wrap-anywhere">
        {!hasPage ? null : (
          <Link
            to={`/app/agents/clients/${clientId}`}
            className="inline-flex min-h-11 items-center font-semibold text-sea underline-offset-4 hover:underline"
          >
            {clientName}
          </Link>
        )}
        <p>
          <strong className="font-semibold">{isYou ? 'You' : by}</strong> {deedOf(entry)}
        </p>
        {details.length > 0 && handedTo === undefined ? (
          <p className="text-sm">{details.join(' · ')}</p>
        ) : null}
      </div>
      <div className="flex items-center gap-3 text-sm text-muted">
        <time dateTime={at} className="tabular-nums">
          {momentOf(at)}
        </time>
        {onClient && hasPage ? (
          <button
            type="button"
            onClick={onClient}
            className="min-h-11 cursor-pointer font-semibold text-sea underline-offset-4 hover:underline"
          >
            Only this client<span className="sr-only">: {clientName}</span>
          </button>
        ) : null}
      </div>
    </li>
  );
}
