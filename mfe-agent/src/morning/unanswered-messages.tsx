import type { Unanswered, UnansweredSummary } from '@landsea/contracts/agents';
import { MailQuestionMark, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatWaited } from '../frame/messages/waited-labels';
import { useUnanswered } from './morning-api';

const rowClass =
  'flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3 text-ink no-underline hover:bg-sea-soft sm:px-5';
const addressOf = ({ conversationId }: Unanswered): string =>
  conversationId ? `/app/agents/messages?conversation=${conversationId}` : '/app/agents/messages';

export function UnansweredMessages({ now }: { now: Date }) {
  const { data } = useUnanswered();
  return (
    <div className="mb-6 grid gap-2 empty:hidden">
      {data?.waiting && <Waiting waiting={data.waiting} now={now} />}
      {data?.held && <HeldBack held={data.held} />}
    </div>
  );
}

function Waiting({ waiting, now }: { waiting: Unanswered; now: Date }) {
  const { clients, clientName, since } = waiting;
  return (
    <Link to={addressOf(waiting)} className={rowClass}>
      <MessageCircle aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">
          {clientName}
          {clients > 1 ? ` and ${clients - 1} more` : ''}
        </span>{' '}
        {clients > 1 ? 'wait' : 'waits'} for an answer
        <span className="text-muted">
          , {clients > 1 ? 'the longest ' : ''}for {formatWaited(since, now)}
        </span>
      </span>
    </Link>
  );
}

function HeldBack({ held }: { held: NonNullable<UnansweredSummary['held']> }) {
  const { clients, clientName, emails } = held;
  return (
    <Link to={addressOf(held)} className={rowClass}>
      <MailQuestionMark aria-hidden className="size-5 shrink-0 text-berry" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">
        {emails === 1 ? 'An email' : `${emails} emails`} in{' '}
        <span className="font-semibold">
          {clientName}’s conversation{clients > 1 ? ` and ${clients - 1} more` : ''}
        </span>{' '}
        {emails === 1 ? 'was' : 'were'} held back.
        <span className="text-muted"> Check who wrote {emails === 1 ? 'it' : 'them'}.</span>
      </span>
    </Link>
  );
}
