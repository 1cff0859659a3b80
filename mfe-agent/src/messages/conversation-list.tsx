import type { Conversation } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { Link } from 'react-router-dom';
import { formatWaited } from '../frame/messages/waited-labels';
import { makeExcerpt, formatHeld, formatSent, getSubject } from './message-labels';

interface ConversationListProps {
  conversations: readonly Conversation[];
  nameOf: (conversation: Conversation) => string;
  chosen: string | undefined;
  now: Date;
}

export function ConversationList({ conversations, nameOf, chosen, now }: ConversationListProps) {
  return (
    <ul aria-label="Conversations" className="divide-y divide-hairline border-y border-hairline">
      {conversations.map((conversation) => {
        const { id, last, unread, waitingSince, isClosed, held = 0 } = conversation;
        return (
          <li key={id}>
            <Link
              to={`?conversation=${id}`}
              aria-current={id === chosen ? 'true' : undefined}
              className="grid min-h-14 gap-1 px-2 py-3 no-underline hover:bg-sea-soft aria-[current]:bg-sea-soft"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate font-semibold text-ink">{nameOf(conversation)}</span>
                <span className="shrink-0 text-sm text-muted tabular-nums">
                  {last ? formatSent(last.sentAt, now) : ''}
                </span>
              </span>
              <span className="truncate text-sm text-muted">{getSubject(conversation)}</span>
              <span className="truncate text-base text-ink">
                {last ? `${last.authorName}: ${makeExcerpt(last)}` : 'No message yet'}
              </span>
              <span className="flex flex-wrap gap-2 empty:hidden">
                {waitingSince ? <Badge tone="sun">Waiting {formatWaited(waitingSince, now)}</Badge> : null}
                {unread > 0 ? <Badge tone="coral">{unread} new</Badge> : null}
                {held > 0 ? <Badge tone="berry">{formatHeld(held)}</Badge> : null}
                {isClosed ? <Badge>Closed</Badge> : null}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
