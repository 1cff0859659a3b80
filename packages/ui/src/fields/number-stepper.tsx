import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { joinClassNames } from '../class-names';
import { FieldFrame, type FieldProps } from './field-frame';

export interface NumberStepperProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  disabled?: boolean;
  isNarrow?: boolean;
  className?: string;
}

const stepButton =
  'grid h-11 shrink-0 cursor-pointer place-items-center text-sea hover:bg-sea-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-50';

export function NumberStepper(props: NumberStepperProps) {
  const {
    label,
    hint,
    error,
    hideLabel,
    value,
    onChange,
    min,
    max,
    step = 1,
    disabled = false,
    isNarrow = false,
    className,
  } = props;
  const [draft, setDraft] = useState<string>();

  const set = (next: number) => {
    setDraft(undefined);
    const bounded = Math.min(max, Math.max(min, next));
    if (bounded !== value) onChange(bounded);
  };

  const commit = () => {
    if (draft === undefined) return;
    const typed = Number.parseInt(draft, 10);
    if (Number.isNaN(typed)) setDraft(undefined);
    else set(typed);
  };

  const keys: Record<string, () => void> = {
    ArrowUp: () => set(value + step),
    ArrowDown: () => set(value - step),
    Home: () => set(min),
    End: () => set(max),
    Enter: commit,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    if (event.key !== 'Enter') event.preventDefault();
    act();
  };

  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className }}>
      {(ids) => (
        <div className="flex w-fit items-stretch overflow-clip rounded-lg border border-edge bg-surface">
          <button
            type="button"
            aria-label={`Fewer: ${label}`}
            disabled={disabled || value <= min}
            onClick={() => set(value - step)}
            className={joinClassNames(stepButton, isNarrow ? 'w-9 sm:w-11' : 'w-11')}
          >
            <Minus aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
          <input
            {...ids}
            type="text"
            inputMode="numeric"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            disabled={disabled}
            value={draft ?? String(value)}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
            className={joinClassNames(
              isNarrow ? 'w-6.5 sm:w-10' : 'w-12',
              'bg-transparent text-center text-base font-semibold text-ink tabular-nums focus-visible:-outline-offset-2',
            )}
          />
          <button
            type="button"
            aria-label={`More: ${label}`}
            disabled={disabled || value >= max}
            onClick={() => set(value + step)}
            className={joinClassNames(stepButton, isNarrow ? 'w-9 sm:w-11' : 'w-11')}
          >
            <Plus aria-hidden className="size-5" strokeWidth={1.75} />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
