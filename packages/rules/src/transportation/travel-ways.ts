import { type Travel, parkIds } from '@landsea/contracts/catalogue';

type Minutes = Pick<Travel['between'][number], 'low' | 'typical' | 'high'>;

export interface TravelLeg extends Minutes {
  from: string;
  to: string;
  kind: string;
}

export interface TravelWay extends Minutes {
  legs: TravelLeg[];
}

/** Ways that cost money or need a car. */
const notFree = new Set(['ride-share', 'car', 'shared-coach', 'cruise-coach']);
export const isFree = ({ kind }: Pick<TravelLeg, 'kind'>): boolean => !notFree.has(kind);

const hubs: readonly string[] = [...parkIds, 'disney-springs', 'transportation-and-ticket-center'];

const rowsBetween = ({ between, hotelTo }: Travel, from: string, to: string): TravelLeg[] => [
  ...between.filter((row) => row.from === from && row.to === to),
  ...hotelTo
    .filter((row) => row.to === to && row.hotelIds.includes(from))
    .map(({ kind, low, typical, high }) => ({ from, to, kind, low, typical, high })),
];

/** A missing direction takes as long as the other. */
const legsBetween = (travel: Travel, from: string, to: string): TravelLeg[] => {
  const there = rowsBetween(travel, from, to);
  if (there.length > 0) return there;
  return rowsBetween(travel, to, from).map((leg) => ({ ...leg, from, to }));
};

const quickest = <T extends Minutes>(ways: readonly T[]): T | undefined =>
  ways.reduce<T | undefined>((best, each) => (best && best.typical <= each.typical ? best : each), undefined);

const wayOf = (legs: TravelLeg[]): TravelWay => {
  const sum = (bound: keyof Minutes) => legs.reduce((all, leg) => all + leg[bound], 0);
  return { legs, low: sum('low'), typical: sum('typical'), high: sum('high') };
};

const changing = (travel: Travel, from: string, to: string): TravelWay[] => {
  const free = (a: string, b: string) => quickest(legsBetween(travel, a, b).filter(isFree));
  const through = (...places: string[]): TravelWay[] => {
    const legs = places.slice(1).map((place, index) => free(places[index] ?? '', place));
    const known = legs.filter((leg) => leg !== undefined);
    return known.length === legs.length ? [wayOf(known)] : [];
  };
  const others = hubs.filter((hub) => hub !== from && hub !== to);
  const once = quickest(others.flatMap((hub) => through(from, hub, to)));
  if (once) return [once];
  const twice = quickest(
    others.flatMap((hub) =>
      others.filter((next) => next !== hub).flatMap((next) => through(from, hub, next, to)),
    ),
  );
  return twice ? [twice] : [];
};

/** Free ways first, then the quickest; a quick way with a change replaces a missing direct one. */
export const listWaysBetween = (from: string, to: string, travel: Travel): TravelWay[] => {
  if (from === to) return [];
  const direct = legsBetween(travel, from, to).map((leg) => wayOf([leg]));
  const hasFree = direct.some(({ legs }) => legs.every(isFree));
  const ways = hasFree ? direct : [...direct, ...changing(travel, from, to)];
  const rank = ({ legs }: TravelWay) => (legs.every(isFree) ? 0 : 1);
  return ways.sort((one, other) => rank(one) - rank(other) || one.typical - other.typical);
};
