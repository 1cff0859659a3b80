import type { BudgetLine, UpdateBudgetLine } from '@landsea/contracts/money';
import { RowQueue } from '@landsea/web-kit/rows';

/** The fields of a line that an edit sets. */
export type LineChange = Omit<UpdateBudgetLine, 'version'>;

/** Edits of budget lines on their way; every page that fetches a budget shows them on top of it. */
export const budgetLineQueue = new RowQueue<BudgetLine, LineChange>();
