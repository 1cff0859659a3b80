import type { ShipVenue } from '@landsea/contracts/catalogue';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { formatDate } from '@landsea/web-kit';
import { useState } from 'react';
import { formatClock } from '../../../trip/items/item-labels';
import { FormDialog } from '../../../trip/items/panel/form-dialog';
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
  const [rotation, setRotation] = useState(start);
  const options = [...new Set([...rooms.map(({ name }) => name), ...Object.values(rotation.restaurants)])]
    .filter(Boolean)
    .map((name) => ({ value: name, label: name }));
  return (
    <FormDialog
      title="Your dining rotation"
      description="The cruise line’s app shows it once you’re aboard. You can guess for now."
      submitLabel="Save dinners"
      onSubmit={() => onSave(rotation)}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
