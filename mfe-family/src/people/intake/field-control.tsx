import type { IntakeValue } from '@landsea/contracts/agents';
import { DateField } from '@landsea/ui/fields/date-field';
import { MoneyField } from '@landsea/ui/fields/money-field';
import { TextAreaField, TextField } from '@landsea/ui/fields/text-field';
import { Skeleton } from '@landsea/ui/skeleton';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Check, CircleAlert } from 'lucide-react';
import { Suspense, useId } from 'react';
import type { ControlProps } from './control-props';

interface ChoiceButtonsProps {
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  error?: string | undefined;
  onChoose: (value: string) => void;
}

/** Buttons and not radios: moving through them with the keyboard answers nothing. */
function ChoiceButtons({ label, options, chosen, error, onChoose }: ChoiceButtonsProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-2.5"
    >
      {options.map((option) => {
        const isChosen = chosen.includes(option.value);
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(option.value)}
            className="flex min-h-13 cursor-pointer items-center justify-between gap-3 rounded-card border border-edge bg-surface px-4 py-2.5 text-left text-lg text-ink hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:font-semibold"
          >
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
            {isChosen ? <Check aria-hidden className="size-5 shrink-0 text-sea" strokeWidth={1.75} /> : null}
          </button>
        );
      })}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-berry">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {error}
        </p>
      ) : null}
    </div>
  );
}

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
