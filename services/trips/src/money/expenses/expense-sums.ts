/**
 * The sums of a trip's expenses by category and line, as a JSON value of SQL: answered from the index alone.
 * @param trip what names the trip's id.
 */
export const expenseSums = (trip: string): string => `(SELECT coalesce(json_agg(json_build_object(
    'category', s.category, 'lineId', s.line_id, 'spentCents', s.cents)), '[]')
  FROM (SELECT e.category, e.line_id, sum(e.amount_cents) AS cents FROM expense e
        WHERE e.trip_id = ${trip} AND e.deleted_at IS NULL GROUP BY e.category, e.line_id) s)`;
