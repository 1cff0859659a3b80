import type { BestOrder, BestOrderRequest, BestOrderTotals, DayItem } from '@landsea/contracts/planning';
import { formatDate } from '@landsea/web-kit';
import type { ItemsStep } from '../../../trip/items/item-change';

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

type Goal = BestOrderRequest['goal'];

/** What a goal counts: when the day is over, or the minutes in lines and on foot. */
const counted = ({ waiting, walking, end }: BestOrderTotals, goal: Goal): number =>
  goal === 'earliest-finish' ? end : waiting + walking;

/** Minutes saved against the person's own order, as expected and from the quietest to the busiest crowds. */
export const savedMinutes = ({ current, best }: BestOrder, goal: Goal) => {
  const saved = (level: 'expected' | 'low' | 'typical' | 'peak') =>
    Math.round(counted(current[level], goal) - counted(best[level], goal));
  const range = [saved('low'), saved('typical'), saved('peak')];
  return { expected: saved('expected'), from: Math.min(...range), to: Math.max(...range) };
};
