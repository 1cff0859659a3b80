import type { DayItem } from '../../planning/day-items.js';
import type { ParkId } from '../../catalogue/places.js';
import { minuteOf, type Minute } from '../clock.js';
import { parkDayOf, type DayContext } from '../day-context.js';
import { attractionOf, entryOf, placeOf, type KnownEntry } from '../stops/day-entries.js';
import { minutesFor } from '../paces.js';
import { inDayOrder, isToDo } from '../stops/item-order.js';
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
  /** Null without a time. */
  from: Minute | null;
  until: Minute | null;
}

/** What is to do on the day, in its order. A Lightning Lane takes its people at no certain minute of its window: `until` is null. */
export const plannedItems = (items: readonly DayItem[], context: DayContext): PlannedItem[] =>
  inDayOrder(items.filter((item) => item.date === context.date && isToDo(item))).map((item) => {
    const known = entryOf(item, context.catalogue);
    const place = placeOf(item, known);
    const parkDay = place.park ? parkDayOf(place.park, context) : null;
    const from = item.time === null ? null : minuteOf(item.time);
    const attraction = attractionOf(known, context.catalogue);
    const wait = from !== null && attraction && parkDay ? expectedWait(attraction, from, parkDay) : 0;
    const until =
      from === null || item.details.kind === 'lane'
        ? null
        : from + wait + minutesFor(item, known, context.people);
    return { item, known, place, park: place.park, parkDay, from, until };
  });

type Peopled = { people: readonly string[] | null };

/** Whether two items or stops need the same person; null is everyone. */
export const sharePeople = (a: Peopled, b: Peopled): boolean =>
  a.people === null || b.people === null || a.people.some((person) => b.people?.includes(person));
