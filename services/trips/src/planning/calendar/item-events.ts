import { timeIn, zonedInstant } from '@landsea/contracts/core';
import { clockLabel, entryOf, itemMinutes, minuteOf, type DayCatalogue } from '@landsea/contracts/day-plans';
import { clockOfItem, laneRules } from '@landsea/contracts/planning';
import { isOtherClock, type PortClock, type TripDetail } from '@landsea/contracts/trip';
import type { DatedItem } from '../days/day-order.js';
import type { EventContent } from './event-content.js';

/** What the catalog knows of items and of the clocks at sea. */
export interface CalendarCatalogue {
  days: DayCatalogue;
  ports: readonly PortClock[];
}

type TimedItem = DatedItem & { time: string };

const isTimed = (item: DatedItem): item is TimedItem => item.time !== null;

/** What takes no time, such as a note to call somebody, is still seen in a calendar. */
const LEAST_MINUTES = 15;
const DAY_MINUTES = 1440;

/** A ride with a Lightning Lane has its return window, everything else what it takes; in minutes. */
const minutesShown = (item: TimedItem, catalogue: DayCatalogue): number => {
  const { details, time } = item;
  if (details.kind !== 'lane') return Math.max(LEAST_MINUTES, itemMinutes(item, entryOf(item, catalogue)));
  if (details.returnUntil === null) return laneRules.returnMinutes;
  return (minuteOf(details.returnUntil) - minuteOf(time) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
};

/** An item at its own time, on the clocks of where it happens; these are named where they are not the parks'. */
export const itemEvents = (
  trip: TripDetail,
  item: DatedItem,
  { days, ports }: CalendarCatalogue,
): EventContent[] => {
  if (!isTimed(item)) return [];
  const clock = clockOfItem(trip, item, ports);
  const { timeZone, label } = clock;
  const start = zonedInstant(item.date, item.time, timeZone);
  const end = new Date(start.getTime() + minutesShown(item, days) * 60_000);
  const [from, until] = [item.time, timeIn(end, timeZone)].map((time) => clockLabel(minuteOf(time)));
  const hours = `${from ?? ''} to ${until ?? ''}, ${label}`;
  return [
    {
      uid: `item-${item.id}.${trip.id}@landsea`,
      summary: item.title,
      description: [isOtherClock(clock, item.date) ? hours : null, item.place, item.note]
        .filter(Boolean)
        .join('\n'),
      category: 'Plan',
      when: { start: start.toISOString(), end: end.toISOString() },
    },
  ];
};
