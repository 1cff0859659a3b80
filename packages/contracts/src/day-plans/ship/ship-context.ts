import type { Booking } from '../../bookings/booking.js';
import { shipIdOf } from '../../catalogue/ship-names.js';
import { portNamed } from '../../catalogue/port-names.js';
import type { PortGuide } from '../../catalogue/sea.js';
import { daysBetween } from '../../core/calendar.js';
import type { CalendarDate } from '../../core/primitives.js';
import { hoursAhead, zonedInstant } from '../../core/time-zones.js';
import type { DayItem } from '../../planning/day-items.js';
import { seatingOf, type Seating } from '../../planning/ship-dinner.js';
import { clockOfDay } from '../../trip/day-zones.js';
import { debarkationDate, type TripDay, type TripDetail } from '../../trip/trips.js';
import { clockLabel, minuteOf, type Minute } from '../clock.js';
import type { DayCatalogue } from '../day-catalogue.js';
import { bookedSailing, type BookedStep } from './booked-sailing.js';
import { isRotationDinner, isShipShow } from './ship-meals.js';
import { BOARDING_TITLES, SHIP_STEPS } from './ship-steps.js';

/** Families usually board from about this minute; the check-in names their own time. */
export const USUAL_BOARDING: Minute = 11 * 60 + 30;

/** From the counter of a rental car, or where a ride ends, to the terminal with bags. General knowledge. */
const TO_TERMINAL = 30;
const HALF_HOUR = 30;

const toPort: readonly Booking['kind'][] = ['car', 'transfer'];

interface WayToPort {
  /** When the last ride or rental car of the date ends, and what that is as a sentence. */
  ends: Minute;
  sentence: string;
  /** The half hour at which the family is at the terminal after it. */
  boards: Minute;
}

/** Nobody boards before the car is returned and the ride to the port is over. */
const wayToPort = (date: CalendarDate, bookings: readonly Booking[]): WayToPort | null => {
  const ways = bookings.flatMap(({ kind, status, end }): WayToPort[] => {
    if (!toPort.includes(kind) || status === 'canceled' || end?.date !== date || end.time === null) return [];
    const ends = minuteOf(end.time);
    const sentence = `${kind === 'car' ? 'You return the car' : 'Your ride ends'} at ${clockLabel(ends)}`;
    return [{ ends, sentence, boards: Math.ceil((ends + TO_TERMINAL) / HALF_HOUR) * HALF_HOUR }];
  });
  return ways.sort((one, other) => other.ends - one.ends)[0] ?? null;
};

/** The steps that the booking of the cruise names; boarding waits for the way to the port, whatever time the booking has. */
const afterTheWay = (steps: readonly BookedStep[], way: WayToPort | null): BookedStep[] =>
  steps.map((step) => {
    if (step.key !== 'board' || step.time === null || !way || step.time >= way.ends) return step;
    const note = `Your port time is ${clockLabel(step.time)}. ${way.sentence}, so board after it.`;
    return { ...step, time: way.boards, note };
  });

/** A dinner in the rotation that a trip has on a date. */
export interface KnownDinner {
  date: CalendarDate;
  title: string;
  catalogueId: string | null;
}

/** What the rules of a day aboard need to know. Minutes are ship time unless they say otherwise. */
export interface ShipContext {
  kind: Extract<TripDay['kind'], 'embarkation' | 'port' | 'sea' | 'debarkation'>;
  /** The ship as the catalog names it. */
  ship: string;
  nights: number;
  /** 1 for the first night aboard; null on the day the cruise ends. */
  night: number | null;
  /** The port of the day as the catalog knows it. */
  port: PortGuide | null;
  /** When the family boards; null on all days but the first. */
  boards: Minute | null;
  /** Boarding and leaving where the booking of the cruise names them for the day. */
  booked?: readonly BookedStep[];
  /** Of the booking, else of the dinners that are planned; null while none has a time. */
  seating: Seating | null;
  dinners: readonly KnownDinner[];
  /** The shows that are planned on other nights of the trip, by their ids in the catalog. */
  showsElsewhere?: readonly string[];
  /** How many minutes the clocks of the port show more than those of the ship. */
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
  return time ? minuteOf(time) : Math.max(USUAL_BOARDING, wayToPort(date, bookings)?.boards ?? 0);
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
  const ashore = clockOfDay(trip, date, ports, 'ashore').timeZone;
  const aboard = clockOfDay(trip, date, ports, 'aboard').timeZone;
  return hoursAhead(zonedInstant(date, '12:00', aboard), ashore, aboard) * 60;
};

/**
 * A date of a cruise as its rules see it; null on land. `items` are those of the whole trip: the dinners of other nights say the
 * seating, and which restaurant is left. The booking of the cruise comes before both: its times are those of the cruise line.
 */
export const shipContextOf = (
  trip: Partial<ShipTrip>,
  day: Pick<TripDay, 'date' | 'kind' | 'place' | 'arrivesAt'>,
  catalogue: DayCatalogue,
  items: readonly DayItem[],
  bookings: readonly Booking[] = [],
): ShipContext | null => {
  const { sailing, mode } = trip;
  if (!sailing || !mode || !isShipKind(day.kind)) return null;
  const { date, kind, place } = day;
  if (date < sailing.embarkationDate || date > debarkationDate(sailing)) return null;
  const ports = catalogue.ports ?? [];
  const dinners = dinnersOf(items, catalogue);
  const { steps: named, seating } = bookedSailing(sailing, date, bookings);
  const steps = afterTheWay(named, wayToPort(date, bookings));
  const boards = steps.find(({ key }) => key === 'board')?.time;
  const time = dinners.find((dinner) => dinner.time !== null)?.time;
  return {
    kind,
    ship: shipIdOf(sailing.ship),
    nights: sailing.nights,
    night: kind === 'debarkation' ? null : daysBetween(sailing.embarkationDate, date) + 1,
    port: kind === 'sea' || place === null ? null : (portNamed(place, ports) ?? null),
    boards: kind === 'embarkation' ? (boards ?? boardingOf(day, items, bookings)) : null,
    booked: steps,
    seating: seating ?? (time ? seatingOf(time) : null),
    dinners,
    showsElsewhere: showsElsewhere(items, date, catalogue),
    portAhead: portAheadOn({ mode, sailing }, date, ports),
  };
};
