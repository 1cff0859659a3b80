import { Card, CardTitle } from '@landsea/ui/card';
import { DateField } from '@landsea/ui/fields/date-field';
import { MoneyField } from '@landsea/ui/fields/money-field';
import { TextField } from '@landsea/ui/fields/text-field';
import type { AgreementForm } from './use-agreement-form';

type Authorization = NonNullable<AgreementForm['authorization']>;

interface AuthorizationCardProps {
  value: Authorization;
  errors: Record<string, string | undefined>;
  onChange: (value: Authorization) => void;
}

export function AuthorizationCard({ value, errors, onChange }: AuthorizationCardProps) {
  const set = (part: Partial<Authorization>) => onChange({ ...value, ...part });
  return (
    <Card aria-labelledby="authorization" className="grid gap-4">
      <CardTitle id="authorization">What they authorize</CardTitle>
      <p className="text-sm text-muted">
        Never a card number. Your client tells the last four digits when they sign, and gives the card to the
        supplier.
      </p>
      <TextField
        label="Supplier"
        value={value.supplier}
        error={errors['authorization.supplier']}
        onChange={({ target }) => set({ supplier: target.value })}
      />
      <MoneyField
        label="Up to"
        valueCents={value.cents}
        error={errors['authorization.cents']}
        onCommit={(cents) => set({ cents })}
      />
      <DateField
        label="By"
        value={value.until}
        error={errors['authorization.until']}
        onChange={(until) => set({ until })}
      />
      <TextField
        label="How to pay"
        value={value.howToPay}
        error={errors['authorization.howToPay']}
        onChange={({ target }) => set({ howToPay: target.value })}
      />
    </Card>
  );
}
