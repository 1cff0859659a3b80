import type { ClientColumn, ClientSummary } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { formatDate, formatDateRange, formatDayOf } from '@landsea/web-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { InvitationBadge } from '../invitation-badge';
import { InviteButton } from '../invite-button';
import { Breakable } from './breakable';
import { StageBadge } from './stage-badge';

const today = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

/** A past date is marked in words too, not by color alone. */
export function NextStep({ client }: { client: Pick<ClientSummary, 'nextStep' | 'nextStepOn'> }) {
  const { nextStep, nextStepOn } = client;
  if (!nextStep && !nextStepOn) return <span className="text-muted">Nothing planned</span>;
  const isLate = nextStepOn !== null && nextStepOn < today();
  return (
    <span className="block min-w-0 wrap-anywhere">
      {nextStep ?? 'Follow up'}
      {nextStepOn ? (
        <span className={`block text-sm tabular-nums ${isLate ? 'font-semibold text-berry' : 'text-muted'}`}>
          {isLate ? `Overdue since ${formatDate(nextStepOn)}` : formatDate(nextStepOn)}
        </span>
      ) : null}
    </span>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) => (
        <Badge key={tag} className="wrap-anywhere">
          {tag}
        </Badge>
      ))}
    </span>
  );
}

const emptyCell = <span className="text-muted">–</span>;

const cells: Record<ClientColumn, (client: ClientSummary) => ReactNode> = {
  stage: (client) => <StageBadge client={client} />,
  'next-step': (client) => (
    <span className="block min-w-36">
      <NextStep client={client} />
    </span>
  ),
  trip: ({ trip }) =>
    trip ? (
      <Link
        to={`/trip/${trip.tripId}/dashboard`}
        className="inline-flex min-h-11 min-w-36 flex-col justify-center text-sea underline-offset-4 hover:underline"
      >
        <span className="wrap-anywhere">{trip.name}</span>
        <span className="text-sm text-muted">{formatDateRange(trip.startDate, trip.endDate)}</span>
      </Link>
    ) : (
      emptyCell
    ),
  tags: ({ tags }) => (tags.length > 0 ? <Tags tags={tags} /> : emptyCell),
  email: ({ email }) =>
    email ? (
      <span className="block min-w-44 wrap-anywhere">
        <Breakable text={email} />
      </span>
    ) : (
      emptyCell
    ),
  phone: ({ phone }) => (phone ? <span className="whitespace-nowrap">{phone}</span> : emptyCell),
  people: ({ people }) => <span className="tabular-nums">{people}</span>,
  source: ({ source }) => source ?? emptyCell,
  invitation: (client) => (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <InvitationBadge invitation={client.invitation} />
      {client.email &&
      (client.invitation.state === 'not-invited' || client.invitation.state === 'expired') ? (
        <InviteButton client={client} size="sm" />
      ) : null}
    </span>
  ),
  added: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{formatDayOf(createdAt)}</span>,
};

export const renderCell = (column: ClientColumn, client: ClientSummary): ReactNode => cells[column](client);
