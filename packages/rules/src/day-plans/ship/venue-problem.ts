import type { ShipVenue } from '@landsea/contracts/catalogue';
import { formatDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { DayContext } from '../day-context.js';
import { sharePeople } from '../conflicts/planned-items.js';
import { findEntry } from '../stops/day-entries.js';
import { isAdultMeal, isBrunch, isRotationDinner, isShipShow, findVenue } from './ship-meals.js';
import { isPirateNight, findPirateNight } from './pirate-night.js';
import type { ShipContext } from './ship-context.js';
import { formatAges, getAges, splitByAge } from './venue-guests.js';

const FIRST_DINNER = '17:00';

const isDinner = (item: DayItem, { catalogue }: DayContext): boolean => {
  if (isRotationDinner(item, catalogue)) return true;
  if (!isAdultMeal(item, catalogue)) return false;
  const venue = findVenue(item, catalogue);
  return venue ? !isBrunch(venue) : item.time === null || item.time >= FIRST_DINNER;
};

export const explainOtherShip = (
  { name, ships, nights }: ShipVenue,
  sailing: Pick<ShipContext, 'ship' | 'nights'>,
): string | undefined => {
  if (!ships.includes(sailing.ship)) return `${name} is not on your ship.`;
  return nights !== null && nights !== sailing.nights
    ? `${name} is on sailings of ${nights} nights only.`
    : undefined;
};

export const explainOtherNight = (
  venue: ShipVenue,
  ship: ShipContext,
  { catalogue }: Pick<DayContext, 'catalogue'>,
): string | undefined => {
  const night = isPirateNight(venue) ? findPirateNight(ship, catalogue) : null;
  return night !== null && night !== ship.night ? `${venue.name} is usually on night ${night}.` : undefined;
};

export const LEAVING_THE_SHIP = 'You leave the ship that morning.';

const offDay = (venue: ShipVenue, ship: ShipContext, context: DayContext): string | undefined => {
  const elsewhere = explainOtherShip(venue, ship);
  if (elsewhere) return elsewhere;
  if (ship.kind === 'debarkation') return LEAVING_THE_SHIP;
  if (ship.kind !== 'sea' && (venue.section === 'tasting' || isBrunch(venue)))
    return `${venue.name} is on days at sea only.`;
  return explainOtherNight(venue, ship, context);
};

const plannedDinner = (venue: ShipVenue, ship: ShipContext, context: DayContext): string | undefined => {
  if (venue.section !== 'rotational-restaurant') return undefined;
  const planned = ship.dinners.find(
    ({ catalogueId, title }) => catalogueId === venue.id || title === venue.name,
  );
  if (planned) return `${venue.name} is already your dinner on ${formatDate(planned.date)}.`;
  const tonight = ship.dinners.find(({ date }) => date === context.date);
  return tonight && `${tonight.title} is your dinner that evening.`;
};

const atThatHour = (item: DayItem, others: readonly DayItem[], context: DayContext): string | undefined => {
  const shared = others.filter((other) => other.id !== item.id && sharePeople(other, item));
  if (isDinner(item, context)) {
    const dinner = shared.find((other) => isDinner(other, context));
    if (dinner) return `${dinner.title} is your dinner that evening.`;
  }
  const isAnEvening = (each: DayItem): boolean => {
    const venue = findVenue(each, context.catalogue);
    return isShipShow(each, context.catalogue) || (venue !== null && isPirateNight(venue));
  };
  if (!isAnEvening(item)) return undefined;
  const other = shared.find(isAnEvening);
  return other && `${other.title} is that evening.`;
};

/** `Edge is for ages 11 to 14.`; undefined when somebody may. */
export const explainNobodyMay = (item: DayItem, context: DayContext): string | undefined => {
  const known = findEntry(item, context.catalogue);
  const ages = getAges(known);
  if (known?.list !== 'shipVenues' && known?.list !== 'excursions') return undefined;
  if (context.people.length === 0 || splitByAge(known, context.people, context.date).may.length > 0)
    return undefined;
  return ages
    ? `${known.entry.name} is for ${formatAges(ages)}.`
    : `None of you is tall enough for ${known.entry.name}.`;
};

/**
 * `others` are the items of that date: one dinner and one show an evening. Source: the ships' usual days,
 * 2026.
 */
export const findShipProblem = (
  item: DayItem,
  others: readonly DayItem[],
  context: DayContext,
): string | undefined => {
  const missing = explainNobodyMay(item, context);
  if (missing) return missing;
  const venue = findVenue(item, context.catalogue);
  const { aboard } = context;
  if (!venue || !aboard) return undefined;
  return (
    offDay(venue, aboard, context) ??
    plannedDinner(venue, aboard, context) ??
    atThatHour(item, others, context)
  );
};
