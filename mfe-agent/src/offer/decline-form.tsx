import type { QuotePage } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import type { OfferFormProps } from './ask-form';
import { Trap } from './form-trap';
import { useDeclineQuoteMutation } from './offer-api';

const REASONS = ['Over our budget', 'The dates don’t work', 'We’d like something else', 'Not this year'];

export function DeclineForm({
  token,
  page,
  onBack,
  onDone,
}: OfferFormProps & { onDone: (page: QuotePage) => void }) {
  const [reason, setReason] = useState('');
  const [website, setWebsite] = useState('');
  const [decline, { isLoading, error }] = useDeclineQuoteMutation();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await decline({ token, version: page.version, reason, website });
    if (data) onDone(data);
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
        <Button type="submit" busy={isLoading} busyLabel="Sending...">
          Decline the offer
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Go back
        </Button>
      </div>
    </form>
  );
}
