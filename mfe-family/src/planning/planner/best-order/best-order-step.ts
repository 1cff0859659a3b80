import type { BestOrder, BestOrderTotals, DayItem } from '@landsea/contracts/planning';
import { formatDate } from '@landsea/web-kit';
import type { ItemsStep } from '../../../trip/items/day-change';

/** What applying a best order changes: new times, and what does not fit stays on the day without one. */
export const stepOf = (order: BestOrder, items: readonly DayItem[]): ItemsStep => {
  const dropped = new Set(order.dropped.flatMap(({ itemIds }) => itemIds));
  return {
    title: `Best order for ${formatDate(order.date)}`,
    change: [
      ...order.changes.map(({ itemId, after }) => ({ id: itemId, time: after, dayPart: null })),
      ...items
        .filter(
          ({ id, time, isFixed, status }) =>
            dropped.has(id) && time !== null && !isFixed && status !== 'booked',
        )
        .map(({ id }) => ({ id, time: null })),
    ],
  };
};

const effort = ({ waiting, walking, idle }: BestOrderTotals): number => waiting + walking + idle;

/** Minutes saved against the person's own order, as expected and from the quietest to the busiest crowds. */
export const savedMinutes = ({ current, best }: BestOrder) => {
  const saved = (level: 'expected' | 'low' | 'typical' | 'peak') =>
    Math.round(effort(current[level]) - effort(best[level]));
  const range = [saved('low'), saved('typical'), saved('peak')];
  return { expected: saved('expected'), from: Math.min(...range), to: Math.max(...range) };
};
