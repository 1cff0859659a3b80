import {
  isShowType,
  parkNames,
  type Attraction,
  type CatalogueEntries,
  type CatalogueHit,
  type CatalogueKind,
  type ParkId,
} from '@landsea/contracts/catalogue';
import { getLandName } from '@landsea/rules/catalogue';
import { formatTimeOfDay, toMinute } from '@landsea/rules/trip';
import { findUnmeasured, splitRiders, type Rider } from '@landsea/rules/day-plans';
import { formatMoney } from '@landsea/web-kit';
import type { EmblemName } from './emblem-shapes';

export interface Thing {
  kind: CatalogueKind;
  id: string;
  name: string;
  park: ParkId | null;
  /** The land, port or ship, as an item keeps it. */
  where: string;
  emblem: EmblemName;
  /** At most three, shortest first. */
  facts: string[];
  heightInches: number | null;
  /** 1 to 100 within its kind. */
  popularity: number;
}

const rideEmblems: Record<Attraction['type'], EmblemName> = {
  'roller-coaster': 'coaster',
  'dark-ride': 'dark-ride',
  'boat-ride': 'boat',
  'water-ride': 'splash',
  simulator: 'simulator',
  spinner: 'spinner',
  train: 'train',
  transportation: 'monorail',
  walkthrough: 'walk',
  'animal-experience': 'animal',
  'character-meet': 'meet',
  film: 'film',
  show: 'stage',
  'stage-show': 'stage',
  'play-area': 'play',
  'interactive-game': 'quest',
  fireworks: 'fireworks',
  parade: 'parade',
};
const showEmblems = {
  stage: 'stage',
  parade: 'parade',
  fireworks: 'fireworks',
  street: 'parade',
  film: 'film',
} as const;
const serviceEmblems = {
  'quick-service': 'quick',
  'table-service': 'table',
  signature: 'table',
  buffet: 'buffet',
  'dinner-show': 'stage',
  lounge: 'lounge',
  'dessert-party': 'sweet',
} as const;
const serviceNames = {
  'quick-service': 'Quick service',
  'table-service': 'Table service',
  signature: 'Signature dining',
  buffet: 'Buffet',
  'dinner-show': 'Dinner show',
  lounge: 'Lounge',
  'dessert-party': 'Dessert party',
} as const;
const venueNames: Record<CatalogueEntries['ship-venues']['section'], string> = {
  show: 'stage show',
  slide: 'water slide',
  pool: 'pool',
  character: 'characters',
  'rotational-restaurant': 'dinner in your rotation',
  'adult-dining': 'dining for adults',
  'specialty-dining': 'specialty dining',
  'quick-service': 'quick service',
  'theme-night': 'theme night',
  tasting: 'tasting',
  lounge: 'lounge',
  club: 'club',
  nursery: 'nursery',
  dress: 'what to wear',
};
const snackEmblems = {
  sweet: 'sweet',
  savory: 'savory',
  drink: 'drink',
  breakfast: 'breakfast',
  snack: 'savory',
} as const;

const appeals = { headliner: 90, major: 60, minor: 25 } as const;
/** The typical share of the day's longest line. */
const USUAL_SHARE = 0.7;
const STEP = 5;

/** `usually 45 min in line` on a typical day; empty for a walk-on. */
const waitFact = ({ waits }: Pick<Attraction, 'waits'>): string => {
  if (!waits) return '';
  const minutes = Math.round((waits.worstPosted.typical * waits.actualShare * USUAL_SHARE) / STEP) * STEP;
  return minutes >= STEP ? `usually ${minutes} min in line` : '';
};

const hoursFact = ({ from, to }: CatalogueEntries['excursions']['hours']): string => {
  const inMinutes = to <= 1;
  const [least, most] = [from, to].map((hours) =>
    String(inMinutes ? Math.round((hours * 60) / STEP) * STEP : hours),
  );
  return `${least === most ? '' : `${least ?? ''} to `}${most ?? ''} ${inMinutes ? 'min' : 'h'}`;
};

const clock = (time: string): string => formatTimeOfDay(toMinute(time)).replace(':00', '');
const price = (cents: number): string => formatMoney(cents, { whole: cents % 100 === 0 });

type Facts = Pick<Thing, 'emblem'> & {
  wait?: string;
  facts: string[];
  heightInches?: number | null;
  popularity?: number;
};

