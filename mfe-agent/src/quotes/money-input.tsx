import { TextField } from '@landsea/ui/fields/text-field';
import { formatMoneyText, parseMoney } from '@landsea/ui/fields/money-field';
import { useState } from 'react';

interface MoneyInputProps {
  label: string;
  cents: number | null;
  error?: string | undefined;
  hint?: string;
  onChange: (cents: number | null) => void;
}

/** An amount that may be unknown: empty is not zero. */
export function MoneyInput({ label, cents, error, hint, onChange }: MoneyInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const commit = () => {
    if (typed === undefined) return;
    const amount = typed.trim() === '' ? null : parseMoney(typed);
    if (amount === undefined) return setRefused(true);
    setRefused(false);
    setTyped(undefined);
    if (amount !== cents) onChange(amount);
  };
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (cents === null ? '' : formatMoneyText(cents))}
      error={isRefused ? 'Enter an amount, such as 4,250.00' : error}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
    />
  );
}
