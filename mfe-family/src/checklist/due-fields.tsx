import type { TripDetail } from '@landsea/contracts/trip';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatDate } from '@landsea/web-kit';
import { previewDueOn, applyChoice, type DueChoice } from './task-draft';
import type { useTaskEditor } from './use-task-editor';

interface DueFieldsProps {
  trip: TripDetail;
  fields: ReturnType<typeof useTaskEditor>['fields'];
  hasWindow: boolean;
}

export function DueFields({ trip, fields, hasWindow }: DueFieldsProps) {
  const { form, values, field, choice } = fields;
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
  const preview = previewDueOn(values, trip);
  const isCounted = !['none', 'date', 'window'].includes(values.dueChoice);
  const due = choice('dueChoice');
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (!chosen) return;
    const { days, on } = applyChoice(values, chosen.value, trip);
    form.setValue('days', days);
    form.setValue('on', on);
    form.clearErrors(['days', 'on']);
    due.onValueChange(chosen.value);
  };
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-end gap-x-3 gap-y-2">
      <SelectField {...due} label="Due" className="col-span-full" onValueChange={choose} options={options} />
      {isCounted ? <TextField {...field('days')} label="Days" inputMode="numeric" maxLength={3} /> : null}
      {values.dueChoice === 'date' ? (
        <DateField {...field('on')} className="col-span-full" label="Day" />
      ) : null}
      {isCounted && preview ? (
        <p className="flex min-h-11 items-center text-sm text-muted">
          {formatDate(preview)}, {preview.slice(0, 4)}. It moves with the trip.
        </p>
      ) : null}
    </div>
  );
}
