import {
  type DayClock,
  AT_SEA,
  getDebarkationDate,
  type PortCall,
  type Sailing,
  type TripDetail,
} from '@landsea/contracts/trip';
import { findPort } from '../catalogue/port-names.js';
import type { ClockTime, PortGuide } from '@landsea/contracts/catalogue';
import { type CalendarDate, countHoursAhead, PARKS_ZONE, toZonedInstant } from '@landsea/contracts/core';

export type PortClock = Pick<PortGuide, 'name' | 'aliases' | 'timeZone' | 'shipClock'> &
  Partial<Pick<PortGuide, 'allAboard'>>;

export type ZonedTrip = Pick<TripDetail, 'mode' | 'sailing'>;

/** On land both are the same. */
export type ClockSide = 'ashore' | 'aboard';

const EASTERN: DayClock = { timeZone: PARKS_ZONE, label: 'Eastern time' };

const callsOf = ({ ports }: Sailing): PortCall[] =>
  [...ports].filter(({ port }) => port !== AT_SEA).sort((a, b) => a.date.localeCompare(b.date));

const knownPort = (call: PortCall | undefined, ports: readonly PortClock[]): PortClock | undefined =>
  call && findPort(call.port, ports);

const portClock = (call: PortCall | undefined, ports: readonly PortClock[]): DayClock | undefined => {
  const port = knownPort(call, ports);
  if (!port) return undefined;
  if (port.timeZone === PARKS_ZONE) return EASTERN;
  return { timeZone: port.timeZone, label: `${port.name.split(/,| \(/)[0] ?? port.name} time` };
};

const lastPort = (sailing: Sailing, date: CalendarDate, ports: readonly PortClock[]): PortClock | undefined =>
  callsOf(sailing)
    .filter((call) => call.date <= date)
    .flatMap((call) => knownPort(call, ports) ?? [])
    .at(-1);

/**
 * The custom of the home port decides whether ships keep its time or follow the ports; no ship promises it.
 */
const shipClock = (sailing: Sailing, date: CalendarDate, ports: readonly PortClock[]): DayClock => {
  const home = knownPort(callsOf(sailing)[0], ports);
  const followed = home?.shipClock === 'port-of-call' ? lastPort(sailing, date, ports) : undefined;
  return { timeZone: (followed ?? home)?.timeZone ?? PARKS_ZONE, label: 'ship time' };
};

/** A cruise without a stay at the parks begins and ends at its ports. */
const landClock = (trip: ZonedTrip, date: CalendarDate, ports: readonly PortClock[]): DayClock => {
  if (trip.mode !== 'cruise' || !trip.sailing) return EASTERN;
  const calls = callsOf(trip.sailing);
  return portClock(date < trip.sailing.embarkationDate ? calls[0] : calls.at(-1), ports) ?? EASTERN;
};

/** Parks' clocks on land, the port's ashore, ship time aboard. An unknown port counts as ship time. */
export const getDayClock = (
  trip: ZonedTrip,
  date: CalendarDate,
  ports: readonly PortClock[],
  side: ClockSide = 'ashore',
): DayClock => {
  const { sailing } = trip;
  if (!sailing || date < sailing.embarkationDate || date > getDebarkationDate(sailing))
    return landClock(trip, date, ports);
  const aboard = shipClock(sailing, date, ports);
  const isMidway = date > sailing.embarkationDate && date < getDebarkationDate(sailing);
  if (side === 'aboard' && isMidway) return aboard;
  const call = callsOf(sailing).find((each) => each.date === date);
  return portClock(call, ports) ?? aboard;
};

/** Ship time; null where nobody has to be back. */
export const getAllAboardOn = (
  { sailing }: Pick<ZonedTrip, 'sailing'>,
  date: CalendarDate,
  ports: readonly PortClock[],
): ClockTime | null => {
  if (!sailing || date < sailing.embarkationDate || date >= getDebarkationDate(sailing)) return null;
  return (
    knownPort(
      callsOf(sailing).find((call) => call.date === date),
      ports,
    )?.allAboard ?? null
  );
};

export const getDayZone = (...day: Parameters<typeof getDayClock>): string => getDayClock(...day).timeZone;

/** Compared at noon of the date. */
export const isOtherClock = ({ timeZone }: DayClock, date: CalendarDate): boolean =>
  countHoursAhead(toZonedInstant(date, '12:00', timeZone), timeZone, PARKS_ZONE) !== 0;
