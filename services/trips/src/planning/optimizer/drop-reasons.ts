import {
  findAttraction,
  findEntry,
  keepsTime,
  getParkDay,
  getItemPlace,
  splitRiders,
  takesPart,
  type DayConflict,
  type DayContext,
  type DayStop,
  type SettledStops,
} from '@landsea/rules/day-plans';
import { formatTimeOfDay, toMinute, type Minute } from '@landsea/rules/trip';
import { parkNames } from '@landsea/contracts/catalogue';
import type { DayItem, DroppedStop } from '@landsea/contracts/planning';

/** The others ride when only some people are too short. */
function heightReason(item: DayItem, { people, catalogue, date }: DayContext): string | null {
  const ride = findAttraction(findEntry(item, catalogue), catalogue);
  const members = people.filter((person) => takesPart(item, person));
  const { riders, tooShort } = splitRiders(ride, members, date);
  if (riders.length > 0 || tooShort.length === 0) return null;
  return `Below ${ride?.heightInches ?? 0} inches: ${tooShort.map(({ name }) => name).join(', ')}`;
}

/** A time that a person chose is outside the family's stay; other times may move. */
const awayReason = (item: DayItem, conflicts: readonly DayConflict[]): string | undefined =>
  conflicts
    .find(
      ({ kind, itemIds }) =>
        keepsTime(item) &&
        (kind === 'before-arrival' || kind === 'after-departure') &&
        itemIds.includes(item.id),
    )
    ?.sentence.replace(/\.$/, '');

const stayLabel = ({ arrivesAt, leavesAt }: DayContext): string | null => {
  const from = arrivesAt ? `after ${formatTimeOfDay(toMinute(arrivesAt))}` : '';
  const until = leavesAt ? `before ${formatTimeOfDay(toMinute(leavesAt))}` : '';
  return [from, until].filter(Boolean).join(' and ') || null;
};

/**
 * Null unless no order can include the item: closed, not running, another park, or too high a limit for every
 * rider.
 */
export const listDropped = (
  items: readonly DayItem[],
  conflicts: readonly DayConflict[],
  context: DayContext,
): DroppedStop[] =>
  items.flatMap((item) => {
    const ofItem = (kind: DayConflict['kind']) =>
      conflicts.filter(
        (each) => each.kind === kind && each.severity === 'problem' && each.itemIds.includes(item.id),
      );
    const isElsewhere = context.parks.length > 0 && ofItem('wrong-park').length > 0;
    const { park } = getItemPlace(item, findEntry(item, context.catalogue));
    const reason =
      (ofItem('closed').length > 0 && 'Closed for now') ||
      ofItem('no-show')[0]?.sentence.replace(/\.$/, '') ||
      (isElsewhere && park && `In ${parkNames[park]}, where this day is not spent`) ||
      awayReason(item, conflicts) ||
      heightReason(item, context);
    return reason ? [{ itemIds: [item.id], title: item.title, reason }] : [];
  });

/** Typical minutes on the way between two stops. */
const BETWEEN_MINUTES: Minute = 10;

const windowOf = ({ ways }: DayStop): { from: Minute; until: Minute } | null => {
  const [window] = ways.flatMap((way) => (way.kind === 'timed' ? [] : [way]));
  return window ?? null;
};

export function explainUnreachable(
  { stop, before }: SettledStops['unreachable'][number],
  start: Minute,
): string {
  if (stop.time !== null && stop.time < start) return `Past at ${formatTimeOfDay(start)}`;
  return before ? `${before.title} leaves no time for it` : 'There is no way to be there in time';
}

const inTheWay = (stop: DayStop, begins: Minute, order: readonly DayStop[]): DayStop | undefined =>
  order.find(
    ({ isFixed, time, minutes }) =>
      isFixed &&
      time !== null &&
      time < begins + stop.minutes + BETWEEN_MINUTES &&
      time + minutes + BETWEEN_MINUTES > begins,
  );

function firstShowing(
  { itemIds }: DayStop,
  items: readonly DayItem[],
  { catalogue }: DayContext,
): Minute | null {
  const item = items.find(({ id }) => itemIds.includes(id));
  const known = item && findEntry(item, catalogue);
  if (known?.list !== 'shows') return null;
  const { times, hours } = known.entry;
  const starts = [...times, ...(times.length === 0 && hours?.from ? [hours.from] : [])].map(toMinute);
  return starts.length > 0 ? Math.min(...starts) : null;
}

function afterLeaving(stop: DayStop, items: readonly DayItem[], context: DayContext): string | null {
  const first = firstShowing(stop, items, context);
  if (first === null || !context.leavesAt || first < toMinute(context.leavesAt)) return null;
  return `It does not play before ${formatTimeOfDay(first)}, after you leave`;
}

/** The last start of a stop as long as this says nothing about its closing time. */
const LONG_STAY_MINUTES = 120;

export function explainLeftOut(
  stop: DayStop,
  order: readonly DayStop[],
  context: DayContext,
  items: readonly DayItem[] = [],
): string {
  const late = afterLeaving(stop, items, context);
  if (late) return late;
  const timed = stop.ways.flatMap((way) => (way.kind === 'timed' ? way.starts : []));
  const [only, ...others] = timed;
  const fixed = only !== undefined && others.length === 0 ? inTheWay(stop, only, order) : undefined;
  if (fixed && fixed.time !== null)
    return `${fixed.title} at ${formatTimeOfDay(fixed.time)} leaves no time for it at ${timed.map(formatTimeOfDay).join()}`;
  if (timed.length > 0) return `No time for it at ${timed.map(formatTimeOfDay).join(', ')}`;
  const window = windowOf(stop);
  const stay = stayLabel(context);
  if (!window) return stay ? `No time for it ${stay}` : 'No time for it';
  const from = formatTimeOfDay(window.from);
  const until = formatTimeOfDay(window.until);
  if (stop.ways.every(({ kind }) => kind === 'lane'))
    return `No time in its return window, ${from} to ${until}`;
  if (stop.minutes >= LONG_STAY_MINUTES)
    return `There is no room for its ${Math.round(stop.minutes / 6) / 10} hours left`;
  const close = stop.place.park ? getParkDay(stop.place.park, context)?.close : undefined;
  if (close !== undefined && window.until < close) return `No time from ${from} to ${until}`;
  const last = order.at(-1);
  return last?.isFixed ? `No time after ${last.title}: closed at ${until}` : `Closed at ${until}`;
}
