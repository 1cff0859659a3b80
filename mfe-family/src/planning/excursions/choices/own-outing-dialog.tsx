import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { TextField } from '@landsea/ui/fields/text-field';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { CostField } from '../../../trip/items/cost-field';
import { PeopleChips } from '../../../trip/items/people-chips';
import type { Guest } from '../who-can-go';

export interface OwnOuting {
  title: string;
  people: Guest[];
  costCents: number | null;
}

interface OwnOutingDialogProps {
  place: string;
  party: TripDetail['party'];
  guests: readonly Guest[];
  onSave: (outing: OwnOuting) => Promise<string | undefined>;
  onClose: () => void;
}

/** An outing that the catalog does not have. */
export function OwnOutingDialog({ place, party, guests, onSave, onClose }: OwnOutingDialogProps) {
  const form = useId();
  const [title, setTitle] = useState('');
  const [ids, setIds] = useState<string[] | null>(null);
  const [costCents, setCost] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setFailure('Give it a name.');
    setSaving(true);
    const people = ids === null ? [...guests] : guests.filter(({ id }) => ids.includes(id));
    const failed = await onSave({ title: title.trim(), people, costCents });
    setSaving(false);
    setFailure(failed);
    if (failed === undefined) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Your own plan in ${place}`}
      footer={
        <Button form={form} type="submit" variant="primary" busy={isSaving} busyLabel="Saving…">
          Save to the plan
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        <TextField
          label="What"
          value={title}
          maxLength={160}
          placeholder="Lunch by the harbor"
          onChange={(event) => setTitle(event.target.value)}
        />
        <PeopleChips label="Who’s going?" party={party} value={ids} onChange={setIds} />
        <CostField costCents={costCents} onCommit={setCost} />
      </form>
    </Dialog>
  );
}
