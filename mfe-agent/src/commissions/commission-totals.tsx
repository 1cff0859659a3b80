import type { Commission } from '@landsea/contracts/agents';
import { countOpenCents, formatCents, isLateCommission } from '@landsea/rules/agents';

interface CommissionTotalsProps {
  commissions: readonly Commission[];
  year: string;
}

const sum = (cents: readonly number[]): number => cents.reduce((all, each) => all + each, 0);

/** The agent’s own share; what is overdue counts every year. */
export function CommissionTotals({ commissions, year }: CommissionTotalsProps) {
  const late = commissions.filter(isLateCommission);
  const ofYear = commissions.filter(({ endsOn }) => endsOn.startsWith(year));
  const open = ofYear.filter((each) => !isLateCommission(each));
  const numbers = [
    ['Still to come', sum(open.map(countOpenCents)), ''],
    [`Overdue: ${String(late.length)}`, sum(late.map(countOpenCents)), late.length > 0 ? 'text-berry' : ''],
    ['Received', sum(ofYear.map(({ receivedCents }) => receivedCents)), ''],
  ] as const;
  return (
    <dl className="grid gap-3 pb-6 sm:grid-cols-3">
      {numbers.map(([label, cents, look]) => (
        <div key={label} className="rounded-card border border-hairline bg-surface px-4 py-3 sm:px-5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={`font-display text-2xl tabular-nums ${look}`}>{formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
