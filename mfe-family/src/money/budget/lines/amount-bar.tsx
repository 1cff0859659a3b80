import type { BudgetAmounts } from '@landsea/rules/money';

const share = (part: number, whole: number) => `${Math.min(100, (part / whole) * 100)}%`;

export function AmountBar({ amounts }: { amounts: BudgetAmounts }) {
  const { plannedCents, bookedCents, spentCents, leftCents } = amounts;
  const whole = Math.max(plannedCents, bookedCents, spentCents, 1);
  const ink = leftCents < 0 ? 'bg-berry' : 'bg-sea';
  return (
    <div aria-hidden className="relative h-2 w-full overflow-hidden rounded-full bg-hairline">
      <div
        className={`absolute inset-y-0 left-0 opacity-40 [transition:width_0.4s_ease] ${ink}`}
        style={{ width: share(bookedCents, whole) }}
      />
      <div
        className={`absolute inset-y-0 left-0 rounded-full [transition:width_0.4s_ease] ${ink}`}
        style={{ width: share(spentCents, whole) }}
      />
    </div>
  );
}
