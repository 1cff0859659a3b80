import { statusOf, type CreateBudgetLine } from '@landsea/contracts/money';
import type { EntityManager } from 'typeorm';

/** Adds many lines to a new trip at once; those created together are listed by their ids. */
export const insertLines = async (
  manager: EntityManager,
  tripId: string,
  lines: readonly CreateBudgetLine[],
): Promise<void> => {
  const rows = lines.map(({ bookedCents = 0, ...line }) => ({
    ...line,
    bookedCents,
    status: line.status ?? statusOf({ ...line, bookedCents }),
  }));
  await manager.query(
    `INSERT INTO budget_line (trip_id, id, category, label, note, planned_cents, booked_cents, spent_cents,
       person, day, vendor, due_on, due_kind, status)
     SELECT $1, n.id, n.category, n.label, nullif(n.note, ''), n."plannedCents", n."bookedCents", n."spentCents",
       n.person, n.day, nullif(n.vendor, ''), n."dueOn", n."dueKind", n.status
     FROM jsonb_to_recordset($2::jsonb) AS n (id uuid, category text, label text, note text, "plannedCents" integer,
       "bookedCents" integer, "spentCents" integer, person text, day date, vendor text, "dueOn" date,
       "dueKind" text, status text)`,
    [tripId, JSON.stringify(rows)],
  );
};
