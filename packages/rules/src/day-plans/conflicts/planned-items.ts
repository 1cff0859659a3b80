import type { DayItem } from '@landsea/contracts/planning';
import type { ParkId } from '@landsea/contracts/catalogue';
import { toMinute, type Minute } from '../../trip/clock.js';
import { getParkDay, type DayContext } from '../day-context.js';
import { findAttraction, findEntry, getItemPlace, type KnownEntry } from '../stops/day-entries.js';
import { getMinutesFor } from '../paces.js';
import { sortByDayOrder, isAhead } from '../stops/item-order.js';
import { matchLanesToLines } from '../stops/lanes-beside-lines.js';
import { getLaneWaitAt } from '../stops/stop-ways.js';
import type { ParkDay } from '../park-day.js';
import { getExpectedWait } from '../waits.js';
import type { Place } from '../walks.js';

export interface PlannedItem {
  item: DayItem;
  known: KnownEntry | null;
  place: Place;
  park: ParkId | null;
  parkDay: ParkDay | null;
  lane: DayItem | null;
  /** Null without a time. */
  from: Minute | null;
  until: Minute | null;
}

type Joined = Pick<PlannedItem, 'known' | 'parkDay' | 'lane'>;

/** The Lightning Lane's wait where it is shorter; null without a line. */
export const waitAt = (
  { known, parkDay, lane }: Joined,
  minute: Minute,
  context: DayContext,
): number | null => {
  const attraction = findAttraction(known, context.catalogue);
  if (!attraction || !parkDay) return null;
  const inLine = getExpectedWait(attraction, minute, parkDay);
  const inLane = lane && getLaneWaitAt(lane, known, minute, context);
  return Math.min(inLine, inLane ?? inLine);
};

/** `until` is null for a Lightning Lane. */
export const listPlannedItems = (items: readonly DayItem[], context: DayContext): PlannedItem[] => {
  const ofDay = sortByDayOrder(items.filter((item) => item.date === context.date && isAhead(item)));
  const lanes = matchLanesToLines(ofDay);
  return ofDay.map((item) => {
    const known = findEntry(item, context.catalogue);
    const place = getItemPlace(item, known);
    const parkDay = place.park ? getParkDay(place.park, context) : null;
    const lane = lanes.get(item.id) ?? null;
    const from = item.time === null ? null : toMinute(item.time);
    const until =
      from === null || item.details.kind === 'lane'
        ? null
        : from +
          (waitAt({ known, parkDay, lane }, from, context) ?? 0) +
          getMinutesFor(item, known, context.people);
    return { item, known, place, park: place.park, parkDay, lane, from, until };
  });
};

/** With time for a good place (domain.md, P4). */
export const getArrivalLimit = ({ known, from }: Pick<PlannedItem, 'known' | 'from'>): Minute | null =>
  known?.list === 'shows' && from !== null && known.entry.arriveBeforeMinutes > 0
    ? from - known.entry.arriveBeforeMinutes
    : null;

type Peopled = { people: readonly string[] | null };

/** Null is everyone. */
export const sharePeople = (a: Peopled, b: Peopled): boolean =>
  a.people === null || b.people === null || a.people.some((person) => b.people?.includes(person));
