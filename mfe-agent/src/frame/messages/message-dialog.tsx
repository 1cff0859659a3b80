import {
  labelFields,
  listUnfillableFields,
  MessageClients,
  type MessagedClients,
} from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { toApiError, localMemory } from '@landsea/web-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useMessageClientsMutation } from './client-messages-api';
import { TemplateBar } from './template-bar';

interface Recipient {
  id: string;
  /** A sentence where no message reaches them. */
  unreachable: string | undefined;
}

interface MessageDialogProps {
  clients: readonly Recipient[];
  title: string;
  onDone: (done: MessagedClients) => void;
  onClose: () => void;
}

const DRAFT = 'user_message_to_clients';

/** The text is kept until it is sent. */
export function MessageDialog({ clients, title, onDone, onClose }: MessageDialogProps) {
  const [text, setText] = useState(() => localMemory.read(DRAFT) ?? '');
  const [error, setError] = useState<string>();
  const [send, { isLoading }] = useMessageClientsMutation();
  /** The id stays the same for each try, so that a message whose answer was lost is not sent twice. */
  const id = useRef(crypto.randomUUID());
  const reasons = clients.flatMap(({ unreachable }) => unreachable ?? []);
  const reached = clients.filter(({ unreachable }) => !unreachable);
  const clientIds = reached.map((client) => client.id);
  const write = (typed: string) => {
    setText(typed);
    setError(undefined);
    localMemory.write(DRAFT, typed || undefined);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const missing = listUnfillableFields(text);
    if (missing.length > 0) return setError(`Still empty: ${labelFields(missing)}`);
    const message = MessageClients.safeParse({ id: id.current, clientIds, body: text });
    if (!message.success) return setError(message.error.issues[0]?.message);
    const sent = await send(message.data);
    if (sent.error) return setError(toApiError(sent.error).message);
    write('');
    onDone(sent.data);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description="Each client gets their own copy by email, and their answer comes into your conversation with them."
    >
      <form noValidate aria-label={title} className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {reasons.length > 0 ? (
          <Notice
            tone="warning"
            title={`${formatCount(reached.length, 'client')} of ${clients.length} will get this`}
          >
            <ul className="wrap-anywhere">
              {reasons.map((reason, index) => (
                <li key={`${String(index)} ${reason}`}>{reason}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <TemplateBar values={{}} text={text} onWrite={write} />
        <TextAreaField
          label="Your message"
          rows={8}
          value={text}
          error={error}
          onChange={({ target }) => write(target.value)}
        />
        <div className="flex justify-end">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={isLoading}
            busyLabel="Sending…"
            disabled={reached.length === 0}
          >
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
