import type { IntakeValue } from '@landsea/contracts/agents';
import { DateField } from '@landsea/ui/fields/date-field';
import { MoneyField } from '@landsea/ui/fields/money-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Skeleton } from '@landsea/ui/skeleton';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense } from 'react';
import { ChoiceButtons } from './choice-buttons';
import type { ControlProps } from './control-props';

/** The catalog's pictures come while the first questions are answered. */
const WishesControl = loadLatePart(() => import('./wishes-control'), 'WishesControl');

const textOf = (value: IntakeValue | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const modes = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  'full-name': { type: 'text', autoComplete: 'name' },
  name: { type: 'text' },
} as const;

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

export function FieldControl({ field, value, error, set, onChosen }: ControlProps) {
  const { type, label, options = [], format } = field;
  const common = { label, hideLabel: true, error };
  if (type === 'wishes')
    return (
      <Suspense fallback={<Skeleton className="h-72" />}>
        <WishesControl {...{ field, value, error, set }} />
      </Suspense>
    );
  if (type === 'choice' || type === 'multi') {
    const chosen = typeof value === 'object' && 'chosen' in value ? value.chosen : [textOf(value)];
    const choose = (option: string) => {
      if (type === 'choice') {
        set(option);
        onChosen();
        return;
      }
      const others = chosen.filter((each) => each !== option && each !== '');
      const next = chosen.includes(option) ? others : [...others, option];
      set(next.length > 0 ? { chosen: next } : undefined);
    };
    return <ChoiceButtons {...{ label, options, chosen, error }} onChoose={choose} />;
  }
  if (type === 'yes-no')
    return (
      <ChoiceButtons
        {...{ label, error }}
        options={yesNo}
        chosen={value === undefined ? [] : [value === true ? 'yes' : 'no']}
        onChoose={(option) => {
          set(option === 'yes');
          onChosen();
        }}
      />
    );
  if (type === 'longtext')
    return (
      <TextAreaField
        {...common}
        rows={5}
        value={textOf(value)}
        onChange={({ target }) => set(target.value)}
      />
    );
  if (type === 'money')
    return (
      <MoneyField
        {...common}
        valueCents={typeof value === 'number' ? value : 0}
        onCommit={(cents) => set(cents || undefined)}
      />
    );
  if (type === 'date')
    return <DateField {...common} value={textOf(value)} onChange={(date) => set(date || undefined)} />;
  if (type === 'date-range') return <DatesControl {...{ value, error, set }} />;
  if (type === 'number')
    return (
      <TextField
        {...common}
        inputMode="numeric"
        value={textOf(value)}
        onChange={({ target }) => set(toNumber(target.value))}
      />
    );
  return (
    <TextField
      {...common}
      {...(format && modes[format])}
      value={textOf(value)}
      onChange={({ target }) => set(target.value)}
    />
  );
}

const toNumber = (typed: string): number | undefined => {
  const digits = typed.replace(/\D/g, '').slice(0, 6);
  return digits === '' ? undefined : Number(digits);
};

function DatesControl({ value, error, set }: Pick<ControlProps, 'value' | 'error' | 'set'>) {
  const { from, to } = typeof value === 'object' && 'dates' in value ? value.dates : { from: '', to: '' };
  const change = (part: { from?: string; to?: string }) => set({ dates: { from, to, ...part } });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField label="First day" value={from} error={error} onChange={(date) => change({ from: date })} />
      <DateField
        label="Last day"
        value={to}
        min={from || undefined}
        onChange={(date) => change({ to: date })}
      />
    </div>
  );
}
