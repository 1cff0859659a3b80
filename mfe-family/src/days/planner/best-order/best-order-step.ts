import { keepsTime } from '@landsea/rules/day-plans';
import type { BestOrder, BestOrderRequest, BestOrderTotals, DayItem } from '@landsea/contracts/planning';
import { formatDate } from '@landsea/web-kit';
import type { ItemsStep } from '../../../items/queue/item-change';

interface DroppedItems {
  /** They stay on the day without a time. */
  freed: DayItem[];
  /** They stay at the time that the family chose, or in the return window of a Lightning Lane. */
  kept: DayItem[];
}

export const splitDropped = (
  { dropped }: Pick<BestOrder, 'dropped'>,
  items: readonly DayItem[],
  released: readonly string[] = [],
): DroppedItems => {
  const ids = new Set(dropped.flatMap(({ itemIds }) => itemIds));
  const timed = items.filter(({ id, time }) => ids.has(id) && time !== null);
  const isKept = (item: DayItem): boolean =>
    item.details.kind === 'lane' || (keepsTime(item) && !released.includes(item.id));
  return { freed: timed.filter((item) => !isKept(item)), kept: timed.filter(isKept) };
};

/** Proposed times may be moved by the next best order. */
export const makeStep = (
  order: BestOrder,
  items: readonly DayItem[],
  released: readonly string[] = [],
): ItemsStep => ({
  title: `Best order for ${formatDate(order.date)}`,
  change: [
    ...order.changes.map(({ itemId, after }) => ({
      id: itemId,
      time: after,
      proposedTime: after,
      dayPart: null,
    })),
    ...splitDropped(order, items, released).freed.map(({ id }) => ({ id, time: null })),
  ],
});

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
