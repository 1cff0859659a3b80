import type { ExpenseSum } from '@landsea/contracts/money';
import type { EntityManager } from 'typeorm';
import { isBesideEstimate } from '../../money/budget/budget.queries.js';
import { selectExpenseSums } from '../../money/expenses/expense-sums.js';
import type { LineSum } from './trip-costs.js';

export const selectMoney = (
  manager: EntityManager,
  tripIds: string[],
): Promise<{ tripId: string; lines: LineSum[]; expenses: ExpenseSum[] }[]> =>
  manager.query(
    `SELECT wanted.id AS "tripId", ${selectExpenseSums('wanted.id')} AS expenses,
       (SELECT coalesce(json_agg(json_build_object('category', s.category, 'plannedCents', s.planned,
                 'bookedCents', s.booked, 'spentCents', s.spent, 'source', s.source, 'isEstimate', s.is_estimate,
                 'isBesideEstimate', s.is_beside)), '[]')
          FROM (SELECT l.category, l.source, l.is_estimate, ${isBesideEstimate('l')} AS is_beside, sum(l.planned_cents) AS planned, sum(l.booked_cents) AS booked,
                  sum(l.spent_cents) AS spent
                FROM budget_line l WHERE l.trip_id = wanted.id GROUP BY l.category, l.source, l.is_estimate, is_beside) s) AS lines
     FROM unnest($1::uuid[]) AS wanted (id)`,
    [tripIds],
  );
