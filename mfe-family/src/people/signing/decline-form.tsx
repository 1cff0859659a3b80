import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import { useDeclineAgreementMutation } from './signing-api';

export function DeclineForm({ token, onDeclined }: { token: string; onDeclined: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [decline, { isLoading, error }] = useDeclineAgreementMutation();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await decline({ token, reason });
    if (data) onDeclined();
  };
  if (!isOpen)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setIsOpen(true)}>
        I don’t want to sign
      </Button>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextAreaField
        label="What should change?"
        rows={3}
        value={reason}
        error={error ? getFieldErrors(error)['reason'] : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {error ? <Notice tone="error">{toApiError(error).message}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isLoading} busyLabel="One moment...">
          Decline
        </Button>
        <Button variant="quiet" onClick={() => setIsOpen(false)}>
          Go back
        </Button>
      </div>
    </form>
  );
}
