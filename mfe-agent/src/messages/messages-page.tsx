import type { Conversation, ConversationSide } from '@landsea/contracts/agents';
import { Badge } from '@landsea/ui/badge';
import { EmptyState } from '@landsea/ui/empty-state';
import { ErrorState } from '@landsea/ui/error-state';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, useSession } from '@landsea/web-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatWaited } from '../frame/messages/waited-labels';
import { SendConfirmationButton } from '../frame/send-confirmation-button';
import { ConversationView } from './conversation-view';
import { formatHeld, formatSent, getSubject, makeExcerpt } from './message-labels';
import {
  useGetConversationQuery,
  useListConversationsQuery,
  useOpenConversationMutation,
} from './messages-api';
import { useLiveMessages } from './use-live-messages';

interface ConversationListProps {
  conversations: readonly Conversation[];
  nameOf: (conversation: Conversation) => string;
  chosen: string | undefined;
  now: Date;
}

function ConversationList({ conversations, nameOf, chosen, now }: ConversationListProps) {
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

interface MessagesPageProps {
  side: ConversationSide;
  path: string;
  breadcrumb?: ReactNode;
  lead: string;
  nameOf: (conversation: Conversation) => string;
  empty: { title: string; text: string; action: ReactNode };
  /** Beside the open conversation. */
  aside?: (conversation: Conversation, now: Date) => ReactNode;
}

export function MessagesPage({ side, path, breadcrumb, lead, nameOf, empty, aside }: MessagesPageProps) {
  const [search] = useSearchParams();
  const { data, error, refetch } = useListConversationsQuery(side, { refetchOnMountOrArgChange: true });
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  useLiveMessages();
  const chosen = search.get('conversation') ?? undefined;
  // One without messages is not in the list yet.
  const { currentData: opened } = useGetConversationQuery(chosen ?? '', { skip: !chosen || !aside });
  const beside = opened && aside?.(opened.conversation, now);
  const client = search.get('client');
  if (client && !chosen)
    return (
      <Opening clientId={client} tripId={search.get('trip')} template={search.get('template')} path={path} />
    );
  return (
    <>
      {/* On a phone an open conversation has the screen to itself. */}
      <div className={chosen ? 'max-lg:sr-only' : undefined}>
        <PageHeader title="Messages" {...(!chosen && { lead, breadcrumb })} />
      </div>
      {error && !data ? (
        <ErrorState text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-64" />
      ) : data.length === 0 && !chosen ? (
        <EmptyState {...empty} />
      ) : (
        <div
          className={`grid items-start gap-x-8 gap-y-2 lg:grid-cols-[20rem_minmax(0,1fr)] ${beside ? 'min-[73.75rem]:grid-cols-[16rem_minmax(0,1fr)_17rem]' : ''}`}
        >
          <div className={chosen ? 'hidden lg:row-span-2 lg:block' : undefined}>
            <ConversationList conversations={data} nameOf={nameOf} chosen={chosen} now={now} />
          </div>
          {chosen ? (
            <>
              <div className="flex flex-wrap items-center justify-between gap-2 min-[73.75rem]:col-start-3 min-[73.75rem]:row-span-2 min-[73.75rem]:row-start-1 min-[73.75rem]:block">
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center justify-self-start text-sea underline lg:hidden"
                >
                  All conversations
                </Link>
                {beside}
              </div>
              <div className="min-w-0 lg:col-start-2">
                <ConversationView key={chosen} conversationId={chosen} nameOf={nameOf} now={now} />
              </div>
            </>
          ) : (
            <p className="hidden py-10 text-base text-muted lg:block">Choose a conversation.</p>
          )}
        </div>
      )}
    </>
  );
}

interface OpeningProps {
  clientId: string;
  tripId: string | null;
  template: string | null;
  path: string;
}

function Opening({ clientId, tripId, template, path }: OpeningProps) {
  const [, setSearch] = useSearchParams();
  const { user } = useSession();
  const [open, { error }] = useOpenConversationMutation();
  useEffect(() => {
    void open({ clientId, tripId }).then(({ data }) => {
      if (data) setSearch({ conversation: data.id, ...(template && { template }) }, { replace: true });
    });
  }, [clientId, tripId, template, open, setSearch]);
  if (!error) return <Skeleton className="mt-10 h-64" />;
  const { code, message } = toApiError(error);
  return (
    <ErrorState
      isPage
      title="No conversation here"
      text={code === 'NOT_FOUND' ? 'There’s nobody to write to here.' : message}
      secondary={
        <>
          {code === 'EMAIL_NOT_VERIFIED' && user ? (
            <SendConfirmationButton email={user.email} label="Send me the confirmation email" />
          ) : null}
          <Link to={path} className="inline-flex min-h-11 items-center text-sea underline">
            All conversations
          </Link>
        </>
      }
    />
  );
}
