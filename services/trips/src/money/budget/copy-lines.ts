import type { EntityManager } from 'typeorm';
import { movedDate } from '../../trip/rows/moved-date.js';
import { BudgetLineRow } from './budget-line.entity.js';
import { budgetLines } from './budget.queries.js';

/** A line as it is planned again: nothing booked, spent or due, `shift` days later. What was booked is the copy's own plan. */
const copiedLine = (line: BudgetLineRow, shift: number): Omit<BudgetLineRow, 'createdAt' | 'updatedAt'> => {
  const { createdAt: _made, updatedAt: _changed, ...copy } = line;
  return {
    ...copy,
    bookedCents: 0,
    spentCents: 0,
    day: movedDate(line.day, shift),
    dueOn: null,
    dueKind: null,
    dues: null,
    source: line.source === 'bookings' ? null : line.source,
    status: 'planned',
    version: 1,
  };
};

interface LineCopies {
  /** Days from the old first day to the new one. */
  shift: number;
  /** Other people go: nothing is one person's any more. */
  isForEverybody: boolean;
}

/** Gives another trip the lines of this one as they were planned. */
export const copyPlannedLines = async (
  manager: EntityManager,
  fromTripId: string,
  toTripId: string,
  { shift, isForEverybody }: LineCopies,
): Promise<void> => {
  const lines = await manager.find(BudgetLineRow, {
    where: { tripId: fromTripId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  await budgetLines.insert(
    manager,
    lines.map((line) => ({
      ...copiedLine(line, shift),
      ...(isForEverybody && { person: null }),
      tripId: toTripId,
    })),
  );
};
