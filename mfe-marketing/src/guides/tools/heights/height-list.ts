import { isShowType, parkIds, type Attraction, type ParkId } from '@landsea/contracts/catalogue';
import { meetsHeightLimit } from '@landsea/rules/day-plans';

export type LimitedRide = Pick<
  Attraction,
  'id' | 'name' | 'park' | 'heightInches' | 'riderSwitch' | 'asOf' | 'source'
> & { heightInches: number };

export interface HeightList {
  rides: LimitedRide[];
  freeOfLimit: Record<ParkId, number>;
}

const RIDES = new Set<Attraction['type']>([
  'roller-coaster',
  'dark-ride',
  'boat-ride',
  'water-ride',
  'simulator',
  'spinner',
  'train',
]);

const isLimited = (ride: Attraction): ride is Attraction & { heightInches: number } =>
  ride.heightInches !== null && !isShowType(ride);

export const makeHeightList = (attractions: readonly Attraction[]): HeightList => {
  const free = attractions.filter((ride) => ride.heightInches === null && RIDES.has(ride.type));
  const count = (id: ParkId) => free.filter(({ park }) => park === id).length;
  return {
    rides: attractions
      .filter(isLimited)
      .map(({ id, name, park, heightInches, riderSwitch, asOf, source }) => ({
        id,
        name,
        park,
        heightInches,
        asOf,
        source,
        ...(riderSwitch !== undefined && { riderSwitch }),
      }))
      .sort((one, other) => one.heightInches - other.heightInches || one.name.localeCompare(other.name)),
    freeOfLimit: {
      'magic-kingdom': count('magic-kingdom'),
      epcot: count('epcot'),
      'hollywood-studios': count('hollywood-studios'),
      'animal-kingdom': count('animal-kingdom'),
    },
  };
};

/** The height decides, whatever the age. */
export const mayRide = (ride: LimitedRide, inches: number): boolean => meetsHeightLimit(ride, inches, 0);

export const listRidesIn = ({ rides }: HeightList, park: ParkId): LimitedRide[] =>
  rides.filter((ride) => ride.park === park);

export const listNextRides = ({ rides }: HeightList, inches: number) => {
  const closed = rides.filter((ride) => !mayRide(ride, inches));
  const [first] = closed;
  if (!first) return undefined;
  return {
    limit: first.heightInches,
    names: closed.filter(({ heightInches }) => heightInches === first.heightInches).map(({ name }) => name),
  };
};

export const listParks = (list: HeightList): ParkId[] =>
  parkIds.filter((park) => list.rides.some((ride) => ride.park === park));
