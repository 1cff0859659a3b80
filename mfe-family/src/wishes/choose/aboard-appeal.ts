import type { ShipVenue } from '@landsea/contracts/catalogue';
import { ageOn } from '@landsea/contracts/trip';
import type { Traveler } from '@landsea/contracts/trip';

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
const forChildren: readonly ShipVenue['section'][] = ['club', 'nursery'];
const GROWN_UP = 18;
/** What a place loses where a part of the family cannot come along, and gains where it was made for somebody. */
const LEFT_OUT = 30;
const MADE_FOR = 5;
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
  return appeal - (isForGrownUps && hasChildren ? LEFT_OUT : 0);
};
