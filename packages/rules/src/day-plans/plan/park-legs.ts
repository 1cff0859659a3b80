import type { ParkId } from '@landsea/contracts/catalogue';
import type { DayStop } from '../stops/stops.js';

type Placed = Pick<DayStop, 'place' | 'isFixed'>;

export const listParksInTurn = (stops: readonly Pick<DayStop, 'place'>[]): ParkId[] =>
  stops
    .flatMap(({ place }) => place.park ?? [])
    .filter((park, index, parks) => index === 0 || park !== parks[index - 1]);

/**
 * At most one change of park, unless fixed stops need more. `stops` have the fixed ones by time; `parks`
 * begin with that of the lanes picked ahead.
 */
export const listParkLegs = (stops: readonly Placed[], parks: readonly ParkId[]): ParkId[] => {
  const forced = listParksInTurn(stops.filter(({ isFixed }) => isFixed));
  if (forced.length > 1) return forced;
  const visited = new Set(listParksInTurn(stops));
  if (visited.size < 2) return [];
  const inOrder = [...parks.filter((park) => visited.has(park)), ...forced, ...visited];
  const chosen = [...new Set(inOrder)];
  const [first, second] = chosen;
  const [only] = forced;
  return !first || !second ? [] : only && only !== first && only !== second ? [first, only] : [first, second];
};

/** -1 where the leg is past. */
export const findLeg = (
  legs: readonly ParkId[],
  leg: number,
  { place: { park } }: Pick<DayStop, 'place'>,
): number => (park === null || legs.length === 0 ? leg : legs.indexOf(park, leg));

/** `most` for a place outside the legs. */
export const findLastLegBefore = (
  legs: readonly ParkId[],
  most: number,
  { place: { park } }: Pick<DayStop, 'place'>,
): number => {
  const last = park === null ? most : legs.lastIndexOf(park, most);
  return last < 0 ? most : last;
};
