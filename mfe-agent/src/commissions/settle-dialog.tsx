import type { Commission } from '@landsea/contracts/agents';
import { countOpenCents, formatCents } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useMarkCommissionMutation } from './commissions-api';

/** Takes money that will not come off the list, with the reason for the books. */
export function SettleDialog({ commission, onClose }: { commission: Commission; onClose: () => void }) {
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string>();
  const [mark, { isLoading }] = useMarkCommissionMutation();
  const { tripId, bookingId, askedOn, version } = commission;
  const save = async (): Promise<void> => {
    if (note.trim() === '') return setFailure('Say why, in a few words');
    const { error } = await mark({ tripId, bookingId, body: { askedOn, settledNote: note, version } });
    if (error) setFailure(toApiError(error).message);
    else onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Expect no more"
      description={`${formatCents(countOpenCents(commission))} for ${commission.clientName}, ${commission.title}, leaves your list of what’s late.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isLoading} busyLabel="Saving…" onClick={() => void save()}>
            Expect no more
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <TextField
          label="Why"
          value={note}
          maxLength={300}
          onChange={({ target }) => setNote(target.value)}
        />
        {failure ? <Notice tone="error">{failure}</Notice> : null}
      </div>
    </Dialog>
  );
}
