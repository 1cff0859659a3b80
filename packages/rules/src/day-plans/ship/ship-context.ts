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
import type { Minute } from '../../trip/clock.js';
import type { DayCatalogue } from '../day-catalogue.js';
import { readBookedSailing } from './booked-sailing.js';
import { isRotationDinner, isShipShow } from './ship-meals.js';
import { getBoarding, listSailingSteps, type SailingStep } from './sailing-steps.js';

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
  booked?: readonly SailingStep[];
  seating: Seating | null;
  dinners: readonly KnownDinner[];
  showsElsewhere?: readonly string[];
  portAhead: number;
}

type ShipTrip = Pick<TripDetail, 'mode' | 'sailing'>;

const shipKinds: readonly TripDay['kind'][] = ['embarkation', 'port', 'sea', 'debarkation'];
const isShipKind = (kind: TripDay['kind']): kind is ShipContext['kind'] => shipKinds.includes(kind);

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
  const { seating } = readBookedSailing(sailing, date, bookings);
  const steps = listSailingSteps(sailing, day, items, bookings);
  const boards = steps.find(({ key }) => key === 'board')?.time;
  const time = dinners.find((dinner) => dinner.time !== null)?.time;
  return {
    kind,
    ship: toShipId(sailing.ship),
    nights: sailing.nights,
    night: kind === 'debarkation' ? null : countDaysBetween(sailing.embarkationDate, date) + 1,
    port: kind === 'sea' || place === null ? null : (findPort(place, ports) ?? null),
    boards: kind === 'embarkation' ? (boards ?? getBoarding(day, items, bookings)) : null,
    booked: steps,
    seating: seating ?? (time ? getSeatingAt(time) : null),
    dinners,
    showsElsewhere: showsElsewhere(items, date, catalogue),
    portAhead: portAheadOn({ mode, sailing }, date, ports),
  };
};
