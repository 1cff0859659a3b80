import { isInSeason } from '@landsea/contracts/catalogue';
import type { ShipVenue } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { ageOn } from '@landsea/contracts/trip';
import type { Sailing, Traveler } from '@landsea/contracts/trip';
import { shipIdOf } from '../../trip-page/rules/ship-id';

/** How sought after a kind of place aboard is, 0 to 100 as the popularity of the catalog's entries on land. */
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
/** What children like most: a party without any looks elsewhere first. */
const playful: readonly ShipVenue['section'][] = ['slide', 'character', 'pool'];
const forChildren: readonly ShipVenue['section'][] = ['club', 'nursery'];
const GROWN_UP = 18;
/** What a place loses where a part of the family cannot come along, and gains where it was made for somebody. */
const LEFT_OUT = 30;
const MADE_FOR = 5;
/** What a party of grown-ups only likes a place less or more by. */
const PLAYFUL_LESS = 30;
const GROWN_UP_MORE = 25;
/** What costs extra is done by fewer families than what the fare includes. */
const EXTRA_COST = 15;

type Person = Pick<Traveler, 'age' | 'birthDate'>;

/** How much a family would like a place aboard: as its kind is liked, and by who of them may come along on `date`; 0 for nobody. */
export const aboardAppeal = (
  { section, minAge, maxAge, included }: Pick<ShipVenue, 'section' | 'minAge' | 'maxAge' | 'included'>,
  party: readonly Person[],
  date: string,
): number => {
  const ages = party.map((person) => ageOn(person, date));
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

/** Whether a sailing has a place or event: on its ship, by its number of nights and in its part of the year. */
export const isAboard = (
  { ships, nights, season }: Pick<ShipVenue, 'ships' | 'nights' | 'season'>,
  sailing: Pick<Sailing, 'ship' | 'nights' | 'embarkationDate'>,
): boolean => {
  const last = addDays(sailing.embarkationDate, sailing.nights);
  return (
    ships.includes(shipIdOf(sailing.ship)) &&
    (nights === null || nights === sailing.nights) &&
    (isInSeason(season, sailing.embarkationDate) || isInSeason(season, last))
  );
};
