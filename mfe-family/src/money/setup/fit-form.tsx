import { Button } from '@landsea/ui/button';
import { findMoneyProblem, parseMoney } from '@landsea/ui/fields/money-field';
import { TextField } from '@landsea/ui/fields/text-field';
import { useState, type FormEvent } from 'react';

export function FitForm({ onFit }: { onFit: (totalCents: number) => string | undefined }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = parseMoney(typed);
    const blank = typed.trim() === '' ? 'Enter a total like 6,500' : undefined;
    setError(cents === undefined ? findMoneyProblem(typed) : (blank ?? onFit(cents)));
  };

  return (
    <form noValidate aria-label="Fit to a total" onSubmit={submit} className="flex items-start gap-2">
      <TextField
        className="min-w-0 grow"
        label="Fit to a total"
        hint="Locked categories stay; the others change in proportion."
        inputMode="decimal"
        placeholder="$6,500"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="mt-7">
        Fit
      </Button>
    </form>
  );
}
