import { MOST_EXPENSES } from '@landsea/contracts/money';
import { MOST_DAY_ITEMS, MOST_TASKS } from '@landsea/contracts/planning';
import { DomainError, validationFailed } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { tableOf, type LoggedTableKind } from './logged-rows.js';

interface RowLimit {
  most: number;
  /** What a full trip says. */
  full: (most: string) => string;
  /** The field of the form that says so; without one the answer itself does. */
  field?: string;
}

/** How many rows of a kind a trip holds. */
const rowLimits: Partial<Record<LoggedTableKind, RowLimit>> = {
  'budget-line': {
    most: 1000,
    full: (most) => `A budget holds at most ${most} lines: delete some, or add up small ones into one.`,
  },
  expense: {
    most: MOST_EXPENSES,
    full: (most) => `A trip holds at most ${most} expenses: delete some, or add up small ones into one.`,
    field: 'what',
  },
  settlement: {
    most: 1000,
    full: (most) => `A trip holds at most ${most} payments between people: undo some first.`,
  },
  'savings-jar': {
    most: 100,
    full: (most) =>
      `A trip holds at most ${most} jars, those that are put away among them: bring one of them back.`,
    field: 'name',
  },
  contribution: {
    most: 5000,
    full: (most) =>
      `A trip holds at most ${most} amounts put aside: take some back, and add them up into one.`,
    field: 'amountCents',
  },
  'day-item': {
    most: MOST_DAY_ITEMS,
    full: (most) => `A trip holds at most ${most} plans and wishes: delete some first.`,
    field: 'title',
  },
  task: {
    most: MOST_TASKS,
    full: (most) => `A trip holds at most ${most} tasks: delete some that are done first.`,
    field: 'title',
  },
};

/**
 * After an addition, in a transaction that holds the trip's lock.
 * @param how whether the rows are new, or come back, where there is no field to correct.
 * @throws DomainError VALIDATION_FAILED or EDIT_CONFLICT when the trip holds more rows of a kind than it may.
 */
export const refuseTooMany = async (
  manager: EntityManager,
  tripId: string,
  kind: LoggedTableKind,
  how: 'new' | 'back',
): Promise<void> => {
  const limit = rowLimits[kind];
  if (!limit) return;
  const there = kind === 'expense' ? 'AND deleted_at IS NULL' : '';
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM "${tableOf(kind).table}" WHERE trip_id = $1 ${there}`,
    [tripId],
  );
  if (row.count <= limit.most) return;
  const message = limit.full(limit.most.toLocaleString('en-US'));
  if (how === 'new' && limit.field) throw validationFailed([{ path: limit.field, message }]);
  throw new DomainError({ code: 'EDIT_CONFLICT', message });
};
