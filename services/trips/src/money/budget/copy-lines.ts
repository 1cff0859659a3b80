import type { EntityManager } from 'typeorm';
import { moveDate } from '../../trip/rows/moved-date.js';
import { BudgetLineRow } from './budget-line.entity.js';
import { budgetLines } from './budget.queries.js';

const copiedLine = (line: BudgetLineRow, shift: number): Omit<BudgetLineRow, 'createdAt' | 'updatedAt'> => {
  const { createdAt: _made, updatedAt: _changed, ...copy } = line;
  return {
    ...copy,
    bookedCents: 0,
    spentCents: 0,
    day: moveDate(line.day, shift),
    dueOn: null,
    dueKind: null,
    dues: null,
    source: line.source === 'bookings' ? null : line.source,
    status: 'planned',
    version: 1,
  };
};

interface LineCopies {
  shift: number;
  isOtherFamily: boolean;
  withNotes: boolean;
}

export const copyPlannedLines = async (
  manager: EntityManager,
  fromTripId: string,
  toTripId: string,
  { shift, isOtherFamily, withNotes }: LineCopies,
): Promise<void> => {
  const lines = await manager.find(BudgetLineRow, {
    where: { tripId: fromTripId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  await budgetLines.insert(
    manager,
    lines.map((line) => ({
      ...copiedLine(line, shift),
      ...(isOtherFamily && { person: null }),
      ...(!withNotes && { note: null }),
      tripId: toTripId,
    })),
  );
};
