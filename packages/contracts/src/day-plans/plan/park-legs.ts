import type { ParkId } from '../../catalogue/places.js';
import type { DayStop } from '../stops/stops.js';

type Placed = Pick<DayStop, 'place' | 'isFixed'>;

/** The parks that stops are in, one after the other; what is outside of the parks changes nothing. */
export const parksInTurn = (stops: readonly Pick<DayStop, 'place'>[]): ParkId[] =>
  stops
    .flatMap(({ place }) => place.park ?? [])
    .filter((park, index, parks) => index === 0 || park !== parks[index - 1]);

/**
 * The parks of a day in the order in which the family may be in them; empty where it does not matter. There is one change of
 * park at most, from the first park of the day to the second, unless what is fixed needs more. `stops` have the fixed ones in
 * the order of their times; `parks` are those of the day, the one with the Lightning Lanes that are picked ahead first.
 */
export const parkLegs = (stops: readonly Placed[], parks: readonly ParkId[]): ParkId[] => {
  const forced = parksInTurn(stops.filter(({ isFixed }) => isFixed));
  if (forced.length > 1) return forced;
  const visited = new Set(parksInTurn(stops));
  if (visited.size < 2) return [];
  const inOrder = [...parks.filter((park) => visited.has(park)), ...forced, ...visited];
  const chosen = [...new Set(inOrder)];
  const [first, second] = chosen;
  const [only] = forced;
  return !first || !second ? [] : only && only !== first && only !== second ? [first, only] : [first, second];
};

/** The leg in which a stop at a place is done by people who are in a leg; -1 where they cannot go there any more. */
export const legFor = (
  legs: readonly ParkId[],
  leg: number,
  { place: { park } }: Pick<DayStop, 'place'>,
): number => (park === null || legs.length === 0 ? leg : legs.indexOf(park, leg));

/** The last leg in which people may be before a stop, so that they can still do it by `most`; `most` where it is in no leg. */
export const lastLegBefore = (
  legs: readonly ParkId[],
  most: number,
  { place: { park } }: Pick<DayStop, 'place'>,
): number => {
  const last = park === null ? most : legs.lastIndexOf(park, most);
  return last < 0 ? most : last;
};
