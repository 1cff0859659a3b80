import * as z from 'zod/mini';
import { portNamed } from '../catalogue/port-names.js';
import type { ClockTime } from '../catalogue/places.js';
import type { PortGuide } from '../catalogue/sea.js';
import type { CalendarDate } from '../core/primitives.js';
import { hoursAhead, PARKS_ZONE, zonedInstant } from '../core/time-zones.js';
import { AT_SEA, debarkationDate, type PortCall, type Sailing, type TripDetail } from './trips.js';

/** What the clocks of a port are known by. */
export type PortClock = Pick<PortGuide, 'name' | 'aliases' | 'timeZone' | 'shipClock'> &
  Partial<Pick<PortGuide, 'allAboard'>>;

/** The clocks that the times of a day are read on: their IANA zone, and what they are called, such as "Livorno time". */
export const DayClock = z.object({ timeZone: z.string(), label: z.string() });
export type DayClock = z.infer<typeof DayClock>;

export type ZonedTrip = Pick<TripDetail, 'mode' | 'sailing'>;

/** `ashore` for the clocks of the place, `aboard` for those of the ship; on land both are the same. */
export type ClockSide = 'ashore' | 'aboard';

const EASTERN: DayClock = { timeZone: PARKS_ZONE, label: 'Eastern time' };

const callsOf = ({ ports }: Sailing): PortCall[] =>
  [...ports].filter(({ port }) => port !== AT_SEA).sort((a, b) => a.date.localeCompare(b.date));

const knownPort = (call: PortCall | undefined, ports: readonly PortClock[]): PortClock | undefined =>
  call && portNamed(call.port, ports);

const portClock = (call: PortCall | undefined, ports: readonly PortClock[]): DayClock | undefined => {
  const port = knownPort(call, ports);
  if (!port) return undefined;
  if (port.timeZone === PARKS_ZONE) return EASTERN;
  return { timeZone: port.timeZone, label: `${port.name.split(/,| \(/)[0] ?? port.name} time` };
};

/** The last port up to a date whose clocks are known. */
const lastPort = (sailing: Sailing, date: CalendarDate, ports: readonly PortClock[]): PortClock | undefined =>
  callsOf(sailing)
    .filter((call) => call.date <= date)
    .flatMap((call) => knownPort(call, ports) ?? [])
    .at(-1);

/**
 * Ships either keep the time of their home port for the whole sailing, or set their clocks to each port, where they stay until
 * the next one. Which of the two is a custom of the home port, and no ship promises it.
 */
const shipClock = (sailing: Sailing, date: CalendarDate, ports: readonly PortClock[]): DayClock => {
  const home = knownPort(callsOf(sailing)[0], ports);
  const followed = home?.shipClock === 'port-of-call' ? lastPort(sailing, date, ports) : undefined;
  return { timeZone: (followed ?? home)?.timeZone ?? PARKS_ZONE, label: 'ship time' };
};

/** A cruise without a stay at the parks begins and ends at its ports; every other day on land is at the parks. */
const landClock = (trip: ZonedTrip, date: CalendarDate, ports: readonly PortClock[]): DayClock => {
  if (trip.mode !== 'cruise' || !trip.sailing) return EASTERN;
  const calls = callsOf(trip.sailing);
  return portClock(date < trip.sailing.embarkationDate ? calls[0] : calls.at(-1), ports) ?? EASTERN;
};

/**
 * The clocks for the times on a date of a trip: the parks' on land; in port the port's ashore and ship time aboard; at sea ship
 * time; on the days of embarkation and return those of the port. A port that the catalog does not know counts as ship time.
 */
export const clockOfDay = (
  trip: ZonedTrip,
  date: CalendarDate,
  ports: readonly PortClock[],
  side: ClockSide = 'ashore',
): DayClock => {
  const { sailing } = trip;
  if (!sailing || date < sailing.embarkationDate || date > debarkationDate(sailing))
    return landClock(trip, date, ports);
  const aboard = shipClock(sailing, date, ports);
  const isMidway = date > sailing.embarkationDate && date < debarkationDate(sailing);
  if (side === 'aboard' && isMidway) return aboard;
  const call = callsOf(sailing).find((each) => each.date === date);
  return portClock(call, ports) ?? aboard;
};

/**
 * By when everybody is usually back aboard on a date, in ship time: at ports of call and on the day of boarding. Null at sea, on
 * land, on the last day, and where it is not known.
 */
export const allAboardOn = (
  { sailing }: Pick<ZonedTrip, 'sailing'>,
  date: CalendarDate,
  ports: readonly PortClock[],
): ClockTime | null => {
  if (!sailing || date < sailing.embarkationDate || date >= debarkationDate(sailing)) return null;
  return (
    knownPort(
      callsOf(sailing).find((call) => call.date === date),
      ports,
    )?.allAboard ?? null
  );
};

/** The IANA zone of {@link clockOfDay}. */
export const zoneOfDay = (...day: Parameters<typeof clockOfDay>): string => clockOfDay(...day).timeZone;

/** Whether clocks show another time than those of the parks at noon of a date, so that they have to be named. */
export const isOtherClock = ({ timeZone }: DayClock, date: CalendarDate): boolean =>
  hoursAhead(zonedInstant(date, '12:00', timeZone), timeZone, PARKS_ZONE) !== 0;
