import { isInSeason } from '@landsea/rules/catalogue';
import type { ShipVenue } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { getAgeOn } from '@landsea/rules/trip';
import type { Sailing, Traveler } from '@landsea/contracts/trip';
import { toShipId } from '../../trip-frame/rules/ship-id';

/** Popularity, 0 to 100 like the catalog's entries on land. */
const appeals: Record<ShipVenue['section'], number> = {
  show: 85,
  slide: 82,
  character: 78,
  'rotational-restaurant': 72,
  pool: 68,
  'specialty-dining': 64,
  'theme-night': 62,
  'adult-dining': 60,
  club: 55,
  tasting: 45,
  'quick-service': 42,
  lounge: 30,
  nursery: 25,
  dress: 10,
};
const grownUps: readonly ShipVenue['section'][] = ['adult-dining', 'tasting', 'lounge'];
/** Children's favorites rank lower for a party without any. */
const playful: readonly ShipVenue['section'][] = ['slide', 'character', 'pool'];
const forChildren: readonly ShipVenue['section'][] = ['club', 'nursery'];
const GROWN_UP = 18;
/** Subtracted when a part of the family cannot come, added when the place is made for somebody. */
const LEFT_OUT = 30;
const MADE_FOR = 5;
const PLAYFUL_LESS = 30;
const GROWN_UP_MORE = 25;
/** Fewer families pay extra than use the fare's own offers. */
const EXTRA_COST = 15;

type Person = Pick<Traveler, 'age' | 'birthDate'>;

/** 0 when nobody may come on `date`. */
export const scoreAboard = (
  { section, minAge, maxAge, included }: Pick<ShipVenue, 'section' | 'minAge' | 'maxAge' | 'included'>,
  party: readonly Person[],
  date: string,
): number => {
  const ages = party.map((person) => getAgeOn(person, date));
  const may = ages.filter((age) => age >= (minAge ?? 0) && age <= (maxAge ?? Infinity));
  const isChild = (age: number) => age < GROWN_UP;
  const hasChildren = ages.some(isChild);
  const isForChildren = maxAge !== null || forChildren.includes(section);
  if (ages.length > 0 && (may.length === 0 || (isForChildren && !may.some(isChild)))) return 0;
  const appeal = appeals[section] - (included ? 0 : EXTRA_COST);
  if (isForChildren) return appeal + MADE_FOR;
  const isForGrownUps = grownUps.includes(section) || (minAge ?? 0) >= GROWN_UP;
  if (hasChildren || ages.length === 0) return appeal - (isForGrownUps && hasChildren ? LEFT_OUT : 0);
  if (isForGrownUps) return appeal + GROWN_UP_MORE;
  return appeal - (playful.includes(section) ? PLAYFUL_LESS : 0);
};

/** The ship, the number of nights and the part of the year have to match. */
export const isAboard = (
  { ships, nights, season }: Pick<ShipVenue, 'ships' | 'nights' | 'season'>,
  sailing: Pick<Sailing, 'ship' | 'nights' | 'embarkationDate'>,
): boolean => {
  const last = addDays(sailing.embarkationDate, sailing.nights);
  return (
    ships.includes(toShipId(sailing.ship)) &&
    (nights === null || nights === sailing.nights) &&
    (isInSeason(season, sailing.embarkationDate) || isInSeason(season, last))
  );
};
