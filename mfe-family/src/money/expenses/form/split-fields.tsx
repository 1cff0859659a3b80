import { shareExpense } from '@landsea/rules/money';
import { Checkbox } from '@landsea/ui/fields/checkbox';
import { FailureText } from '@landsea/ui/failure-text';
import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import { Segmented } from '@landsea/ui/fields/segmented';
import { TextField } from '@landsea/ui/fields/text-field';
import { formatMoney } from '@landsea/web-kit';
import type { PartyPayer } from './people-of';
import { readSplit, type SplitDraft, type SplitHow } from './split-draft';

interface SplitFieldsProps {
  split: SplitDraft;
  payers: readonly PartyPayer[];
  amountCents: number | undefined;
  error: string | undefined;
  onChange: (split: SplitDraft) => void;
}

const ways: { value: SplitHow; label: string }[] = [
  { value: 'none', label: 'Not shared' },
  { value: 'equally', label: 'Equally' },
  { value: 'parts', label: 'By share' },
  { value: 'exact', label: 'Exact' },
];

export function SplitFields({ split, payers, amountCents, error, onChange }: SplitFieldsProps) {
  const everybody = payers.map(({ ref }) => ref);
  const read = readSplit(split, everybody, amountCents);
  const parts =
    'shares' in read && read.shares && amountCents !== undefined
      ? shareExpense(amountCents, read.shares)
      : [];
  const partOf = (ref: string) => {
    const cents = parts.find(({ person }) => person === ref)?.cents;
    return cents === undefined ? '' : formatMoney(cents);
  };
  const begin = (how: SplitHow) =>
    onChange({
      ...split,
      how,
      people: split.people.length > 0 ? split.people : everybody,
      parts:
        Object.keys(split.parts).length > 0
          ? split.parts
          : Object.fromEntries(everybody.map((ref) => [ref, 1])),
    });
  return (
    <div className="grid gap-3">
      <Segmented showLabel label="Who shares it" options={ways} value={split.how} onValueChange={begin} />
      {split.how === 'none' ? null : (
        <ul className="grid divide-y divide-hairline rounded-lg border border-hairline">
          {payers.map(({ ref, name }) => (
            <li key={ref} className="flex min-h-12 items-center justify-between gap-3 px-3 py-1">
              {split.how === 'equally' ? (
                <Checkbox
                  label={name}
                  checked={split.people.includes(ref)}
                  onCheckedChange={(checked) =>
                    onChange({
                      ...split,
                      people: checked ? [...split.people, ref] : split.people.filter((one) => one !== ref),
                    })
                  }
                />
              ) : (
                <span className="min-w-0 wrap-anywhere">{name}</span>
              )}
              <span className="flex shrink-0 items-center gap-3">
                {split.how === 'parts' ? (
                  <NumberStepper
                    hideLabel
                    label={`Parts of ${name}`}
                    min={0}
                    max={20}
                    value={split.parts[ref] ?? 0}
                    onChange={(count) => onChange({ ...split, parts: { ...split.parts, [ref]: count } })}
                  />
                ) : null}
                {split.how === 'exact' ? (
                  <TextField
                    hideLabel
                    label={`Amount of ${name}`}
                    inputMode="decimal"
                    placeholder="0.00"
                    className="w-28"
                    value={split.exact[ref] ?? ''}
                    onChange={(event) =>
                      onChange({ ...split, exact: { ...split.exact, [ref]: event.target.value } })
                    }
                  />
                ) : (
                  <span className="min-w-16 text-right text-muted tabular-nums">{partOf(ref)}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      <FailureText className="text-sm font-medium">{error}</FailureText>
      {split.how === 'equally' || split.how === 'parts' ? (
        <p className="text-sm text-muted">
          Parts always add up to the cent; spare cents go to the first names.
        </p>
      ) : null}
    </div>
  );
}
