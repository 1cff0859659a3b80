import { MoneyField } from '@landsea/ui/fields/money-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState } from 'react';
import { FormDialog } from '../../../trip/items/panel/form-dialog';
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
  const [confirmation, setConfirmation] = useState(item.confirmation ?? '');
  const [costCents, setCost] = useState(item.costCents ?? 0);
  const [time, setTime] = useState(item.time ?? '');
  return (
    <FormDialog
      title={`Booked: ${item.title}`}
      description="The price goes to your budget as booked."
      submitLabel="Mark booked"
      onSubmit={() => onSave({ confirmation: confirmation.trim() || null, costCents, time: time || null })}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
