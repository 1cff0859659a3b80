import type { Quote } from '@landsea/contracts/agents';
import { Button } from '@landsea/ui/button';
import { TextAreaField } from '@landsea/ui/fields/text-field';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { getFieldErrors, toApiError } from '@landsea/web-kit';
import { useState, type SyntheticEvent } from 'react';
import { useReverseQuoteMutation } from '../frame/quotes/quotes-api';

export function ReverseDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [reverse, { isLoading, error }] = useReverseQuoteMutation();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { data } = await reverse({ quoteId: quote.id, version: quote.version, reason });
    if (data) onClose();
  };
  const found = error ? (getFieldErrors(error)['reason'] ?? toApiError(error).message) : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Take the answer back"
      description="The offer is open again until it ends. Bookings nobody made yet are canceled; the trip stays."
      footer={
        <Button type="submit" form="reverse" variant="danger" busy={isLoading} busyLabel="Saving...">
          Take it back
        </Button>
      }
    >
      <form id="reverse" noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label="Why?"
          rows={3}
          value={reason}
          error={found}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  );
}
