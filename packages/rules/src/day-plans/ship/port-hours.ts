import type { Excursion, PortGuide } from '@landsea/contracts/catalogue';
import { findPort } from '../../catalogue/port-names.js';
import type { DayItem, DetailsOf } from '@landsea/contracts/planning';
import { getClockSide } from '../../planning/item-clock.js';
import { toMinute, type Minute } from '../../trip/clock.js';
import type { DayCatalogue } from '../day-catalogue.js';
import type { ShipContext } from './ship-context.js';

/** Assumption: the minutes to spare before all aboard for a family on its own. */
const ASHORE_MARGIN_MINUTES = 60;
/** Assumption: the pier of the line's own island is a short walk or tram away. */
const ISLAND_MARGIN_MINUTES = 30;

/** Assumption: minutes from arrival until a family is off the ship. */
const ASHORE_AFTER_MINUTES = { docked: 30, either: 45, tender: 60, none: 0 } as const;

/** Minutes of ship time, inclusive. */
export interface HoursAshore {
  from: Minute;
  until: Minute;
}

/** Null where they are not known, or nobody goes ashore. */
export const getHoursAshore = ({
  arrives,
  allAboard,
  dock,
}: Pick<PortGuide, 'arrives' | 'allAboard' | 'dock'>): HoursAshore | null =>
  arrives === null || allAboard === null || dock === 'none'
    ? null
    : { from: toMinute(arrives) + ASHORE_AFTER_MINUTES[dock], until: toMinute(allAboard) };

/** The ship waits for its own outings. */
export const getAshoreMargin = (bookedWith: DetailsOf<'excursion'>['bookedWith']): number => {
  if (bookedWith === 'ship') return 0;
  return bookedWith === 'own-island' ? ISLAND_MARGIN_MINUTES : ASHORE_MARGIN_MINUTES;
};

export const toItemClock = (
  minute: Minute,
  { details }: Pick<DayItem, 'details'>,
  { portAhead }: Pick<ShipContext, 'portAhead'>,
): Minute => (getClockSide(details) === 'ashore' ? minute + portAhead : minute);

/** Null for an outing of the family's own. */
export const findPortOfOuting = (
  { catalogueId, details }: Pick<DayItem, 'catalogueId' | 'details'>,
  { excursions, ports }: DayCatalogue,
): PortGuide | null => {
  if (details.kind !== 'excursion' || catalogueId === null) return null;
  const outing = excursions?.find(({ id }) => id === catalogueId);
  return ports?.find(({ id }) => id === outing?.portId) ?? null;
};

export const isAtPort = (
  { place }: { place: string | null },
  port: PortGuide,
  ports: readonly PortGuide[],
): boolean => place !== null && findPort(place, ports)?.id === port.id;

/** Assumption, in minutes. */
const LONGEST_OWN_STAY = 360;
/** Assumption, in hours. */
const WHOLE_DAY_HOURS = 4;
const STEP = 5;

/**
 * Minutes: the longest form of a tour of the ship, the middle of the range of an outing that ends at will.
 */
export const getOutingMinutes = ({
  hours,
  bookedWith,
  kind,
}: Pick<Excursion, 'hours' | 'bookedWith' | 'kind'>): number => {
  const isWholeDay = kind === 'on your own' && hours.from >= WHOLE_DAY_HOURS;
  const usual = isWholeDay ? hours.from : (hours.from + hours.to) / 2;
  const own = Math.min(usual * 60, LONGEST_OWN_STAY);
  const minutes = bookedWith === 'ship' ? hours.to * 60 : own;
  return Math.max(STEP, Math.round(minutes / STEP) * STEP);
};
