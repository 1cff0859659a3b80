import type { TripDetail } from '@landsea/contracts/trip';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatDate } from '@landsea/web-kit';
import { previewOf, withChoice } from './task-draft';
import type { DueChoice, TaskDraft } from './task-draft';

interface DueFieldsProps {
  trip: TripDetail;
  draft: TaskDraft;
  hasWindow: boolean;
  problem: string | undefined;
  onChange: (draft: TaskDraft) => void;
}

/** When a task falls due: by the trip, which it then follows, or on a day of its own. */
export function DueFields({ trip, draft, hasWindow, problem, onChange }: DueFieldsProps) {
  const options: { value: DueChoice; label: string }[] = [
    { value: 'none', label: 'No date' },
    { value: 'before-start', label: 'Days before the trip' },
    ...(trip.sailing
      ? ([
          { value: 'before-embarkation', label: 'Days before the ship leaves' },
          { value: 'after-embarkation', label: 'Days after the ship has left' },
        ] as const)
      : []),
    { value: 'after-start', label: 'Days after the first day' },
    { value: 'before-end', label: 'Days before the last day' },
    { value: 'after-end', label: 'Days after the trip' },
    { value: 'date', label: 'On a day of its own' },
    ...(hasWindow ? [{ value: 'window' as const, label: 'With its booking window' }] : []),
  ];
  const preview = previewOf(draft, trip);
  const isCounted = !['none', 'date', 'window'].includes(draft.dueChoice);
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-end gap-x-3 gap-y-2">
      <SelectField
        label="Due"
        className="col-span-full"
        value={draft.dueChoice}
        onValueChange={(value) => {
          const chosen = options.find((option) => option.value === value);
          if (chosen) onChange(withChoice(draft, chosen.value, trip));
        }}
        options={options}
      />
      {isCounted ? (
        <TextField
          label="Days"
          inputMode="numeric"
          maxLength={3}
          value={draft.days}
          error={problem}
          onChange={(event) => onChange({ ...draft, days: event.target.value })}
        />
      ) : null}
      {draft.dueChoice === 'date' ? (
        <DateField
          className="col-span-full"
          label="Day"
          value={draft.on}
          error={problem}
          onChange={(on) => onChange({ ...draft, on })}
        />
      ) : null}
      {isCounted && preview ? (
        <p className="flex min-h-11 items-center text-sm text-muted">
          {formatDate(preview)}, {preview.slice(0, 4)}. It moves with the trip.
        </p>
      ) : null}
    </div>
  );
}
