import type { ConversationMessage, ConversationPage, ConversationSide } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { useEffect, useRef, useState } from 'react';
import { sentWords } from './message-words';
import { useLazyGetEarlierMessagesQuery } from './messages-api';

interface MessageListProps {
  page: ConversationPage;
  now: Date;
}

/** The messages in order, with who has read the last one; earlier ones on request. */
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
      className="max-h-[60vh] min-h-40 overflow-y-auto py-3"
    >
      {(earlier?.hasEarlier ?? hasEarlier) ? (
        <Button size="sm" variant="quiet" busy={isFetching} busyLabel="Loading…" onClick={() => void more()}>
          Show earlier messages
        </Button>
      ) : null}
      <ol aria-live="polite" className="grid gap-3">
        {all.map((message) => (
          <Message key={message.number} message={message} side={side} now={now} />
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

function Message({
  message,
  side,
  now,
}: {
  message: ConversationMessage;
  side: ConversationSide;
  now: Date;
}) {
  const isOwn = message.side === side;
  return (
    <li className={`grid max-w-[85%] gap-1 ${isOwn ? 'justify-self-end' : 'justify-self-start'}`}>
      <p className="text-sm text-muted tabular-nums">
        {message.authorName}, {sentWords(message.sentAt, now)}
        {message.via === 'email' ? ', by email' : ''}
      </p>
      <p
        className={`rounded-card px-4 py-2 text-base wrap-anywhere whitespace-pre-line text-ink ${isOwn ? 'bg-sea-soft' : 'border border-hairline bg-surface'}`}
      >
        {message.body}
      </p>
    </li>
  );
}
