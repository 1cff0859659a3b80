import { keepsTime } from '@landsea/rules/day-plans';
import type { BestOrder, BestOrderRequest, BestOrderTotals, DayItem } from '@landsea/contracts/planning';
import { formatDate } from '@landsea/web-kit';
import type { ItemsStep } from '../../../items/queue/item-change';

/**
 * Proposed times may be moved by the next best order. An item that does not fit stays on the day without a
 * time, unless the family chose that time.
 */
export const makeStep = (
  order: BestOrder,
  items: readonly DayItem[],
  released: readonly string[] = [],
): ItemsStep => {
  const dropped = new Set(order.dropped.flatMap(({ itemIds }) => itemIds));
  const loses = (item: DayItem): boolean =>
    dropped.has(item.id) && item.time !== null && (!keepsTime(item) || released.includes(item.id));
  return {
    title: `Best order for ${formatDate(order.date)}`,
    change: [
      ...order.changes.map(({ itemId, after }) => ({
        id: itemId,
        time: after,
        proposedTime: after,
        dayPart: null,
      })),
      ...items.filter(loses).map(({ id }) => ({ id, time: null })),
    ],
  };
};

type Goal = BestOrderRequest['goal'];

const counted = ({ waiting, walking, end }: BestOrderTotals, goal: Goal): number =>
  goal === 'earliest-finish' ? end : waiting + walking;

/**
 * `expected` is at the date's crowds, give or take `margin` from quiet to busy. Crowds at which one of the
 * two has no time for everything are not compared.
 */
export const countSavedMinutes = ({ current, best }: BestOrder, goal: Goal) => {
  const saved = (level: 'expected' | 'low' | 'typical' | 'peak') =>
    Math.round(counted(current[level], goal) - counted(best[level], goal));
  const comparable = (['low', 'typical', 'peak'] as const).filter(
    (level) =>
      current[level].leftOut === current.expected.leftOut && best[level].leftOut === best.expected.leftOut,
  );
  const range = comparable.map(saved);
  const margin = range.length > 0 ? Math.round((Math.max(...range) - Math.min(...range)) / 2) : 0;
  return { expected: saved('expected'), margin };
};
