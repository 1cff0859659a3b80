import type { Budget, BudgetLine } from '@landsea/contracts/money';

/** Amounts that are due after the final payment's date, such as gratuities, are left out. */
export const isFarePaid = (budget: Pick<Budget, 'lines'> | undefined, date: string): boolean => {
  const isFare = ({ category, dueOn }: BudgetLine) =>
    category === 'cruise-fare' && (dueOn === null || dueOn <= date);
  const fare = budget?.lines.filter(isFare) ?? [];
  return fare.length > 0 && fare.every(({ status }) => status === 'paid');
};
