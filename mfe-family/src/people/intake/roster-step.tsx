import type { IntakePerson, IntakeValue, KnownIntake } from '@landsea/contracts/agents';
import { rosterColumns, type ShownField } from '@landsea/rules/agents';
import { Button } from '@landsea/ui/button';
import { DateField } from '@landsea/ui/fields/date-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { Notice } from '@landsea/ui/notice';
import { Plus, X } from 'lucide-react';
import { useEffect } from 'react';

interface RosterStepProps {
  shown: ShownField;
  known: KnownIntake;
  leadName: IntakeValue | undefined;
  errorAt: (path: string) => string | undefined;
  set: (value: IntakeValue) => void;
}

const blank = (values: IntakePerson['values'] = {}): IntakePerson => ({ id: crypto.randomUUID(), values });

/** Begins with the person who fills in the form. */
const begin = (leadName: IntakeValue | undefined): IntakePerson[] => {
  if (typeof leadName !== 'string') return [blank()];
  const words = leadName.trim().split(/\s+/);
  const last = words.length > 1 ? (words.pop() ?? '') : '';
  return [blank({ first: words.join(' '), last, relation: 'Me' })];
};

export function RosterStep({ shown, known, leadName, errorAt, set }: RosterStepProps) {
  const { field, value } = shown;
  const people = typeof value === 'object' && 'people' in value ? value.people : undefined;
  useEffect(() => {
    if (!people) set({ people: begin(leadName) });
  });
  const columns = (field.columns ?? []).filter(({ key }) => rosterColumns.includes(key));
  const rows = people ?? [];
  const change = (id: string, key: string, typed: string) =>
    set({
      people: rows.map((row) => (row.id === id ? { ...row, values: { ...row.values, [key]: typed } } : row)),
    });
  return (
    <div className="grid gap-4">
      {rows.map(({ id, values }, index) => {
        const who = known.people.find((each) => each.id === id);
        const name = [values['first'], values['last']].filter(Boolean).join(' ') || who?.name;
        const asked = columns.filter(({ key }) => !who?.columns.includes(key));
        const title = name ?? `Traveler ${index + 1}`;
        return (
          <fieldset key={id} className="grid gap-3 rounded-card border border-hairline bg-surface p-4">
            <legend className="sr-only">{title}</legend>
            <div className="flex items-center justify-between gap-2">
              <p aria-hidden className="min-w-0 font-semibold text-ink wrap-anywhere">
                {title}
              </p>
              {rows.length > 1 ? (
                <button
                  type="button"
                  aria-label={`Remove ${title}`}
                  onClick={() => set({ people: rows.filter((row) => row.id !== id) })}
                  className="grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:text-berry"
                >
                  <X aria-hidden className="size-5" strokeWidth={1.75} />
                </button>
              ) : null}
            </div>
            {asked.map((column) => {
              const common = {
                label: column.label,
                error: errorAt(`${field.key}.${id}.${column.key}`),
                value: String(values[column.key] ?? ''),
              };
              return column.type === 'date' ? (
                <DateField key={column.key} {...common} onChange={(date) => change(id, column.key, date)} />
              ) : (
                <TextField
                  key={column.key}
                  {...common}
                  autoComplete="off"
                  onChange={({ target }) => change(id, column.key, target.value)}
                />
              );
            })}
          </fieldset>
        );
      })}
      {errorAt(field.key) ? <Notice tone="error">{errorAt(field.key)}</Notice> : null}
      <Button
        className="justify-self-start"
        icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
        disabled={rows.length >= (field.max ?? rows.length + 1)}
        onClick={() => set({ people: [...rows, blank({ last: String(rows[0]?.values['last'] ?? '') })] })}
      >
        Add a traveler
      </Button>
    </div>
  );
}
