import { taskRhythmNames, taskRhythms, type TaskRepeat } from '@landsea/contracts/agents';
import type { CalendarDate } from '@landsea/contracts/core';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';

interface RepeatFieldsProps {
  repeat: TaskRepeat | null;
  onChange: (repeat: TaskRepeat | null) => void;
}

export function RepeatFields({ repeat, onChange }: RepeatFieldsProps) {
  const choose = (value: string) => {
    const every = taskRhythms.find((rhythm) => rhythm === value);
    onChange(every ? { every, until: repeat?.until ?? null } : null);
  };
  return (
    <>
      <SelectField
        label="Repeats"
        value={repeat?.every ?? ''}
        onValueChange={choose}
        options={[
          { value: '', label: 'Does not repeat' },
          ...taskRhythms.map((value) => ({ value, label: taskRhythmNames[value] })),
        ]}
      />
      {repeat ? (
        <DateField
          label="Until (optional)"
          hint="Until the trip begins, unless you choose a day. The next one comes when this one is done."
          value={repeat.until ?? ''}
          onChange={(until: CalendarDate | '') => onChange({ ...repeat, until: until || null })}
        />
      ) : null}
    </>
  );
}
