import type { BudgetLine, UpdateBudgetLine } from '@landsea/contracts/money';
import { RowQueue } from '@landsea/web-kit/rows';

export type LineChange = Omit<UpdateBudgetLine, 'version'>;

/** Pages show pending edits on top of every fetched budget. */
export const budgetLineQueue = new RowQueue<BudgetLine, LineChange>();
