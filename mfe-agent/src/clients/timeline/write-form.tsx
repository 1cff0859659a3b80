import { SendMessage } from '@landsea/contracts/agents';
import { describeUnreachable } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { localMemory, notify, toApiError } from '@landsea/web-kit';
import { Send } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import type { KnownClient } from '../household/known-client';
import { useOpenTalkMutation, useSendInTalkMutation } from './timeline-api';

/** The text is kept until it is sent, over failures and reloads. */
export function WriteForm({ client }: { client: KnownClient }) {
  const { id: clientId, firstName } = client;
  const draftKey = `user_talk_${clientId}`;
  const [text, setText] = useState(() => localMemory.read(draftKey) ?? '');
  const [error, setError] = useState<string>();
  const [open, opening] = useOpenTalkMutation();
  const [send, sending] = useSendInTalkMutation();
  /** The id stays the same for each try, so that a message whose answer was lost is not sent twice. */
  const id = useRef(crypto.randomUUID());
  const unreachable = describeUnreachable(client);
  if (unreachable) return <p className="text-base wrap-anywhere text-muted">{unreachable}</p>;
  const write = (typed: string) => {
    setText(typed);
    setError(undefined);
    localMemory.write(draftKey, typed || undefined);
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const message = SendMessage.safeParse({ id: id.current, body: text });
    if (!message.success) return setError(message.error.issues[0]?.message);
    const talk = await open({ clientId, tripId: null });
    if (talk.error) return setError(toApiError(talk.error).message);
    const sent = await send({ id: talk.data.id, message: message.data });
    if (sent.error) return setError(toApiError(sent.error).message);
    id.current = crypto.randomUUID();
    write('');
    notify({ title: `Sent to ${firstName}`, tone: 'success' });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <TextAreaField
        label="Your message"
        hideLabel
        placeholder={`Write to ${firstName}`}
        rows={3}
        value={text}
        error={error}
        onChange={({ target }) => write(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          busy={opening.isLoading || sending.isLoading}
          busyLabel="Sending…"
          icon={<Send aria-hidden className="size-5" strokeWidth={1.75} />}
        >
          Send
        </Button>
        <Link
          to={`/app/agents/messages?client=${clientId}`}
          className="inline-flex min-h-11 items-center text-sea underline underline-offset-4"
        >
          Templates and files
        </Link>
      </div>
    </form>
  );
}
