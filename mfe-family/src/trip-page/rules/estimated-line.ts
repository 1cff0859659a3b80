import type { BudgetEstimate, CreateBudgetLine } from '@landsea/contracts/money';

type EstimateLine = Pick<BudgetEstimate['lines'][number], 'category' | 'label' | 'basis'>;

/** A line of the budget as the estimate has it, with how it was reckoned as its note. */
export const estimatedLine = (
  { category, label, basis }: EstimateLine,
  plannedCents: number,
  id: string,
): CreateBudgetLine => ({ id, category, label, note: basis, plannedCents, spentCents: 0, isEstimate: true });
