import { joinWords } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { getAgeOn } from '../../trip/guests.js';
import type { Traveler } from '@landsea/contracts/trip';
import type { DayContext } from '../day-context.js';
import { pickCarer } from '../riders/rider-switch.js';
import { findEntry } from '../stops/day-entries.js';
import { takesPart } from '../stops/stop-people.js';
import { getAges, splitByChoice } from './venue-guests.js';

const ADULT = 18;
/** Assumption: younger children are never left without an adult. */
const ALONE_AGE = 8;

export interface StayingBehind {
  carer: Traveler;
  children: Traveler[];
}

/** Null where everybody is named or no adult is left. */
export const findMinder = (
  item: Pick<DayItem, 'details' | 'people'>,
  { people, date }: Pick<DayContext, 'people' | 'date'>,
): StayingBehind | null => {
  if (item.details.kind !== 'excursion' || item.people === null) return null;
  const left = people.filter((person) => !takesPart(item, person));
  const children = left.filter((person) => getAgeOn(person, date) < ALONE_AGE);
  const carer = pickCarer(
    left.filter((person) => getAgeOn(person, date) >= ADULT),
    date,
  );
  return children.length > 0 && carer ? { carer, children } : null;
};

/** `Grandma Ruth stays with Lily`. */
export const formatStaying = ({ carer, children }: StayingBehind): string =>
  `${carer.name} stays with ${joinWords(children.map(({ name }) => name))}`;

/** Null also at places for adults only: the ship has clubs and a nursery. */
export const findStayingBehind = (
  item: Pick<DayItem, 'catalogueId' | 'details' | 'people'>,
  { people, catalogue, date }: DayContext,
): StayingBehind | null => {
  const known = findEntry(item, catalogue);
  if (known?.list !== 'shipVenues' && known?.list !== 'excursions') return null;
  if ((getAges(known)?.minAge ?? 0) >= ADULT) return null;
  const isAdult = (person: Traveler): boolean => getAgeOn(person, date) >= ADULT;
  const going = people.filter((person) => takesPart(item, person));
  const { may, not } = splitByChoice(known, going, date);
  const children = not.filter((person) => getAgeOn(person, date) < ALONE_AGE);
  const adults = may.filter(isAdult);
  const isMinded = people.some((person) => isAdult(person) && !may.includes(person));
  const carer = pickCarer(adults, date);
  return children.length === 0 || isMinded || adults.length < 2 || !carer ? null : { carer, children };
};
