import { Button } from '@landsea/ui/button';
import { Card, CardTitle } from '@landsea/ui/card';
import { DateField } from '@landsea/ui/fields/date-field';
import { MoneyField } from '@landsea/ui/fields/money-field';
import { TextField } from '@landsea/ui/fields/text-field';
import type { AgreementForm } from './use-agreement-form';

interface AmountsCardProps {
  form: AgreementForm;
  errors: Record<string, string | undefined>;
  set: (part: Partial<AgreementForm>) => void;
}

const replaceAt = <T,>(list: readonly T[], at: number, part: Partial<T>): T[] =>
  list.map((each, index) => (index === at ? { ...each, ...part } : each));
const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_each, index) => index !== at);

/** From the trip's bookings at first; each can be changed. */
export function AmountsCard({ form: { amounts, cancellation }, errors, set }: AmountsCardProps) {
  return (
    <Card aria-labelledby="amounts" className="grid gap-5">
      <CardTitle id="amounts">Amounts and cancellation</CardTitle>
      {amounts.map(({ label, cents }, index) => (
        <div key={index} className="flex flex-wrap items-end gap-3">
          <TextField
            label={`Amount ${String(index + 1)} is for`}
            value={label}
            error={errors[`amounts.${String(index)}.label`]}
            className="min-w-0 grow basis-48"
            onChange={({ target }) => set({ amounts: replaceAt(amounts, index, { label: target.value }) })}
          />
          <MoneyField
            label="Amount"
            valueCents={cents}
            className="w-36"
            onCommit={(value) => set({ amounts: replaceAt(amounts, index, { cents: value }) })}
          />
          <Button size="sm" variant="quiet" onClick={() => set({ amounts: without(amounts, index) })}>
            Remove
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => set({ amounts: [...amounts, { label: '', cents: 0 }] })}
      >
        Add an amount
      </Button>
      {cancellation.map(({ until, costs }, index) => (
        <div key={index} className="flex flex-wrap items-end gap-3">
          <DateField
            label="Cancel by"
            value={until ?? ''}
            className="w-44"
            onChange={(day) => set({ cancellation: replaceAt(cancellation, index, { until: day || null }) })}
          />
          <TextField
            label="costs"
            value={costs}
            error={errors[`cancellation.${String(index)}.costs`]}
            className="min-w-0 grow basis-48"
            onChange={({ target }) =>
              set({ cancellation: replaceAt(cancellation, index, { costs: target.value }) })
            }
          />
          <Button
            size="sm"
            variant="quiet"
            onClick={() => set({ cancellation: without(cancellation, index) })}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => set({ cancellation: [...cancellation, { until: null, costs: '' }] })}
      >
        Add a cancellation step
      </Button>
    </Card>
  );
}