const describe: { [K in CatalogueKind]?: (entry: CatalogueEntries[K]) => Facts } = {
  attractions: (ride) => ({
    emblem: rideEmblems[ride.type],
    wait: waitFact(ride),
    facts: [ride.indoors ? 'indoors' : ''],
    heightInches: ride.heightInches,
    popularity: appeals[ride.appeal],
  }),
  shows: (show) => ({
    emblem: showEmblems[show.kind],
    facts: [
      show.times.length === 0
        ? 'plays all day'
        : show.times.length > 3
          ? `${show.times.length} times a day`
          : show.times.map(clock).join(', '),
      `${show.minutes} min`,
    ],
    popularity: appeals[show.appeal ?? 'minor'],
  }),
  restaurants: (place) => ({
    emblem: serviceEmblems[place.service],
    facts: [
      serviceNames[place.service],
      '$'.repeat(place.priceTier),
      place.characters.length > 0 ? 'with characters' : place.cuisine,
    ],
  }),
  snacks: (snack) => ({
    emblem: snackEmblems[snack.category],
    facts: [snack.priceCents === null ? '' : price(snack.priceCents), snack.restaurant],
  }),
  meets: (meet) => ({
    emblem: 'meet',
    facts: [meet.hours ? `${clock(meet.hours.from)} to ${clock(meet.hours.to)}` : ''],
  }),
  'ship-venues': (venue) => ({
    emblem: 'ship',
    facts: [
      venueNames[venue.section],
      venue.included ? 'included' : venue.price ? `from ${price(venue.price.from)}` : '',
    ],
    heightInches: venue.heightInches,
  }),
  excursions: (outing) => ({
    emblem: 'island',
    facts: [
      outing.adult.to === 0
        ? 'free'
        : outing.adult.from === 0
          ? `up to ${price(outing.adult.to)}`
          : `from ${price(outing.adult.from)}`,
      hoursFact(outing.hours),
      outing.minAge > 0 ? `ages ${outing.minAge}+` : '',
    ],
    popularity: outing.sellsOutEarly ? 80 : 50,
  }),
};

export const makeThing = <K extends CatalogueKind>(
  kind: K,
  entry: CatalogueEntries[K],
  { where, popularity, wait }: { where: string; popularity?: number | undefined; wait?: string | undefined },
): Thing => {
  const described: Facts = describe[kind]?.(entry) ?? { emblem: 'care', facts: [] };
  return {
    kind,
    id: entry.id,
    name: entry.name,
    park: 'park' in entry ? entry.park : null,
    where,
    emblem: described.emblem,
    facts: [wait ?? described.wait ?? '', ...described.facts].filter(Boolean),
    heightInches: described.heightInches ?? null,
    popularity: popularity ?? described.popularity ?? 40,
  };
};

export const getLand = (entry: { land?: string | null; area?: string; name: string }): string => {
  const land = entry.land ?? entry.area;
  return land ? getLandName(land) : '';
};

export const toCatalogueHit = ({ kind, id, name, where, park }: Thing): CatalogueHit => ({
  kind,
  id,
  name,
  where,
  park,
});

export const describeHeight = (
  { heightInches: limit }: Pick<Thing, 'heightInches'>,
  party: readonly Rider[],
  date: string,
): { text: string; isMissed: boolean } | undefined => {
  if (limit === null) return undefined;
  const { tooShort } = splitRiders({ heightInches: limit }, party, date);
  const names = new Intl.ListFormat('en-US').format(tooShort.map(({ name }) => name));
  const least = `${limit} in and up`;
  const unmeasured = findUnmeasured({ heightInches: limit }, party, date).map(({ name }) => name);
  if (tooShort.length === 0 && unmeasured.length > 0)
    return {
      text: `${least}: no height of ${new Intl.ListFormat('en-US').format(unmeasured)}`,
      isMissed: true,
    };
  if (tooShort.length === 0) return { text: `${least}: everyone can ride`, isMissed: false };
  if (tooShort.length === party.length)
    return { text: `${least}: too tall a limit for everyone`, isMissed: true };
  return { text: `${least}: not ${names}`, isMissed: true };
};

export const formatWhere = ({ where, park }: Pick<Thing, 'where' | 'park'>): string =>
  [where, park ? parkNames[park] : ''].filter(Boolean).join(', ');

export const isShow = (ride: Pick<Attraction, 'type'>): boolean => isShowType(ride);
