import type { DayItem } from '../../planning/day-items.js';
import { ageOn } from '../../trip/party.js';
import type { Traveler } from '../../trip/trips.js';
import type { DayContext } from '../day-context.js';
import { pickCarer } from '../riders/rider-switch.js';
import { entryOf } from '../stops/day-entries.js';
import { takesPart } from '../stops/stop-people.js';
import { agesOf, whoMay } from './venue-guests.js';

const ADULT = 18;
/** Younger children are never left without an adult. An assumption. */
const ALONE_AGE = 8;

/** An adult who stays with children who may not come along. */
export interface StayingBehind {
  carer: Traveler;
  children: Traveler[];
}

/**
 * Who stays with small children while the others do something aboard or ashore that does not take them; null where no child stays,
 * where another adult is with them anyway, where fewer than two adults go, and at places for adults only, for which the ship has
 * its clubs and nursery.
 */
export const findStayingBehind = (
  item: Pick<DayItem, 'catalogueId' | 'details' | 'people'>,
  { people, catalogue, date }: DayContext,
): StayingBehind | null => {
  const known = entryOf(item, catalogue);
  if (known?.list !== 'shipVenues' && known?.list !== 'excursions') return null;
  if ((agesOf(known)?.minAge ?? 0) >= ADULT) return null;
  const isAdult = (person: Traveler): boolean => ageOn(person, date) >= ADULT;
  const going = people.filter((person) => takesPart(item, person));
  const { may, not } = whoMay(known, going, date);
  const children = not.filter((person) => ageOn(person, date) < ALONE_AGE);
  const adults = may.filter(isAdult);
  const isMinded = people.some((person) => isAdult(person) && !may.includes(person));
  const carer = pickCarer(adults, date);
  return children.length === 0 || isMinded || adults.length < 2 || !carer ? null : { carer, children };
};
