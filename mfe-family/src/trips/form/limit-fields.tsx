import type { LimitDraft } from '@landsea/contracts/trip';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextField } from '@landsea/ui/fields/text-field';
import type { Problems } from './wizard-problems';

interface LimitFieldsProps {
  limit: LimitDraft | undefined;
  /** Cancellation ends at check-in, or at the sailing. */
  max: string;
  problems: Problems;
  /** The field path of the booking: `stays.0`, `sailing`. */
  path: string;
  onChange: (limit: LimitDraft) => void;
}

/** Only the confirmation names this date. */
export function LimitFields({
  limit = { date: '', note: '' },
  max,
  problems,
  path,
  onChange,
}: LimitFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <DateField
        label="Last day to cancel"
        hint="From your booking confirmation. You can leave this empty."
        value={limit.date}
        max={max}
        error={problems[`${path}.cancelBy.date`]}
        onChange={(date) => onChange({ ...limit, date })}
      />
      {limit.date === '' ? null : (
        <TextField
          label="What it says"
          hint="For example, how much of the deposit you’d lose later."
          value={limit.note}
          maxLength={200}
          error={problems[`${path}.cancelBy.note`]}
          onChange={(event) => onChange({ ...limit, note: event.target.value })}
        />
      )}
    </div>
  );
}
