/** An expense dated after today, in the parks' zone, is not yet paid. */
export const isPaid = (expense: string): string =>
  `${expense}.day <= (now() AT TIME ZONE 'America/New_York')::date`;

/** Answered from the index alone. @param trip the expression of the trip's id. */
export const selectExpenseSums = (trip: string): string => `(SELECT coalesce(json_agg(json_build_object(
    'category', s.category, 'lineId', s.line_id, 'spentCents', s.cents, 'upcomingCents', s.upcoming)), '[]')
  FROM (SELECT e.category, e.line_id, sum(e.amount_cents) AS cents,
          coalesce(sum(e.amount_cents) FILTER (WHERE NOT ${isPaid('e')}), 0) AS upcoming FROM expense e
        WHERE e.trip_id = ${trip} AND e.deleted_at IS NULL GROUP BY e.category, e.line_id) s)`;
