import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { joinClassNames } from '../class-names';
import { controlClass, FieldFrame, type FieldProps } from './field-frame';
import { findMoneyProblem, formatMoneyText, parseMoney } from './money-input';

export { findMoneyProblem, formatMoneyText, parseMoney };

export interface MoneyFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  valueCents: number;
  onCommit: (cents: number) => void;
  compact?: boolean;
}

/**
 * An amount in dollars. Escape restores the last value; text that is no amount
 * stays in the field with an error.
 */
export function MoneyField({
  label,
  hint,
  error,
  hideLabel,
  className,
  id,
  valueCents,
  onCommit,
  compact = false,
  onBlur,
  onFocus,
  ...input
}: MoneyFieldProps) {
  const [draft, setDraft] = useState<string>();
  const problem = draft === undefined ? undefined : findMoneyProblem(draft);
  const [refused, setRefused] = useState(false);

  const commit = () => {
    if (draft === undefined) return;
    const cents = parseMoney(draft);
    if (cents === undefined) return setRefused(true);
    setDraft(undefined);
    setRefused(false);
    if (cents !== valueCents) onCommit(cents);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
      setRefused(false);
    }
  };

  const shownError = (refused ? problem : undefined) ?? error;
  return (
    <FieldFrame {...{ label, hint, error: shownError, hideLabel: hideLabel ?? compact, className, id }}>
      {(ids) => (
        <div className="relative">
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted"
          >
            $
          </span>
          <input
            {...input}
            {...ids}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={draft ?? formatMoneyText(valueCents)}
            onChange={(event) => setDraft(event.target.value)}
            onFocus={(event) => {
              event.target.select();
              onFocus?.(event);
            }}
            onBlur={(event) => {
              commit();
              onBlur?.(event);
            }}
            onKeyDown={onKeyDown}
            className={joinClassNames(
              controlClass,
              'pl-7 text-right tabular-nums',
              compact &&
                'border-transparent bg-transparent hover:border-edge focus:border-edge focus:bg-surface',
            )}
          />
        </div>
      )}
    </FieldFrame>
  );
}
