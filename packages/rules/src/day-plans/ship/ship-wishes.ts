import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import type { DayContext } from '../day-context.js';
import { findEntry } from '../stops/day-entries.js';
import { getPersonRef, takesPart } from '../stops/stop-people.js';
import { findPirateNight } from './pirate-night.js';
import { isAtPort, findPortOfOuting } from './port-hours.js';
import { findVenue } from './ship-meals.js';
import { findStayingBehind } from './staying-behind.js';
import { isEveningVenue } from './venue-ways.js';
import { splitByChoice } from './venue-guests.js';

/** Shares of a full day. */
const laterBy: Partial<Record<TripDay['kind'], number>> = { sea: 0, embarkation: 0.5, port: 0.75 };

/** The deck party is at the hour of the show. */
const PIRATES_PLAY_LATER = 1;

/**
 * 0 is first: slides, pools and characters at sea, dinners and shows on any evening. Add it to the day's
 * load.
 */
export const rankShipDay = (
  wish: DayItem,
  day: Pick<TripDay, 'kind'>,
  { catalogue, aboard }: DayContext,
): number => {
  const venue = findVenue(wish, catalogue);
  if (venue?.section === 'show' && aboard?.night === (aboard && findPirateNight(aboard, catalogue)))
    return PIRATES_PLAY_LATER;
  return venue === null || isEveningVenue(venue) ? 0 : (laterBy[day.kind] ?? 0);
};

export const findOutingPlace = (
  wish: DayItem,
  { catalogue }: DayContext,
): { port: string; suits: (day: Pick<TripDay, 'place'>) => boolean } | null => {
  const port = findPortOfOuting(wish, catalogue);
  return port && { port: port.name, suits: (day) => isAtPort(day, port, catalogue.ports ?? []) };
};

/** Null is everybody; unchanged where nobody may. */
export const listShipPeople = (
  item: Pick<DayItem, 'catalogueId' | 'details' | 'people'>,
  context: DayContext,
): string[] | null => {
  const { people, catalogue, date } = context;
  const known = findEntry(item, catalogue);
  if (known?.list !== 'shipVenues' && known?.list !== 'excursions') return item.people;
  const going = people.filter((person) => takesPart(item, person));
  const { may, not } = splitByChoice(known, going, date);
  if (not.length === 0 || may.length === 0) return item.people;
  const staying = findStayingBehind(item, context);
  return may.filter((person) => person !== staying?.carer).map(getPersonRef);
};
