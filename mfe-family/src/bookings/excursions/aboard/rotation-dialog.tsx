import type { ShipVenue } from '@landsea/contracts/catalogue';
import { Segmented } from '@landsea/ui/fields/segmented';
import { SelectField } from '@landsea/ui/fields/select-field';
import { formatDate } from '@landsea/web-kit';
import * as z from 'zod/mini';
import { FormDialog } from '@landsea/web-kit/parts/form-dialog';
import { formatClock } from '../../../items/cards/item-labels';
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

const RotationInput = z.object({
  seating: z.enum(['early', 'late']),
  restaurants: z.record(z.string(), z.string()),
});

export function RotationDialog({ days, rooms, start, onSave, onClose }: RotationDialogProps) {
  const nights = days.filter(({ night }) => night !== null);
  const options = [...new Set([...rooms.map(({ name }) => name), ...Object.values(start.restaurants)])]
    .filter(Boolean)
    .map((name) => ({ value: name, label: name }));
  return (
    <FormDialog
      title="Your dining rotation"
      description="The cruise line’s app shows it once you’re aboard. You can guess for now."
      submitLabel="Save dinners"
      schema={RotationInput}
      initial={{ ...start }}
      {...{ onSave, onClose }}
    >
      {({ choice }) => {
        const seating = choice('seating');
        return (
          <>
            <Segmented
              showLabel
              label="Seating"
              options={seatingOptions}
              value={seating.value}
              onValueChange={seating.onValueChange}
            />
            <div className="grid gap-3">
              {nights.map(({ date, night }) => (
                <SelectField
                  key={date}
                  {...choice(`restaurants.${date}`)}
                  label={`Night ${night}, ${formatDate(date)}`}
                  options={options}
                />
              ))}
            </div>
          </>
        );
      }}
    </FormDialog>
  );
}
