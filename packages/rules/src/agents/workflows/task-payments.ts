import type { TaskPayment } from '@landsea/contracts/agents';
import type { BudgetLine } from '@landsea/contracts/money';

interface DueAmount extends TaskPayment, Pick<BudgetLine, 'category' | 'dueKind'> {}

const isCruise = ({ category }: DueAmount): boolean => category === 'cruise-fare';

const isDeposit = ({ dueKind }: DueAmount): boolean => dueKind === 'deposit';
const isFinal = ({ dueKind }: DueAmount): boolean => dueKind === 'final-payment';

/** By the key of the task in its template. */
const paid: ReadonlyMap<string, (due: DueAmount) => boolean> = new Map([
  ['deposit', isDeposit],
  ['deposits', isDeposit],
  ['payment-pay', isFinal],
  ['cruise-payment-pay', (due) => isFinal(due) && isCruise(due)],
  ['parks-payment-pay', (due) => isFinal(due) && !isCruise(due)],
]);

/**
 * The amounts that a task of a template asks to pay; undefined for a task that is no payment.
 * @param key of the task, with what stands behind `@` or `#` for a repetition.
 */
export const listTaskPayments = (
  key: string | null,
  dues: readonly DueAmount[],
): TaskPayment[] | undefined => {
  const pays = paid.get(key?.split(/[@#]/)[0] ?? '');
  return (
    pays && dues.filter(pays).map(({ label, vendor, cents, dueOn }) => ({ label, vendor, cents, dueOn }))
  );
};
