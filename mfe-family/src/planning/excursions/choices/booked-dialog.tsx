import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { MoneyField } from '@landsea/ui/fields/money-field';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { OutingItem } from './outing-draft';

export interface BookedOuting {
  confirmation: string | null;
  costCents: number;
  time: string | null;
}

interface BookedDialogProps {
  item: OutingItem;
  onSave: (booked: BookedOuting) => Promise<string | undefined>;
  onClose: () => void;
}

/** What the confirmation says: its number, the real price for everyone who goes, and the time. */
export function BookedDialog({ item, onSave, onClose }: BookedDialogProps) {
  const form = useId();
  const [confirmation, setConfirmation] = useState(item.confirmation ?? '');
  const [costCents, setCost] = useState(item.costCents ?? 0);
  const [time, setTime] = useState(item.time ?? '');
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const failed = await onSave({ confirmation: confirmation.trim() || null, costCents, time: time || null });
    setSaving(false);
    setFailure(failed);
    if (failed === undefined) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Booked: ${item.title}`}
      description="The price goes to your budget as booked."
      footer={
        <Button form={form} type="submit" variant="primary" busy={isSaving} busyLabel="Saving…">
          Mark booked
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        <TextField
          label="Confirmation number"
          value={confirmation}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-4">
          <MoneyField label="Price for everyone who goes" valueCents={costCents} onCommit={setCost} />
          <TextField
            label="Starts"
            type="time"
            value={time}
            onChange={(event) => setTime(event.target.value)}
          />
        </div>
      </form>
    </Dialog>
  );
}
