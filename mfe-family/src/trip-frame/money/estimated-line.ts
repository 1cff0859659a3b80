import type { BudgetEstimate, CreateBudgetLine } from '@landsea/contracts/money';

type EstimateLine = Pick<BudgetEstimate['lines'][number], 'category' | 'label' | 'basis'>;

export const makeEstimatedLine = (
  { category, label, basis }: EstimateLine,
  plannedCents: number,
  id: string,
): CreateBudgetLine => ({ id, category, label, note: basis, plannedCents, spentCents: 0, isEstimate: true });
