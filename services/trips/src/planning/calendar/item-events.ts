import { parkNames, type Airport } from '@landsea/contracts/catalogue';
import { timeIn, toZonedInstant, type CalendarDate } from '@landsea/contracts/core';
import {
  formatTimeOfDay,
  toMinute,
  isOtherClock,
  listPeopleNames,
  type Minute,
  type PortClock,
} from '@landsea/rules/trip';
import { findEntry, getItemMinutes, type DayCatalogue } from '@landsea/rules/day-plans';
import {
  getCalendarPlan,
  getItemClock,
  isTableToBook,
  formatItemName,
  laneRules,
} from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDetail, DayClock } from '@landsea/contracts/trip';
import type { DatedItem } from '../days/day-order.js';
import type { EventContent } from './event-content.js';

/** `LAX to MCO`, `ORD → MCO`, `SEA-MCO`. */
const WAY = /\b([A-Z]{3})\s*(?:to|[-–—→>/])\s*[A-Z]{3}\b/;

const getFlightClock = (
  { details, title, place, note }: DayItem,
  airports: readonly Airport[] = [],
): DayClock | undefined => {
  if (details.kind !== 'note' || details.isFlight !== true) return undefined;
  const code = [title, place, note].flatMap((text) => WAY.exec(text ?? '')?.[1] ?? [])[0];
  const airport = airports.find(({ iata }) => iata === code);
  return airport && { timeZone: airport.timeZone, label: `${airport.city} time` };
};

export interface CalendarCatalogue {
  days: DayCatalogue;
  ports: readonly PortClock[];
}

type TimedItem = DatedItem & { time: string };

const isTimed = (item: DatedItem): item is TimedItem => item.time !== null;

/** An event without a duration, such as a note to call somebody, still needs a length. */
const LEAST_MINUTES = 15;
const DAY_MINUTES = 1440;

/** Minutes; a Lightning Lane lasts its return window. */
const minutesShown = (item: TimedItem, catalogue: DayCatalogue): number => {
  const { details, time } = item;
  if (details.kind !== 'lane')
    return Math.max(LEAST_MINUTES, getItemMinutes(item, findEntry(item, catalogue)));
  if (details.returnUntil === null) return laneRules.returnMinutes;
  return (toMinute(details.returnUntil) - toMinute(time) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
};

/** The end of the last plan in a park. */
export const getParkEnd = (
  items: readonly DatedItem[],
  date: CalendarDate,
  { days }: CalendarCatalogue,
): Minute | null => {
  const ends = items
    .filter((item) => item.date === date && item.park !== null)
    .filter(isTimed)
    .map((item) => toMinute(item.time) + minutesShown(item, days));
  return ends.length > 0 ? Math.max(...ends) : null;
};

const locationOf = (trip: TripDetail, { date, place, park, details }: DatedItem): string => {
  const day = trip.days.find((each) => each.date === date);
  const around = park === null ? day?.place : parkNames[park];
  const isAboard = details.kind === 'activity' || place === trip.sailing?.ship;
  const parts = [place, isAboard ? trip.sailing?.ship : around].filter(Boolean);
  return [...new Set(parts)].join(', ');
};

const whoComes = (trip: TripDetail, people: DatedItem['people']): string | null => {
  const names = listPeopleNames(trip.party, people);
  return names.length === 0 ? null : `With ${names.join(', ')}`;
};

const isUnbooked = (item: DatedItem, catalogue: DayCatalogue): boolean => {
  if (item.details.kind !== 'dining' || item.status !== 'planned') return false;
  const known = findEntry(item, catalogue);
  return isTableToBook(item, known?.list === 'restaurants' ? known.entry : null);
};

export const listItemEvents = (
  trip: TripDetail,
  item: DatedItem,
  { days, ports }: CalendarCatalogue,
): EventContent[] => {
  if (!isTimed(item)) return [];
  const clock = getFlightClock(item, days.airports) ?? getItemClock(trip, item, ports);
  const { timeZone, label } = clock;
  const start = toZonedInstant(item.date, item.time, timeZone);
  const end = new Date(start.getTime() + minutesShown(item, days) * 60_000);
  const [from, until] = [item.time, timeIn(end, timeZone)].map((time) => formatTimeOfDay(toMinute(time)));
  const location = locationOf(trip, item);
  const hours = `${from ?? ''} to ${until ?? ''}, ${label}`;
  return [
    {
      uid: `item-${item.id}.${trip.id}@landsea`,
      summary: formatItemName(item),
      description: [
        isOtherClock(clock, item.date) ? hours : null,
        item.confirmation ? `Confirmation ${item.confirmation}` : null,
        isUnbooked(item, days) ? 'Not booked yet' : null,
        whoComes(trip, item.people),
        item.note,
      ]
        .filter(Boolean)
        .join('\n'),
      ...getCalendarPlan(item),
      ...(location && { location }),
      when: { start: start.toISOString(), end: end.toISOString() },
    },
  ];
};
