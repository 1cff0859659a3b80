import type { TripDetail } from '@landsea/contracts/trip';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState } from 'react';
import { CostField } from '../../../trip/items/cost-field';
import { FormDialog } from '../../../trip/items/panel/form-dialog';
import { PeopleChips } from '../../../trip/items/people-chips';
import type { Guest } from '../who-can-go';

export interface OwnOuting {
  title: string;
  time: string | null;
  people: Guest[];
  costCents: number | null;
}

interface OwnOutingDialogProps {
  place: string;
  /** When outings there usually start. */
  start: string | null;
  party: TripDetail['party'];
  guests: readonly Guest[];
  onSave: (outing: OwnOuting) => Promise<string | undefined>;
  onClose: () => void;
}

/** An outing that the catalog does not have. */
export function OwnOutingDialog({ place, start, party, guests, onSave, onClose }: OwnOutingDialogProps) {
  const [title, setTitle] = useState('');
  const [time, setTime] = useState(start ?? '');
  const [ids, setIds] = useState<string[] | null>(null);
  const [costCents, setCost] = useState<number | null>(null);
  const save = async () => {
    if (title.trim() === '') return 'Give it a name.';
    const people = ids === null ? [...guests] : guests.filter(({ id }) => ids.includes(id));
    return onSave({ title: title.trim(), time: time || null, people, costCents });
  };
  return (
    <FormDialog
      title={`Your own plan in ${place}`}
      submitLabel="Save to the plan"
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="What"
        value={title}
        maxLength={160}
        placeholder="Lunch by the harbor"
        onChange={(event) => setTitle(event.target.value)}
      />
      <PeopleChips label="Who’s going?" party={party} value={ids} onChange={setIds} />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Starts"
          type="time"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
        <CostField costCents={costCents} onCommit={setCost} />
      </div>
    </FormDialog>
  );
}
