import { budgetCategoryNames, type Expense } from '@landsea/contracts/money';
import { makeEditConflict, type DomainError } from '@landsea/nest-kit';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const makeExpenseConflict = ({ what, category, amountCents, day }: Expense): DomainError =>
  makeEditConflict(
    `This expense was changed while you were editing it. It now says “${what}” under ${
      budgetCategoryNames[category]
    }: ${dollars.format(amountCents / 100)} on ${day}.`,
  );
