import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { waitedLabel } from '../waited-labels';
import { useUnanswered } from './morning-api';

/** Who waits for an answer, above what opens and what is due. */
export function UnansweredMessages({ now }: { now: Date }) {
  const { data: conversations = [] } = useUnanswered();
  const [first] = conversations;
  if (!first?.waitingSince) return null;
  const others = new Set(conversations.map(({ clientId }) => clientId)).size - 1;
  const isOne = conversations.length === 1;
  return (
    <Link
      to={isOne ? `/app/agents/messages?conversation=${first.id}` : '/app/agents/messages'}
      className="mb-6 flex min-h-14 items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3 text-ink no-underline hover:bg-sea-soft sm:px-5"
    >
      <MessageCircle aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold">
          {first.clientName}
          {others > 0 ? ` and ${String(others)} more` : ''}
        </span>{' '}
        {others > 0 ? 'wait' : 'waits'} for an answer
        <span className="text-muted">
          , {others > 0 ? 'the longest ' : ''}for {waitedLabel(first.waitingSince, now)}
        </span>
      </span>
    </Link>
  );
}
