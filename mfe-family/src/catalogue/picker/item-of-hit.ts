import { makeBlankDetails, itemKinds, itemLife, getKindOfList } from '@landsea/rules/day-plans';
import type { CatalogueHit, CatalogueKind } from '@landsea/contracts/catalogue';
import type { CreateDayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';

export const plannableKinds = itemKinds
  .flatMap((kind) => itemLife[kind].catalogueLists.slice(0, 1))
  .filter((list, index, all) => all.indexOf(list) === index);

const aboard: readonly CatalogueKind[] = ['excursions', 'ship-venues'];

/** Ships and ports are left out on a trip to the parks, parks on a cruise. */
export const listKindsOfTrip = ({ mode }: Pick<TripDetail, 'mode'>): readonly CatalogueKind[] =>
  mode === 'combined'
    ? plannableKinds
    : plannableKinds.filter((kind) => aboard.includes(kind) === (mode === 'cruise'));

export const makeItemOfHit = (
  hit: CatalogueHit,
  { id, date = null }: { id: string; date?: string | null },
): CreateDayItem | undefined => {
  const kind = getKindOfList(hit.kind);
  if (!kind) return undefined;
  return {
    id,
    title: hit.name,
    date,
    park: hit.park,
    place: hit.where || null,
    catalogueId: hit.id,
    details: makeBlankDetails(kind),
  };
};
