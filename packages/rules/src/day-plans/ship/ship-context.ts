import type { Booking } from '@landsea/contracts/bookings';
import { toShipId } from '../../catalogue/ship-names.js';
import { findPort } from '../../catalogue/port-names.js';
import type { PortGuide } from '@landsea/contracts/catalogue';
import {
  countDaysBetween,
  type CalendarDate,
  countHoursAhead,
  toZonedInstant,
} from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { getSeatingAt, type Seating } from '../../planning/ship-dinner.js';
import { getDayClock } from '../../trip/day-zones.js';
import { getDebarkationDate, type TripDay, type TripDetail } from '@landsea/contracts/trip';
import { formatTimeOfDay, toMinute, type Minute } from '../../trip/clock.js';
import type { DayCatalogue } from '../day-catalogue.js';
import { readBookedSailing, type BookedStep } from './booked-sailing.js';
import { isRotationDinner, isShipShow } from './ship-meals.js';
import { BOARDING_TITLES, SHIP_STEPS } from './ship-steps.js';

export const USUAL_BOARDING: Minute = 11 * 60 + 30;

/** General knowledge: minutes from a rental counter or ride to the terminal. */
const TO_TERMINAL = 30;
const HALF_HOUR = 30;

const toPort: readonly Booking['kind'][] = ['car', 'transfer'];

interface WayToPort {
  ends: Minute;
  sentence: string;
  boards: Minute;
}

const wayToPort = (date: CalendarDate, bookings: readonly Booking[]): WayToPort | null => {
  const ways = bookings.flatMap(({ kind, status, end }): WayToPort[] => {
    if (!toPort.includes(kind) || status === 'canceled' || end?.date !== date || end.time === null) return [];
    const ends = toMinute(end.time);
    const sentence = `${kind === 'car' ? 'You return the car' : 'Your ride ends'} at ${formatTimeOfDay(ends)}`;
    return [{ ends, sentence, boards: Math.ceil((ends + TO_TERMINAL) / HALF_HOUR) * HALF_HOUR }];
  });
  return ways.sort((one, other) => other.ends - one.ends)[0] ?? null;
};

const afterTheWay = (steps: readonly BookedStep[], way: WayToPort | null): BookedStep[] =>
  steps.map((step) => {
    if (step.key !== 'board' || step.time === null || !way || step.time >= way.ends) return step;
    const note = `Your port time is ${formatTimeOfDay(step.time)}. ${way.sentence}, so board after it.`;
    return { ...step, time: way.boards, note };
  });

export interface KnownDinner {
  date: CalendarDate;
  title: string;
  catalogueId: string | null;
}

/** Minutes are ship time unless stated otherwise. */
export interface ShipContext {
  kind: Extract<TripDay['kind'], 'embarkation' | 'port' | 'sea' | 'debarkation'>;
  ship: string;
  nights: number;
  /** 1 for the first night aboard; null on the last day. */
  night: number | null;
  port: PortGuide | null;
  boards: Minute | null;
  booked?: readonly BookedStep[];
  seating: Seating | null;
  dinners: readonly KnownDinner[];
  showsElsewhere?: readonly string[];
  portAhead: number;
}

type ShipTrip = Pick<TripDetail, 'mode' | 'sailing'>;

const shipKinds: readonly TripDay['kind'][] = ['embarkation', 'port', 'sea', 'debarkation'];
const isShipKind = (kind: TripDay['kind']): kind is ShipContext['kind'] => shipKinds.includes(kind);

const boardingOf = (
  { date, arrivesAt }: Pick<TripDay, 'date' | 'arrivesAt'>,
  items: readonly DayItem[],
  bookings: readonly Booking[],
): Minute => {
  const step = items.find(
    ({ date: on, title, details, time, status }) =>
      on === date &&
      time !== null &&
      status !== 'cancelled' &&
      details.kind === 'activity' &&
      details.section === SHIP_STEPS &&
      BOARDING_TITLES.includes(title),
  );
  const time = step?.time ?? arrivesAt;
  return time ? toMinute(time) : Math.max(USUAL_BOARDING, wayToPort(date, bookings)?.boards ?? 0);
};

const dinnersOf = (
  items: readonly DayItem[],
  catalogue: DayCatalogue,
): (KnownDinner & Pick<DayItem, 'time'>)[] =>
  items.flatMap((item) =>
    item.date !== null && item.status !== 'cancelled' && isRotationDinner(item, catalogue)
      ? [{ date: item.date, title: item.title, catalogueId: item.catalogueId, time: item.time }]
      : [],
  );

const showsElsewhere = (items: readonly DayItem[], date: CalendarDate, catalogue: DayCatalogue): string[] =>
  items.flatMap((item) => {
    const isOther = item.date !== null && item.date !== date && item.status !== 'cancelled';
    return isOther && item.catalogueId !== null && isShipShow(item, catalogue) ? [item.catalogueId] : [];
  });

const portAheadOn = (trip: ShipTrip, date: CalendarDate, ports: readonly PortGuide[]): number => {
  const ashore = getDayClock(trip, date, ports, 'ashore').timeZone;
  const aboard = getDayClock(trip, date, ports, 'aboard').timeZone;
  return countHoursAhead(toZonedInstant(date, '12:00', aboard), ashore, aboard) * 60;
};

/** Null on land. `items` are those of the whole trip; times of the booking come first. */
export const makeShipContext = (
  trip: Partial<ShipTrip>,
  day: Pick<TripDay, 'date' | 'kind' | 'place' | 'arrivesAt'>,
  catalogue: DayCatalogue,
  items: readonly DayItem[],
  bookings: readonly Booking[] = [],
): ShipContext | null => {
  const { sailing, mode } = trip;
  if (!sailing || !mode || !isShipKind(day.kind)) return null;
  const { date, kind, place } = day;
  if (date < sailing.embarkationDate || date > getDebarkationDate(sailing)) return null;
  const ports = catalogue.ports ?? [];
  const dinners = dinnersOf(items, catalogue);
  const { steps: named, seating } = readBookedSailing(sailing, date, bookings);
  const steps = afterTheWay(named, wayToPort(date, bookings));
  const boards = steps.find(({ key }) => key === 'board')?.time;
  const time = dinners.find((dinner) => dinner.time !== null)?.time;
  return {
    kind,
    ship: toShipId(sailing.ship),
    nights: sailing.nights,
    night: kind === 'debarkation' ? null : countDaysBetween(sailing.embarkationDate, date) + 1,
    port: kind === 'sea' || place === null ? null : (findPort(place, ports) ?? null),
    boards: kind === 'embarkation' ? (boards ?? boardingOf(day, items, bookings)) : null,
    booked: steps,
    seating: seating ?? (time ? getSeatingAt(time) : null),
    dinners,
    showsElsewhere: showsElsewhere(items, date, catalogue),
    portAhead: portAheadOn({ mode, sailing }, date, ports),
  };
};
