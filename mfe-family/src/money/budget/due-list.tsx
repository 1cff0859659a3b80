import { getDateIn } from '@landsea/contracts/core';
import { budgetCategoryNames, type Budget } from '@landsea/contracts/money';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { listPaymentsDue, type LinePayment } from '@landsea/rules/money';
import { useNow } from '../../trip-frame/page/use-now';
import { dueNames } from './lines/line-status';

interface LatePayment extends LinePayment {
  isLate: boolean;
}

export const listLatePayments = (budget: Budget, today: string): LatePayment[] =>
  listPaymentsDue(budget).map((payment) => ({ ...payment, isLate: payment.dueOn < today }));

const MOST_SHOWN = 6;

export function DueList({ budget }: { budget: Budget }) {
  const due = listLatePayments(budget, getDateIn(useNow()));
  if (due.length === 0) return null;
  return (
    <section aria-labelledby="budget-due">
      <h2 id="budget-due" className="font-display text-xl">
        Next payments
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {due.slice(0, MOST_SHOWN).map(({ line, paymentId, kind, dueOn, cents, isLate }) => (
          <li key={paymentId ?? line.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <span className="wrap-anywhere">{line.label}</span>
            <span className="text-right tabular-nums">{formatMoney(cents)}</span>
            <span className={`col-span-2 text-sm ${isLate ? 'font-semibold text-berry' : 'text-muted'}`}>
              {kind ? dueNames[kind] : budgetCategoryNames[line.category]}
              {isLate ? `, was due ${formatDate(dueOn)}` : ` by ${formatDate(dueOn)}`}
            </span>
          </li>
        ))}
      </ul>
      {due.length > MOST_SHOWN ? (
        <p className="pt-2 text-sm text-muted">and {due.length - MOST_SHOWN} more, later</p>
      ) : null}
    </section>
  );
}
