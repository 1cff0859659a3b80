import type { QuotePage } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit/http';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Trap } from './form-trap';
import { askAboutQuote } from './offer-calls';
import { useSend } from './use-send';

export interface OfferFormProps {
  token: string;
  page: QuotePage;
  onBack: () => void;
}

/** A question goes into the conversation with the agent, who answers by email. */
export function AskForm({ token, page, onBack, about }: OfferFormProps & { about: string }) {
  const [id] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [website, setWebsite] = useState('');
  const { send, isSending, isSent, error } = useSend(askAboutQuote);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const who = page.agentName ?? 'Your agent';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send({ token, id, about, text, website });
  };
  if (isSent)
    return (
      <Notice tone="success" title="Your question is on its way">
        <p>{who} answers by email.</p>
        <Button variant="quiet" className="mt-1" onClick={onBack}>
          Done
        </Button>
      </Notice>
    );
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-5"
    >
      <TextAreaField
        label={`Ask about ${about === 'the offer' ? about : about.toLowerCase()}`}
        rows={3}
        value={text}
        error={getFieldErrors(error)['text']}
        onChange={({ target }) => setText(target.value)}
      />
      <Trap value={website} onChange={setWebsite} />
      {error && !getFieldErrors(error)['text'] ? (
        <Notice tone="error">{toApiError(error).message}</Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={isSending}
          busyLabel="Sending..."
          disabled={text.trim() === ''}
        >
          Send the question
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
