import type { ConversationMessage, ConversationPage, MessageFile } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { FileText } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { formatDay, formatSize, isSameTurn, writeTimeWords } from './message-labels';
import { toMessageFileUrl, useLazyGetEarlierMessagesQuery } from './messages-api';
import { WholeEmail } from './whole-email';

interface MessageFilesProps {
  conversationId: string;
  files: readonly MessageFile[];
  isOwn: boolean;
}

function MessageFiles({ conversationId, files, isOwn }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={`flex flex-wrap gap-2 ${isOwn ? 'justify-end' : ''}`}>
      {files.map(({ id, name, type, bytes }) => {
        const url = toMessageFileUrl(conversationId, id);
        return (
          <li key={id} className="max-w-full">
            {type.startsWith('image/') ? (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open the picture ${name}`}
                className="block overflow-hidden rounded-card border border-hairline hover:border-sea"
              >
                <img
                  src={`${url}/thumbnail`}
                  alt={name}
                  className="block size-40 bg-sand object-cover sm:size-48"
                />
              </a>
            ) : (
              <a
                href={url}
                download={name}
                className="flex min-h-11 items-center gap-2 rounded-card border border-hairline bg-surface px-3 py-2 text-base text-sea"
              >
                <FileText aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
                <span className="min-w-0 wrap-anywhere underline">{name}</span>
                <span className="shrink-0 text-sm text-muted tabular-nums">{formatSize(bytes)}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface MessageListProps {
  page: ConversationPage;
  now: Date;
}

export function MessageList({
  page: { conversation, messages, hasEarlier, readers },
  now,
}: MessageListProps) {
  const { id, side } = conversation;
  const [earlier, setEarlier] = useState<{ messages: ConversationMessage[]; hasEarlier: boolean }>();
  const [fetchEarlier, { isFetching }] = useLazyGetEarlierMessagesQuery();
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last?.number]);
  const first = earlier?.messages[0] ?? messages[0];
  const more = async () => {
    if (!first) return;
    const { data } = await fetchEarlier({ id, before: first.number });
    if (data)
      setEarlier({ messages: [...data.messages, ...(earlier?.messages ?? [])], hasEarlier: data.hasEarlier });
  };
  const known = new Set(messages.map(({ number }) => number));
  const all = [...(earlier?.messages ?? []).filter(({ number }) => !known.has(number)), ...messages];
  const readBy = last ? readers.filter((reader) => reader.side !== side && reader.upTo >= last.number) : [];
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label="Messages"
      className="max-h-[calc(100dvh-27rem)] min-h-56 overflow-y-auto overscroll-contain py-3 pr-1"
    >
      {(earlier?.hasEarlier ?? hasEarlier) ? (
        <Button size="sm" variant="quiet" busy={isFetching} busyLabel="Loading…" onClick={() => void more()}>
          Show earlier messages
        </Button>
      ) : null}
      <ol aria-live="polite" className="grid gap-2">
        {all.map((message, index) => (
          <Fragment key={message.number}>
            <Day of={message} after={all[index - 1]} now={now} />
            <Message
              message={message}
              isOwn={message.side === side}
              after={all[index - 1]}
              conversationId={id}
            />
          </Fragment>
        ))}
      </ol>
      {last?.side === side && readBy.length > 0 ? (
        <p className="pt-1 text-right text-sm text-muted">
          Read by {readBy.map(({ name }) => name).join(', ')}
        </p>
      ) : null}
      <div ref={end} />
    </div>
  );
}

interface AfterProps {
  /** Undefined for the first message that is shown. */
  after: ConversationMessage | undefined;
}

function Day({ of, after, now }: AfterProps & { of: ConversationMessage; now: Date }) {
  const day = formatDay(of.sentAt, now);
  if (after && formatDay(after.sentAt, now) === day) return null;
  return (
    <li className="flex items-center gap-3 py-1 text-sm text-muted">
      <span aria-hidden className="h-px grow bg-hairline" />
      {day}
      <span aria-hidden className="h-px grow bg-hairline" />
    </li>
  );
}

/** The author and the time stand above the first of several in a row. */
interface MessageProps extends AfterProps {
  message: ConversationMessage;
  isOwn: boolean;
  conversationId: string;
}

function Message({ message, isOwn, after, conversationId }: MessageProps) {
  const from = message.sentFrom ? ` from ${message.sentFrom}` : '';
  const byEmail = message.via === 'email' ? `, by email${from}` : '';
  return (
    <li className={`grid max-w-[85%] gap-1 ${isOwn ? 'justify-self-end' : 'justify-self-start'}`}>
      {after && isSameTurn(after, message) ? null : (
        <p className={`pt-1 text-sm wrap-anywhere text-muted tabular-nums ${isOwn ? 'text-right' : ''}`}>
          {message.authorName}, {writeTimeWords(message.sentAt)}
          {byEmail}
        </p>
      )}
      {message.body ? (
        <p
          className={`w-fit rounded-card px-4 py-2 text-base wrap-anywhere whitespace-pre-line text-ink ${isOwn ? 'justify-self-end rounded-br-sm bg-sea-soft' : 'rounded-bl-sm border border-hairline bg-surface'}`}
        >
          {message.body}
        </p>
      ) : null}
      <MessageFiles conversationId={conversationId} files={message.files ?? []} isOwn={isOwn} />
      {message.isCut ? <WholeEmail id={conversationId} messageId={message.id} /> : null}
    </li>
  );
}
