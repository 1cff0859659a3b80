import {
  getLineFeed,
  sourceNames,
  type BudgetCategory,
  type BudgetLine,
  type ItemSource,
  type LineSource,
} from '@landsea/contracts/money';
import { DomainError, makeValidationFailed } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

/** Cents. */
export interface FedLine {
  source: ItemSource;
  category: BudgetCategory;
  label: string;
  plannedCents: number;
  bookedCents: number;
}

const MOST_CENTS = 1_000_000_000;

const statusOf = (planned: string, booked: string, spent: string): string =>
  `CASE WHEN ${spent} > 0 AND ${spent} >= coalesce(nullif(${booked}, 0), ${planned}) THEN 'paid'
     WHEN ${booked} > 0 THEN 'booked' ELSE 'planned' END`;

/** A line without items is removed, unless something was spent on it. @returns whether anything changed. */
export const writeFedLines = async (
  manager: EntityManager,
  tripId: string,
  fed: readonly FedLine[],
): Promise<boolean> => {
  const [{ changed }] = await manager.query<[{ changed: number }]>(
    `WITH written AS (
       INSERT INTO budget_line AS l (trip_id, id, category, label, planned_cents, booked_cents, spent_cents, status, source)
       SELECT $1, gen_random_uuid(), f.category, f.label, least(f."plannedCents", $3), least(f."bookedCents", $3), 0,
         CASE WHEN f."bookedCents" > 0 THEN 'booked' ELSE 'planned' END, f.source
         FROM jsonb_to_recordset($2::jsonb)
           AS f (source text, category text, label text, "plannedCents" bigint, "bookedCents" bigint)
       ON CONFLICT (trip_id, source) WHERE source <> 'bookings' DO UPDATE SET planned_cents = excluded.planned_cents,
         booked_cents = excluded.booked_cents, version = l.version + 1, updated_at = now(),
         status = ${statusOf('excluded.planned_cents', 'excluded.booked_cents', 'l.spent_cents')}
         WHERE (l.planned_cents, l.booked_cents) IS DISTINCT FROM (excluded.planned_cents, excluded.booked_cents)
       RETURNING 1),
     unfed AS (
       SELECT l.id, l.spent_cents > 0 OR EXISTS (SELECT 1 FROM expense e
           WHERE e.trip_id = $1 AND e.line_id = l.id AND e.deleted_at IS NULL) AS is_spent
         FROM budget_line l WHERE l.trip_id = $1 AND l.source <> 'bookings' AND l.source <> ALL ($4::text[])),
     gone AS (
       DELETE FROM budget_line l USING unfed WHERE l.trip_id = $1 AND l.id = unfed.id AND NOT unfed.is_spent
       RETURNING 1),
     emptied AS (
       UPDATE budget_line l SET planned_cents = 0, booked_cents = 0, version = version + 1, updated_at = now()
         FROM unfed WHERE l.trip_id = $1 AND l.id = unfed.id AND unfed.is_spent
           AND (planned_cents > 0 OR booked_cents > 0)
       RETURNING 1)
     SELECT ((SELECT count(*) FROM written) + (SELECT count(*) FROM gone) + (SELECT count(*) FROM emptied))::int
       AS changed`,
    [tripId, JSON.stringify(fed), MOST_CENTS, fed.map(({ source }) => source)],
  );
  return changed > 0;
};

const changedThere = (source: LineSource): string =>
  source === 'bookings'
    ? 'This comes from a booking. Change it under Bookings.'
    : `This comes from what you planned under ${sourceNames[source]}. Change it there.`;

/**
 * @throws DomainError VALIDATION_FAILED for another amount or category of a line that items feed, or another
 * payment of a booking's.
 */
export const refuseFedAmounts = (
  line: BudgetLine,
  change: Partial<
    Pick<BudgetLine, 'plannedCents' | 'bookedCents' | 'category' | 'spentCents' | 'dueOn' | 'dueKind'>
  >,
): void => {
  const source = getLineFeed(line);
  if (source === null) return;
  const fedFields = ['plannedCents', 'bookedCents', 'category'] as const;
  const fields = (
    source === 'bookings'
      ? [...fedFields, 'spentCents' as const, 'dueOn' as const, 'dueKind' as const]
      : fedFields
  ).filter((field) => change[field] !== undefined && change[field] !== line[field]);
  if (fields.length > 0)
    throw makeValidationFailed(fields.map((path) => ({ path, message: changedThere(source) })));
};

/** @throws DomainError FORBIDDEN for a line that items feed: it goes with them. */
export const refuseFedRemoval = (line: BudgetLine): void => {
  const source = getLineFeed(line);
  if (source !== null) throw new DomainError({ code: 'FORBIDDEN', message: changedThere(source) });
};
