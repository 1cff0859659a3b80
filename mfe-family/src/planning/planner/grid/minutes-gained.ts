import { minutesChanged } from '@landsea/contracts/day-plans';
import type { MinutesChanged } from '@landsea/contracts/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { withChange } from '../../../trip/items/day-change';
import { totalsOf } from '../planner-days';
import type { PlannerDay } from '../planner-days';
import { changeTo } from './item-place';
import type { ItemPlace } from './item-place';

const none: MinutesChanged = { waiting: 0, walking: 0, idle: 0, end: 0 };

const sum = (a: MinutesChanged, b: MinutesChanged): MinutesChanged => ({
  waiting: a.waiting + b.waiting,
  walking: a.walking + b.walking,
  idle: a.idle + b.idle,
  end: a.end + b.end,
});

/** What putting an item there does to the minutes of the days concerned; undefined where the catalog is missing. */
export const minutesGained = (
  days: readonly PlannerDay[],
  item: DayItem,
  place: ItemPlace,
): MinutesChanged | undefined => {
  const moved = withChange(item, changeTo(item, place));
  const concerned = days.filter(({ day }) => day.date === item.date || day.date === place.date);
  if (concerned.length === 0 || concerned.some(({ context }) => !context)) return undefined;
  return concerned.reduce((total, { day, items, context }) => {
    if (!context) return total;
    const others = items.filter(({ id }) => id !== item.id);
    const after = day.date === place.date ? [...others, moved] : others;
    return sum(total, minutesChanged(totalsOf(items, context), totalsOf(after, context)));
  }, none);
};

const part = (minutes: number, what: string): string[] => {
  const rounded = Math.round(minutes);
  if (rounded === 0) return [];
  return [`${String(Math.abs(rounded))} min ${rounded < 0 ? 'less' : 'more'} ${what}`];
};

/** `12 min less waiting, 3 min more walking`. */
export const gainText = ({ waiting, walking }: MinutesChanged): string =>
  [...part(waiting, 'waiting'), ...part(walking, 'walking')].join(', ') || 'Same waiting and walking';
