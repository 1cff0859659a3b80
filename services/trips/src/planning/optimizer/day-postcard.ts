import { findEntry, type DayContext } from '@landsea/rules/day-plans';
import { toMinute } from '@landsea/rules/trip';
import type { BestOrder, BestOrderStop, DayItem, DayPostcard } from '@landsea/contracts/planning';

/** A meal that begins between these minutes is lunch. */
const LUNCH = { from: 10 * 60 + 30, until: 15 * 60 + 30 };

const titled = (stop: BestOrderStop | undefined): DayPostcard['firstRide'] =>
  stop ? { title: stop.title, time: stop.time } : null;

export const makePostcard = (
  { date, stops, best, needsHopper = false }: BestOrder,
  items: readonly DayItem[],
  { catalogue }: DayContext,
): DayPostcard => {
  const itemOf = ({ itemIds: [id] }: BestOrderStop): DayItem | undefined =>
    items.find((item) => item.id === id);
  const kindOf = (stop: BestOrderStop): string | undefined => itemOf(stop)?.details.kind;
  const appealOf = (stop: BestOrderStop): number => {
    const item = itemOf(stop);
    const known = item ? findEntry(item, catalogue) : null;
    return known?.list === 'shows' && known.entry.appeal === 'headliner' ? 1 : 0;
  };
  const isLunch = (stop: BestOrderStop): boolean => {
    const minute = toMinute(stop.start);
    return kindOf(stop) === 'dining' && LUNCH.from <= minute && minute < LUNCH.until;
  };
  const isShow = (stop: BestOrderStop): boolean => {
    const item = itemOf(stop);
    return item !== undefined && (kindOf(stop) === 'show' || findEntry(item, catalogue)?.list === 'shows');
  };
  const shows = stops.filter(isShow);
  return {
    date,
    firstRide: titled(stops.find((stop) => ['attraction', 'lane'].includes(kindOf(stop) ?? ''))),
    lunch: titled(stops.find(isLunch)),
    show: titled(shows.toSorted((a, b) => appealOf(b) - appealOf(a))[0]),
    waiting: best.expected.waiting,
    walking: best.expected.walking,
    needsHopper,
  };
};
