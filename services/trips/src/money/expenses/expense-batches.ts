import type { EntityManager } from 'typeorm';
import * as z from 'zod';

export interface TurnedExpense {
  id: string;
  content: string;
}

/** Deletion and version are no part of the content. */
export const selectContent = (expense: string): string =>
  `md5((to_jsonb(${expense}) - 'version' - 'updated_at' - 'deleted_at')::text) AS content`;

export const ExpenseBatch = z.object({ contents: z.record(z.string(), z.string()) });

export const makeExpenseBatch = (expenses: readonly TurnedExpense[]): z.infer<typeof ExpenseBatch> => ({
  contents: Object.fromEntries(expenses.map(({ id, content }) => [id, content])),
});

export const convertExpenses = async (
  manager: EntityManager,
  tripId: string,
  contents: Record<string, string>,
  isAway: boolean,
): Promise<TurnedExpense[]> => {
  const [rows] = await manager.query<[TurnedExpense[], number]>(
    `WITH now AS (
       SELECT e.id, ${selectContent('e')} FROM expense e
        WHERE e.trip_id = $1 AND (e.deleted_at IS NULL) = $3 AND e.id = ANY($4::uuid[]) FOR UPDATE)
     UPDATE expense e SET deleted_at = CASE WHEN $3 THEN now() END, version = e.version + 1, updated_at = now()
       FROM now JOIN jsonb_each_text($2) seen ON now.id = seen.key::uuid AND now.content = seen.value
      WHERE e.trip_id = $1 AND e.id = now.id
      RETURNING e.id, now.content`,
    [tripId, JSON.stringify(contents), isAway, Object.keys(contents)],
  );
  return rows;
};
