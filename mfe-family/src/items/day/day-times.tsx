import type { TripDay } from '@landsea/contracts/trip';
import { ItemTextField } from '../panel/item-text-field';

interface DayTimesProps {
  day: TripDay;
  /** Returns an error text. */
  onSave: (change: { arrivesAt?: string | null; leavesAt?: string | null }) => Promise<string | undefined>;
}

export function DayTimes({ day, onSave }: DayTimesProps) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3">
        <ItemTextField
          type="time"
          label="You arrive"
          value={day.arrivesAt ?? null}
          maxLength={5}
          onSave={(arrivesAt) => onSave({ arrivesAt })}
        />
        <ItemTextField
          type="time"
          label="You leave"
          value={day.leavesAt ?? null}
          maxLength={5}
          onSave={(leavesAt) => onSave({ leavesAt })}
        />
      </div>
      <p className="text-sm text-muted">
        At the park, on a day you fly in or out. Leave them empty for the whole day.
      </p>
    </div>
  );
}
