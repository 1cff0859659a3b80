import type { DayItem } from '../../planning/day-items.js';
import type { ParkId } from '../../catalogue/places.js';
import { minuteOf, type Minute } from '../clock.js';
import { parkDayOf, type DayContext } from '../day-context.js';
import { attractionOf, entryOf, placeOf, type KnownEntry } from '../stops/day-entries.js';
import { minutesFor } from '../paces.js';
import { inDayOrder, isAhead } from '../stops/item-order.js';
import { lanesBesideLines } from '../stops/lanes-beside-lines.js';
import { laneWaitAt } from '../stops/stop-ways.js';
import type { ParkDay } from '../park-day.js';
import { expectedWait } from '../waits.js';
import type { Place } from '../walks.js';

/** An item of a day with what the catalog knows of it, and from when until when it takes its people, waiting included. */
export interface PlannedItem {
  item: DayItem;
  known: KnownEntry | null;
  place: Place;
  park: ParkId | null;
  parkDay: ParkDay | null;
  /** The Lightning Lane for the same ride, where the day has one. */
  lane: DayItem | null;
  /** Null without a time. */
  from: Minute | null;
  until: Minute | null;
}

type Joined = Pick<PlannedItem, 'known' | 'parkDay' | 'lane'>;

/**
 * The expected wait of those who join at a minute: in the line, or in the Lightning Lane where the ride has one that lets them in
 * then and the line is longer; null where nobody stands in line.
 */
export const waitAt = (
  { known, parkDay, lane }: Joined,
  minute: Minute,
  context: DayContext,
): number | null => {
  const attraction = attractionOf(known, context.catalogue);
  if (!attraction || !parkDay) return null;
  const inLine = expectedWait(attraction, minute, parkDay);
  const inLane = lane && laneWaitAt(lane, known, minute, context);
  return Math.min(inLine, inLane ?? inLine);
};

/** What is to do on the day, in its order. A Lightning Lane takes its people at no certain minute of its window: `until` is null. */
export const plannedItems = (items: readonly DayItem[], context: DayContext): PlannedItem[] => {
  const ofDay = inDayOrder(items.filter((item) => item.date === context.date && isAhead(item)));
  const lanes = lanesBesideLines(ofDay);
  return ofDay.map((item) => {
    const known = entryOf(item, context.catalogue);
    const place = placeOf(item, known);
    const parkDay = place.park ? parkDayOf(place.park, context) : null;
    const lane = lanes.get(item.id) ?? null;
    const from = item.time === null ? null : minuteOf(item.time);
    const until =
      from === null || item.details.kind === 'lane'
        ? null
        : from +
          (waitAt({ known, parkDay, lane }, from, context) ?? 0) +
          minutesFor(item, known, context.people);
    return { item, known, place, park: place.park, parkDay, lane, from, until };
  });
};

/** When to be at a show for a good place (domain.md, P4); null for what needs no time in hand. */
export const thereBy = ({ known, from }: Pick<PlannedItem, 'known' | 'from'>): Minute | null =>
  known?.list === 'shows' && from !== null && known.entry.arriveBeforeMinutes > 0
    ? from - known.entry.arriveBeforeMinutes
    : null;

type Peopled = { people: readonly string[] | null };

/** Whether two items or stops need the same person; null is everyone. */
export const sharePeople = (a: Peopled, b: Peopled): boolean =>
  a.people === null || b.people === null || a.people.some((person) => b.people?.includes(person));
