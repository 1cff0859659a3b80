import type { ShipVenue } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { Seating } from '../../planning/ship-dinner.js';
import { LAST_MINUTE, toMinute, type Minute } from '../../trip/clock.js';
import type { KnownEntry } from '../stops/day-entries.js';
import type { Opening } from '../stops/usual-windows.js';
import { getAshoreMargin, getHoursAshore, toItemClock, getOutingMinutes } from './port-hours.js';
import type { ShipContext } from './ship-context.js';
import { isBrunch } from './ship-meals.js';

/** Source: the usual first day. */
export const MUSTER: Minute = 16 * 60;
/** Assumption, in minutes. */
const SETTLING_MINUTES = 30;
const EVENING: Minute = 17 * 60;
const DAY = 24 * 60;

/** Assumptions, in minutes. */
const usualMinutes: Record<ShipVenue['section'], number> = {
  'rotational-restaurant': 100,
  'adult-dining': 120,
  'specialty-dining': 90,
  'quick-service': 40,
  lounge: 60,
  club: 90,
  nursery: 60,
  slide: 30,
  pool: 90,
  show: 60,
  'theme-night': 120,
  dress: 5,
  tasting: 60,
  character: 30,
};

export const getVenueMinutes = ({ section, minutes }: Pick<ShipVenue, 'section' | 'minutes'>): number =>
  minutes ?? usualMinutes[section];

const between = (from: string, until: string): Opening => ({ from: toMinute(from), until: toMinute(until) });

/** Source: usual opening hours of the ships, 2026. */
const usualHours: Record<ShipVenue['section'], Opening> = {
  'rotational-restaurant': between('17:45', '20:30'),
  'adult-dining': between('18:00', '20:30'),
  'specialty-dining': between('12:00', '20:30'),
  'quick-service': between('11:30', '13:30'),
  lounge: between('16:00', '23:00'),
  club: between('10:00', '21:00'),
  nursery: between('09:00', '21:00'),
  slide: between('09:30', '18:00'),
  pool: between('09:30', '18:00'),
  show: between('18:15', '20:30'),
  'theme-night': between('19:30', '21:00'),
  dress: between('17:00', '17:30'),
  tasting: between('14:00', '16:00'),
  character: between('14:00', '17:00'),
};
const namedHours: readonly (readonly [RegExp, Opening])[] = [
  [/breakfast/i, between('07:45', '09:15')],
  [/\b(sweets?|treats|freezies|ice cream)\b/i, between('13:00', '21:00')],
  [/\bcafe\b/i, between('09:00', '17:00')],
];

/** The early one is usual for families with children. */
export const getUsualSeating = ({ seating }: Pick<ShipContext, 'seating'>): Seating => seating ?? 'early';

/** Ordered; empty with opening hours. The show follows an early dinner and precedes a late one. */
export const listVenueStarts = (
  { section, times }: Pick<ShipVenue, 'section' | 'times'>,
  ship: Pick<ShipContext, 'seating'>,
): Minute[] => {
  const starts = times.map(toMinute).toSorted((a, b) => a - b);
  const isLate = getUsualSeating(ship) === 'late';
  if (starts.length < 2) return starts;
  if (section === 'rotational-restaurant') return isLate ? starts.slice(-1) : starts.slice(0, 1);
  if (section === 'show') return isLate ? starts.slice(0, 1) : starts.slice(-1);
  return starts;
};

const ownHours = ({ hours }: Pick<ShipVenue, 'hours'>): Opening => {
  if (!hours) return { from: 0, until: LAST_MINUTE };
  const [from, to] = [toMinute(hours.from), toMinute(hours.to)];
  return { from, until: to > from ? to : to + DAY };
};

export const getVenueOpening = (venue: ShipVenue, ship: Pick<ShipContext, 'boards'>): Opening => {
  const own = ownHours(venue);
  const minutes = getVenueMinutes(venue);
  const usual = namedHours.find(([words]) => words.test(venue.name))?.[1] ?? usualHours[venue.section];
  const opening = { from: Math.max(own.from, usual.from), until: Math.min(own.until - minutes, usual.until) };
  if (ship.boards === null) return opening;
  const from = Math.max(opening.from, ship.boards + SETTLING_MINUTES);
  const beforeDrill = Math.min(opening.until, MUSTER - minutes);
  if (from <= beforeDrill) return { from, until: beforeDrill };
  return { from: Math.max(from, MUSTER + SETTLING_MINUTES), until: Math.max(opening.until, EVENING + 60) };
};

export const isEveningVenue = (venue: Pick<ShipVenue, 'section' | 'name'>): boolean => {
  if (venue.section === 'adult-dining') return !isBrunch(venue);
  return ['rotational-restaurant', 'show', 'theme-night', 'lounge', 'dress'].includes(venue.section);
};

/** On the clock on which its time is read; all of it is ashore. */
export const getOutingOpening = (
  item: Pick<DayItem, 'details' | 'minutes'>,
  known: KnownEntry | null,
  ship: ShipContext,
): Opening => {
  const ashore = ship.port && getHoursAshore(ship.port);
  const { details } = item;
  if (!ashore || details.kind !== 'excursion' || details.bookedWith === 'aboard')
    return { from: 9 * 60, until: EVENING };
  const minutes = item.minutes ?? (known?.list === 'excursions' ? getOutingMinutes(known.entry) : 0);
  const bookedWith = known?.list === 'excursions' ? known.entry.bookedWith : details.bookedWith;
  const last = ashore.until - minutes - getAshoreMargin(bookedWith);
  return { from: toItemClock(ashore.from, item, ship), until: toItemClock(last, item, ship) };
};
