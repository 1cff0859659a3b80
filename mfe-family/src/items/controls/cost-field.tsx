import { MoneyField } from '@landsea/ui/fields/money-field';

interface CostFieldProps {
  /** Integer cents for all its people together; null without a cost. */
  costCents: number | null;
  onCommit: (costCents: number | null) => void;
  hint?: string;
}

export function CostField({ costCents, onCommit, hint }: CostFieldProps) {
  return (
    <MoneyField
      label="Cost for everyone"
      hint={hint}
      valueCents={costCents ?? 0}
      onCommit={(cents) => onCommit(cents === 0 ? null : cents)}
    />
  );
}
