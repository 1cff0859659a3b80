import type { Travel } from '@landsea/contracts/catalogue';
import { travelPlaces, type TravelPlace } from '@landsea/rules/transportation';

export const parksAndTowns: readonly TravelPlace[] = travelPlaces({ hotelTo: [] }, []).filter(
  ({ kind }) => kind === 'park' || kind === 'town',
);

/** Ways between parks and towns follow from this part of the table. */
export const pickParkWays = ({ asOf, source, modes = [], between }: Travel): Travel => {
  const isIn = (id: string) =>
    parksAndTowns.some((place) => place.id === id) || id === 'transportation-and-ticket-center';
  const rows = between.filter(({ from, to }) => isIn(from) && isIn(to));
  const isUsed = (kind: string) => rows.some((row) => row.kind === kind);
  return {
    asOf,
    source,
    modes: modes.filter(({ kind }) => isUsed(kind)),
    between: rows,
    hotelTo: [],
    gates: [],
    landWalks: [],
  };
};
