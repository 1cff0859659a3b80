import { budgetCategoryNames, type BudgetLine, type Expense } from '@landsea/contracts/money';
import { makeInvalidField } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

/** A removed line may be restored, so it is accepted. */
export const refuseLineElsewhere = async (
  manager: EntityManager,
  tripId: string,
  expenses: readonly Partial<Pick<Expense, 'category' | 'lineId'>>[],
): Promise<void> => {
  const paying = expenses.filter(({ lineId }) => lineId);
  if (paying.length === 0) return;
  const [line] = await manager.query<Pick<BudgetLine, 'label' | 'category'>[]>(
    `SELECT l.label, l.category FROM jsonb_to_recordset($2::jsonb) AS e(category text, "lineId" uuid)
       JOIN budget_line l ON l.trip_id = $1 AND l.id = e."lineId" WHERE l.category <> e.category LIMIT 1`,
    [tripId, JSON.stringify(paying)],
  );
  if (!line) return;
  const message = `“${line.label}” is a line of ${budgetCategoryNames[line.category]}: choose a line of the same category, or none`;
  throw makeInvalidField('lineId', message);
};
