import { budgetCategoryNames, type BudgetLine } from '@landsea/contracts/money';
import { makeEditConflict, type DomainError } from '@landsea/nest-kit';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const money = (cents: number): string => dollars.format(cents / 100);

export const makeBudgetConflict = (now: BudgetLine): DomainError =>
  makeEditConflict(
    `This line was changed while you were editing it. It now says “${now.label}” under ${
      budgetCategoryNames[now.category]
    }: planned ${money(now.plannedCents)}, booked ${money(now.bookedCents)}, spent ${money(now.spentCents)}.`,
  );

export const refuseMovedBudget = (): DomainError =>
  makeEditConflict(
    'The budget was changed by somebody else meanwhile, so nothing was written. Look at it and try again.',
  );
