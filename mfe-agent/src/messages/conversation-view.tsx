import type { ConversationPage, FieldValues } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Notice } from '@landsea/ui/notice';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError, formatDate, useSession } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTemplates } from '../frame/messages/use-templates';
import { Composer } from './composer';
import { HeldEmails } from './held-emails';
import { MessageList } from './message-list';
import { getSubject } from './message-labels';
import {
  useGetConversationQuery,
  useGetMessageFieldsQuery,
  useMarkConversationReadMutation,
  useSetConversationWaitingMutation,
} from './messages-api';

interface ConversationViewProps {
  conversationId: string;
  nameOf: (conversation: ConversationPage['conversation']) => string;
  now: Date;
}

/** A message that is shown counts as read. */
export function ConversationView({ conversationId, nameOf, now }: ConversationViewProps) {
  const {
    data: page,
    error,
    refetch,
  } = useGetConversationQuery(conversationId, { refetchOnMountOrArgChange: true });
  useReading(page);
  if (error && !page) {
    const { code, message } = toApiError(error);
    if (code === 'NOT_FOUND')
      return (
        <ErrorState title="No such conversation" text="None of your conversations is at this address." />
      );
    return <ErrorState text={message} onRetry={() => void refetch()} />;
  }
  if (!page) return <Skeleton className="h-96" />;
  const { conversation } = page;
  return (
    <section aria-labelledby="conversation" className="grid min-w-0 content-start gap-2">
      <header className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="conversation" className="line-clamp-2 font-display text-xl wrap-anywhere text-ink">
            {nameOf(conversation)}
          </h2>
          <p className="line-clamp-2 text-base wrap-anywhere text-muted">
            {conversation.trip ? (
              <Link to={`/trip/${conversation.trip.id}/dashboard`} className="text-sea underline">
                {conversation.trip.name}
              </Link>
            ) : (
              getSubject(conversation)
            )}
          </p>
        </div>
        {conversation.waitingSince ? <AnswerNotNeeded id={conversationId} /> : null}
      </header>
      <HeldEmails page={page} />
      {page.messages.length === 0 ? (
        <p className="py-6 text-base text-muted">No messages yet. Write the first one.</p>
      ) : (
        <MessageList page={page} now={now} />
      )}
      {conversation.isClosed ? (
        <Notice>This client is no longer connected to you. Your messages stay here.</Notice>
      ) : (
        <>
          <ByEmail conversation={conversation} />
          <ComposerFor page={page} />
        </>
      )}
    </section>
  );
}

function ComposerFor({ page: { conversation } }: { page: ConversationPage }) {
  const { user } = useSession();
  const { id, side, clientName, trip, emailedTo } = conversation;
  const [search, setSearch] = useSearchParams();
  const [wanted] = useState(() => search.get('template'));
  const ofTrip = useGetMessageFieldsQuery(trip?.id ?? '', {
    skip: side !== 'agent' || !trip,
    refetchOnMountOrArgChange: true,
  });
  const { templates, isReady } = useTemplates({ skip: side !== 'agent' || !wanted });
  useEffect(() => {
    if (search.has('template')) setSearch({ conversation: id }, { replace: true });
  }, [id, search, setSearch]);
  // What the trip knows and the agent's own words belong in the text that is about to be written.
  if (wanted && (ofTrip.isFetching || !isReady)) return <Skeleton className="h-40" />;
  const values: FieldValues = {
    ...(trip && { tripName: trip.name, startDate: formatDate(trip.startDate) }),
    ...ofTrip.data,
    firstName: clientName.split(' ')[0] ?? '',
    agentName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    portalLink: `${window.location.origin}/client-portal`,
  };
  return (
    <Composer
      key={id}
      conversationId={id}
      values={side === 'agent' ? values : undefined}
      template={side === 'agent' ? templates.find((each) => each.id === wanted) : undefined}
      takesFiles={!emailedTo}
    />
  );
}

function ByEmail({ conversation: { clientName, emailedTo } }: Pick<ConversationPage, 'conversation'>) {
  const { user } = useSession();
  if (!emailedTo) return null;
  const firstName = clientName.split(' ')[0] ?? '';
  return (
    <p className="text-sm wrap-anywhere text-muted">
      {user?.isDemo
        ? `${firstName} has no account yet. Outside the demo, your message goes to ${emailedTo} by email.`
        : `${firstName} has no account yet. Your message goes to ${emailedTo} by email, and the answer comes back here.`}
    </p>
  );
}

function AnswerNotNeeded({ id }: { id: string }) {
  const [setWaiting, { isLoading }] = useSetConversationWaitingMutation();
  return (
    <Button
      size="sm"
      className="shrink-0"
      busy={isLoading}
      busyLabel="Saving…"
      onClick={() => void setWaiting({ id, waiting: false })}
    >
      No answer needed
    </Button>
  );
}

const useReading = (page: ConversationPage | undefined): void => {
  const [markRead] = useMarkConversationReadMutation();
  const id = page?.conversation.id;
  const side = page?.conversation.side;
  const upTo = page?.messages.filter((message) => message.side !== side).at(-1)?.number;
  useEffect(() => {
    if (id === undefined || upTo === undefined) return undefined;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', read);
      void markRead({ id, upTo });
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, upTo, markRead]);
};
