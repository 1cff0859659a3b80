import type { Excursion, PortGuide } from '../../catalogue/sea.js';
import { portNamed } from '../../catalogue/port-names.js';
import type { DayItem } from '../../planning/day-items.js';
import type { DetailsOf } from '../../planning/item-details.js';
import { sideOf } from '../../planning/item-clock.js';
import { minuteOf, type Minute } from '../clock.js';
import type { DayCatalogue } from '../day-catalogue.js';
import type { ShipContext } from './ship-context.js';

/** A family on its own that is back later than an hour before all aboard is cutting it too close. An assumption. */
const ASHORE_MARGIN_MINUTES = 60;
/** On the line's own island the pier is a short walk or tram away, with nothing but the ship's guests between. An assumption. */
const ISLAND_MARGIN_MINUTES = 30;

/** How long it usually takes from arrival until a family is off the ship; a tender boat takes longer. An assumption. */
const ASHORE_AFTER_MINUTES = { docked: 30, either: 45, tender: 60, none: 0 } as const;

/** When a family can be ashore, in minutes of ship time, both ends included. */
export interface HoursAshore {
  from: Minute;
  /** When everybody has to be back aboard. */
  until: Minute;
}

/** The hours ashore at a port; null where they are not known, and where nobody goes ashore. */
export const hoursAshoreOf = ({
  arrives,
  allAboard,
  dock,
}: Pick<PortGuide, 'arrives' | 'allAboard' | 'dock'>): HoursAshore | null =>
  arrives === null || allAboard === null || dock === 'none'
    ? null
    : { from: minuteOf(arrives) + ASHORE_AFTER_MINUTES[dock], until: minuteOf(allAboard) };

/** The ship waits for its own outings, so they need no time to spare; on the line's own island half an hour is enough. */
export const ashoreMargin = (bookedWith: DetailsOf<'excursion'>['bookedWith']): number => {
  if (bookedWith === 'ship') return 0;
  return bookedWith === 'own-island' ? ISLAND_MARGIN_MINUTES : ASHORE_MARGIN_MINUTES;
};

/** A minute of ship time on the clock on which an item's time is read. */
export const onItemClock = (
  minute: Minute,
  { details }: Pick<DayItem, 'details'>,
  { portAhead }: Pick<ShipContext, 'portAhead'>,
): Minute => (sideOf(details) === 'ashore' ? minute + portAhead : minute);

/** Where an outing of the catalog is; null for one of the family's own, and while ports or outings are not known. */
export const portOfOuting = (
  { catalogueId, details }: Pick<DayItem, 'catalogueId' | 'details'>,
  { excursions, ports }: DayCatalogue,
): PortGuide | null => {
  if (details.kind !== 'excursion' || catalogueId === null) return null;
  const outing = excursions?.find(({ id }) => id === catalogueId);
  return ports?.find(({ id }) => id === outing?.portId) ?? null;
};

/** Whether a day is spent at a port, however its trip names it. */
export const isAtPort = (
  { place }: { place: string | null },
  port: PortGuide,
  ports: readonly PortGuide[],
): boolean => place !== null && portNamed(place, ports)?.id === port.id;

/** Nobody stays ashore longer than this on their own: the rest of the stop is the way off the ship and back. An assumption. */
const LONGEST_OWN_STAY = 360;
/** Who is on their own for so many hours at the least stays no longer: other things lie around it. An assumption. */
const WHOLE_DAY_HOURS = 4;
const STEP = 5;

/**
 * How long an outing takes, in minutes: a tour of the ship its longest form, as it ends when it ends; what a family leaves when it
 * likes (a beach, a bicycle) the middle of its range, or its shortest form where that is most of the stop.
 */
export const outingMinutes = ({
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
