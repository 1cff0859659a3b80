import { countDaysBetween, getWeekday, type CalendarDate } from '@landsea/contracts/core';
import type { Itinerary, SeenSailings } from '@landsea/contracts/catalogue';
import { shipList } from './ship-names.js';

export interface WantedSailing {
  ship: string;
  nights: number;
  embarkationDate: CalendarDate;
}

export const findShip = (typed: string) => {
  const name = typed.trim().toLowerCase();
  return shipList.find((ship) => ship.name.toLowerCase() === name);
};

const isOn = ({ from, to, weekdays, everyDays }: SeenSailings, date: CalendarDate): boolean =>
  from <= date &&
  date <= to &&
  (weekdays?.includes(getWeekday(date)) ?? true) &&
  (everyDays === null || countDaysBetween(from, date) % everyDays === 0);

const seenOf = ({ sailings = [] }: Itinerary): number => sailings.reduce((sum, { seen }) => sum + seen, 0);

const mostSeen = (patterns: readonly Itinerary[]): Itinerary | undefined =>
  [...patterns].sort((a, b) => seenOf(b) - seenOf(a))[0];

const isKnownWell = ({ confidence }: Itinerary): boolean => confidence !== 'low';

/**
 * The pattern whose dates contain it (regular ones first), else the usual one of the month, else of the ship.
 * A guest checks it against the booking.
 */
export const findUsualItinerary = (
  itineraries: readonly Itinerary[],
  { ship, nights, embarkationDate }: WantedSailing,
): Itinerary | undefined => {
  const shipId = findShip(ship)?.id;
  const known = itineraries.filter(
    (each) => each.ship === shipId && each.nights === nights && isKnownWell(each),
  );
  const dated = known.filter(({ sailings = [] }) => sailings.some((span) => isOn(span, embarkationDate)));
  const regular = dated.filter(({ sailings = [] }) =>
    sailings.some((span) => span.everyDays !== null && isOn(span, embarkationDate)),
  );
  const inMonth = known.filter(({ months }) => months.includes(embarkationDate.slice(0, 7)));
  return mostSeen(regular) ?? mostSeen(dated) ?? mostSeen(inMonth) ?? mostSeen(known);
};

const floridaPorts: readonly string[] = ['port-canaveral', 'fort-lauderdale'];

/** Ships of that month first; after park days only those that leave from Florida. */
export const listShipsSailing = (
  itineraries: readonly Itinerary[],
  nights: number,
  { embarkationDate, afterParks }: { embarkationDate: CalendarDate | undefined; afterParks: boolean },
): string[] => {
  const known = itineraries.filter(
    (each) =>
      each.nights === nights && isKnownWell(each) && (!afterParks || floridaPorts.includes(each.homePortId)),
  );
  const month = embarkationDate?.slice(0, 7);
  const inMonth = known.filter(({ months }) => month !== undefined && months.includes(month));
  const ids = new Set((inMonth.length > 0 ? inMonth : known).map(({ ship }) => ship));
  return shipList.filter(({ id }) => ids.has(id)).map(({ name }) => name);
};
