import { FailureText } from '@landsea/ui/failure-text';
import { findMoneyProblem, formatMoneyText, parseMoney } from '@landsea/ui/fields/money-field';
import { useId, useState, type KeyboardEvent } from 'react';
import { useReadOnly } from '../../../trip-frame/access/read-only';

export interface AmountCellProps {
  label: string;
  column: string;
  valueCents: number;
  isFixed?: boolean;
  onBegin?: () => void;
  onCommit: (cents: number) => Promise<string | undefined>;
  /** Set for a read-only user. */
  onBlocked?: (() => void) | undefined;
}

const focusBelow = (input: HTMLInputElement, column: string) => {
  const cells = [
    ...(input.closest('[role=table]')?.querySelectorAll<HTMLInputElement>(`input[data-column=${column}]`) ??
      []),
  ];
  cells[cells.indexOf(input) + 1]?.focus();
  // There is no field below, or a phone has closed its row.
  if (document.activeElement === input) input.blur();
};

export function AmountCell(props: AmountCellProps) {
  const { label, column, valueCents, isFixed, onBegin, onCommit, onBlocked } = props;
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const errorId = useId();
  const isReadOnly = useReadOnly();

  const commit = async () => {
    if (draft === undefined) return;
    const cents = parseMoney(draft);
    if (cents === undefined) return setError(findMoneyProblem(draft));
    setError(undefined);
    if (cents === valueCents) return setDraft(undefined);
    const failure = await onCommit(cents);
    setError(failure);
    setDraft((now) => (failure === undefined && now === draft ? undefined : now));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      focusBelow(event.currentTarget, column);
    }
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
      setError(undefined);
    }
  };

  if (isReadOnly || isFixed) {
    return (
      <span
        className={`flex min-h-11 items-center justify-end px-2 tabular-nums ${valueCents === 0 ? 'text-muted' : ''}`}
      >
        {formatMoneyText(valueCents)}
      </span>
    );
  }
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-column={column}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={draft ?? formatMoneyText(valueCents)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          if (onBlocked) return onBlocked();
          if (draft === undefined) onBegin?.();
          setDraft(event.target.value);
        }}
        onBlur={() => void commit()}
        onKeyDown={onKeyDown}
        className={`${draft === undefined && valueCents === 0 ? 'text-muted' : 'text-ink'} min-h-11 w-full min-w-0 rounded-lg border border-hairline bg-surface px-2 text-right text-base tabular-nums hover:border-edge focus:border-edge aria-invalid:border-2 aria-invalid:border-berry lg:border-transparent lg:bg-transparent print:border-transparent print:bg-transparent lg:focus:bg-surface`}
      />
      <FailureText id={errorId} className="pt-1 text-right text-sm">
        {error}
      </FailureText>
    </>
  );
}
