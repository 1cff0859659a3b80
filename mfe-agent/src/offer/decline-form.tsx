import type { QuotePage } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit/http';
import { useState, type SyntheticEvent } from 'react';
import type { OfferFormProps } from './ask-form';
import { Trap } from './form-trap';
import { declineQuote } from './offer-calls';
import { useSend } from './use-send';

const REASONS = ['Over our budget', 'The dates don’t work', 'We’d like something else', 'Not this year'];

export function DeclineForm({
  token,
  page,
  onBack,
  onDone,
}: OfferFormProps & { onDone: (page: QuotePage) => void }) {
  const [reason, setReason] = useState('');
  const [website, setWebsite] = useState('');
  const { send, isSending, error } = useSend(declineQuote);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const declined = await send({ token, version: page.version, reason, website });
    if (declined?.ok) onDone(declined.page);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-card border border-hairline bg-surface p-4 sm:p-5"
    >
      <div className="flex flex-wrap gap-2" role="group" aria-label="Reasons">
        {REASONS.map((each) => (
          <Button key={each} size="sm" aria-pressed={reason === each} onClick={() => setReason(each)}>
            {each}
          </Button>
        ))}
      </div>
      <TextAreaField
        label="Why? Your agent can look again."
        hint="You can leave this empty."
        rows={2}
        value={reason}
        error={getFieldErrors(error)['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <Trap value={website} onChange={setWebsite} />
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSending} busyLabel="Sending...">
          Decline the offer
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Go back
        </Button>
      </div>
    </form>
  );
}
