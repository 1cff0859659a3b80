import type { ShipVenue } from '@landsea/contracts/catalogue';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Notice } from '@landsea/ui/notice';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { formatDate } from '@landsea/web-kit';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { formatClock } from '../../../trip/items/item-labels';
import type { CruiseDay } from '../cruise-days';
import { seatings } from './aboard-ideas';
import type { Rotation } from './rotation';

interface RotationDialogProps {
  days: readonly CruiseDay[];
  rooms: readonly ShipVenue[];
  start: Rotation;
  onSave: (rotation: Rotation) => Promise<string | undefined>;
  onClose: () => void;
}

const seatingOptions = [
  { value: 'early', label: `Early, ${formatClock(seatings.early)}` },
  { value: 'late', label: `Late, ${formatClock(seatings.late)}` },
] as const;

/** The family's dinner seating, and its restaurant for each night. */
export function RotationDialog({ days, rooms, start, onSave, onClose }: RotationDialogProps) {
  const form = useId();
  const [rotation, setRotation] = useState(start);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const options = [...new Set([...rooms.map(({ name }) => name), ...Object.values(rotation.restaurants)])]
    .filter(Boolean)
    .map((name) => ({ value: name, label: name }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    const failed = await onSave(rotation);
    setSaving(false);
    setFailure(failed);
    if (failed === undefined) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your dining rotation"
      description="The cruise line’s app shows it once you’re aboard. You can guess for now."
      footer={
        <Button form={form} type="submit" variant="primary" busy={isSaving} busyLabel="Saving…">
          Save dinners
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        <Segmented
          showLabel
          label="Seating"
          options={seatingOptions}
          value={rotation.seating}
          onValueChange={(seating) => setRotation({ ...rotation, seating })}
        />
        <div className="grid gap-3">
          {days
            .filter(({ night }) => night !== null)
            .map(({ date, night }) => (
              <SelectField
                key={date}
                label={`Night ${String(night)}, ${formatDate(date)}`}
                options={options}
                value={rotation.restaurants[date] ?? ''}
                onValueChange={(name) =>
                  setRotation({ ...rotation, restaurants: { ...rotation.restaurants, [date]: name } })
                }
              />
            ))}
        </div>
      </form>
    </Dialog>
  );
}
