import type { Budget, BudgetLine } from '@landsea/contracts/money';

/** Whether a budget says that the fare is paid: all of it that is not due after the date of the final payment, as gratuities are. */
export const isFarePaid = (budget: Pick<Budget, 'lines'> | undefined, date: string): boolean => {
  const isFare = ({ category, dueOn }: BudgetLine) =>
    category === 'cruise-fare' && (dueOn === null || dueOn <= date);
  const fare = budget?.lines.filter(isFare) ?? [];
  return fare.length > 0 && fare.every(({ status }) => status === 'paid');
};
