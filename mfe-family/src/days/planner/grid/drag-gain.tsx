import type { DayItem } from '@landsea/contracts/planning';
import { applyItemChange, compareMinutes, type MinutesChanged } from '@landsea/rules/day-plans';
import { useDeferredValue, useMemo } from 'react';
import { getTotals, type PlannerDay } from '../planner-days';
import { changeTo, placeText, type ItemPlace } from './item-place';

const none: MinutesChanged = { waiting: 0, walking: 0, idle: 0, end: 0 };

const sum = (a: MinutesChanged, b: MinutesChanged): MinutesChanged => ({
  waiting: a.waiting + b.waiting,
  walking: a.walking + b.walking,
  idle: a.idle + b.idle,
  end: a.end + b.end,
});

/** Undefined without the catalog. Unaffected parts are evaluated once per drag. */
const compareMinutesGained = (days: readonly PlannerDay[], item: DayItem) => {
  const from = days.find(({ day }) => day.date === item.date);
  const others = (from?.items ?? []).filter(({ id }) => id !== item.id);
  const taken =
    from?.context && from.totals ? compareMinutes(from.totals, getTotals(others, from.context)) : none;
  return (place: ItemPlace): MinutesChanged | undefined => {
    const to = days.find(({ day }) => day.date === place.date);
    const concerned = [from, to].filter((day) => day !== undefined);
    if (concerned.length === 0 || concerned.some(({ context }) => !context)) return undefined;
    if (!to?.context) return taken;
    const moved = applyItemChange(item, changeTo(item, place));
    const before = to.totals ?? getTotals([], to.context);
    const isSameDay = to === from;
    const after = getTotals([...(isSameDay ? others : to.items), moved], to.context);
    const gained = compareMinutes(before, after);
    return isSameDay ? gained : sum(taken, gained);
  };
};

const part = (minutes: number, what: string): string[] => {
  const rounded = Math.round(minutes);
  if (rounded === 0) return [];
  return [`${Math.abs(rounded)} min ${rounded < 0 ? 'less' : 'more'} ${what}`];
};

/** `12 min less waiting, 3 min more walking`. */
const formatGain = ({ waiting, walking }: MinutesChanged): string =>
  [...part(waiting, 'waiting'), ...part(walking, 'walking')].join(', ') || 'Same waiting and walking';

interface DragGainProps {
  days: readonly PlannerDay[];
  item: DayItem;
  place: ItemPlace;
}

export function DragGain({ days, item, place }: DragGainProps) {
  const gainAt = useMemo(() => compareMinutesGained(days, item), [days, item]);
  // The card follows the pointer first; the minutes come after it.
  const counted = useDeferredValue(place);
  const gain = useMemo(() => gainAt(counted), [gainAt, counted]);
  return (
    <p
      className={`mt-1 grid rounded-lg px-2 py-1 text-sm ${gain && gain.waiting + gain.walking < 0 ? 'bg-palm-soft text-palm' : 'bg-surface text-ink'}`}
    >
      <strong className="tabular-nums">{placeText(place)}</strong>
      {gain ? formatGain(gain) : null}
    </p>
  );
}
