import type { IntakeScalar, IntakeValue } from '@landsea/contracts/agents';
import type { IntakeStep, ShownPerson } from '@landsea/rules/agents';
import { DateField } from '@landsea/ui/fields/date-field';
import { SelectField } from '@landsea/ui/fields/select-field';
import { TextField } from '@landsea/ui/fields/text-field';

interface ColumnStepProps {
  step: Extract<IntakeStep, { kind: 'column' }>;
  errorAt: (path: string) => string | undefined;
  set: (value: IntakeValue) => void;
}

const NONE = 'none-chosen';

const nameOf = ({ person: { values }, known }: ShownPerson): string =>
  [values['first'], values['last']].filter(Boolean).join(' ') || (known?.name ?? 'Traveler');

/** One question about all travelers whom it concerns. */
export function ColumnStep({ step, errorAt, set }: ColumnStepProps) {
  const { column, people, shown } = step;
  const { value } = shown;
  const rows = typeof value === 'object' && 'people' in value ? value.people : [];
  const change = (id: string, next: IntakeScalar | undefined) =>
    set({
      people: rows.map((row) => {
        const { [column.key]: _old, ...others } = row.values;
        if (row.id !== id) return row;
        return { ...row, values: next === undefined ? others : { ...others, [column.key]: next } };
      }),
    });
  return (
    <div className="grid gap-4">
      {people.map((each) => {
        const { id, values } = each.person;
        const given = values[column.key];
        const common = {
          label: nameOf(each),
          error: errorAt(`${shown.field.key}.${id}.${column.key}`),
        };
        if (column.type === 'choice')
          return (
            <SelectField
              key={id}
              {...common}
              value={typeof given === 'string' ? given : NONE}
              onValueChange={(chosen) => change(id, chosen === NONE ? undefined : chosen)}
              options={[{ value: NONE, label: 'Choose' }, ...(column.options ?? [])]}
            />
          );
        if (column.type === 'date')
          return (
            <DateField
              key={id}
              {...common}
              value={typeof given === 'string' ? given : ''}
              onChange={(date) => change(id, date || undefined)}
            />
          );
        const isNumber = column.type === 'number';
        return (
          <TextField
            key={id}
            {...common}
            autoComplete="off"
            inputMode={isNumber ? 'numeric' : 'text'}
            value={given === undefined ? '' : String(given)}
            onChange={({ target }) => change(id, isNumber ? toNumber(target.value) : target.value)}
          />
        );
      })}
    </div>
  );
}

const toNumber = (typed: string): number | undefined => {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  return digits === '' ? undefined : Number(digits);
};
