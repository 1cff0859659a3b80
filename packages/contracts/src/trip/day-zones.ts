import { portNamed } from '../catalogue/port-names.js';
import type { PortGuide } from '../catalogue/sea.js';
import type { CalendarDate } from '../core/primitives.js';
import { PARKS_ZONE } from '../core/time-zones.js';
import { AT_SEA, debarkationDate, type PortCall, type Sailing, type TripDetail } from './trips.js';

/** What the clocks of a port are known by. */
export type PortClock = Pick<PortGuide, 'name' | 'aliases' | 'timeZone' | 'shipClock'>;

type ZonedTrip = Pick<TripDetail, 'mode' | 'sailing'>;

/** `ashore` for the clocks of the place, `aboard` for those of the ship; on land both are the same. */
export type ClockSide = 'ashore' | 'aboard';

const callsOf = ({ ports }: Sailing): PortCall[] =>
  [...ports].filter(({ port }) => port !== AT_SEA).sort((a, b) => a.date.localeCompare(b.date));

const clockOf = (call: PortCall | undefined, ports: readonly PortClock[]): PortClock | undefined =>
  call && portNamed(call.port, ports);

/** The last port up to a date whose clocks are known. */
const lastClock = (sailing: Sailing, date: CalendarDate, ports: readonly PortClock[]) =>
  callsOf(sailing)
    .filter((call) => call.date <= date)
    .flatMap((call) => clockOf(call, ports) ?? [])
    .at(-1);

/**
 * Ships either keep the time of their home port for the whole sailing, or set their clocks to each port, where they stay until
 * the next one. Which of the two is a custom of the home port, and no ship promises it.
 */
const shipZone = (sailing: Sailing, date: CalendarDate, ports: readonly PortClock[]): string => {
  const home = clockOf(callsOf(sailing)[0], ports);
  const followed = home?.shipClock === 'port-of-call' ? lastClock(sailing, date, ports) : undefined;
  return (followed ?? home)?.timeZone ?? PARKS_ZONE;
};

/** A cruise without a stay at the parks begins and ends at its ports; every other day on land is at the parks. */
const landZone = (trip: ZonedTrip, date: CalendarDate, ports: readonly PortClock[]): string => {
  if (trip.mode !== 'cruise' || !trip.sailing) return PARKS_ZONE;
  const calls = callsOf(trip.sailing);
  const nearest = date < trip.sailing.embarkationDate ? calls[0] : calls.at(-1);
  return clockOf(nearest, ports)?.timeZone ?? PARKS_ZONE;
};

/**
 * The IANA zone of the times on a date of a trip: the parks' on land; in port the port's zone ashore and ship time aboard; at sea
 * ship time; on the days of embarkation and return that of the port. A port that the catalog does not know counts as ship time.
 */
export const zoneOfDay = (
  trip: ZonedTrip,
  date: CalendarDate,
  ports: readonly PortClock[],
  side: ClockSide = 'ashore',
): string => {
  const { sailing } = trip;
  if (!sailing || date < sailing.embarkationDate || date > debarkationDate(sailing))
    return landZone(trip, date, ports);
  const aboard = shipZone(sailing, date, ports);
  const isMidway = date > sailing.embarkationDate && date < debarkationDate(sailing);
  if (side === 'aboard' && isMidway) return aboard;
  const call = callsOf(sailing).find((each) => each.date === date);
  return clockOf(call, ports)?.timeZone ?? aboard;
};
