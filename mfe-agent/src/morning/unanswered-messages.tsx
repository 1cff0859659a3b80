import type { Conversation } from '@landsea/contracts/agents';
import { MailQuestionMark, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatWaited } from '../frame/messages/waited-labels';
import { useUnanswered } from './morning-api';

const rowClass =
  'flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3 text-ink no-underline hover:bg-sea-soft sm:px-5';
const addressOf = ([first, ...others]: readonly Conversation[]): string =>
  first && others.length === 0 ? `/app/agents/messages?conversation=${first.id}` : '/app/agents/messages';
const othersThan = (conversations: readonly Conversation[]): number =>
  new Set(conversations.map(({ clientId }) => clientId)).size - 1;

export function UnansweredMessages({ now }: { now: Date }) {
  const { data: conversations = [] } = useUnanswered();
  return (
    <div className="mb-6 grid gap-2 empty:hidden">
      <Waiting conversations={conversations.filter(({ waitingSince }) => waitingSince !== null)} now={now} />
      <HeldBack conversations={conversations.filter(({ held = 0 }) => held > 0)} />
    </div>
  );
}

function Waiting({ conversations, now }: { conversations: readonly Conversation[]; now: Date }) {
  const [first] = conversations;
  if (!first?.waitingSince) return null;
  const others = othersThan(conversations);
  return (
    <Link to={addressOf(conversations)} className={rowClass}>
      <MessageCircle aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">
          {first.clientName}
          {others > 0 ? ` and ${others} more` : ''}
        </span>{' '}
        {others > 0 ? 'wait' : 'waits'} for an answer
        <span className="text-muted">
          , {others > 0 ? 'the longest ' : ''}for {formatWaited(first.waitingSince, now)}
        </span>
      </span>
    </Link>
  );
}

function HeldBack({ conversations }: { conversations: readonly Conversation[] }) {
  const [first] = conversations;
  if (!first) return null;
  const others = othersThan(conversations);
  const emails = conversations.reduce((sum, { held = 0 }) => sum + held, 0);
  return (
    <Link to={addressOf(conversations)} className={rowClass}>
      <MailQuestionMark aria-hidden className="size-5 shrink-0 text-berry" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">
        {emails === 1 ? 'An email' : `${emails} emails`} to{' '}
        <span className="font-semibold">
          {first.clientName}
          {others > 0 ? ` and ${others} more` : ''}
        </span>{' '}
        {emails === 1 ? 'was' : 'were'} held back
        <span className="text-muted">, in case somebody else wrote {emails === 1 ? 'it' : 'them'}</span>
      </span>
    </Link>
  );
}
