import { blankDetails } from '@landsea/contracts/day-plans';
import type { CatalogueHit, CatalogueKind } from '@landsea/contracts/catalogue';
import type { CreateDayItem, ItemKind } from '@landsea/contracts/planning';

const kindOf: Partial<Record<CatalogueKind, ItemKind>> = {
  attractions: 'attraction',
  shows: 'show',
  restaurants: 'dining',
  snacks: 'snack',
  meets: 'meet',
  'photo-spots': 'photo',
  excursions: 'excursion',
  'ship-venues': 'activity',
};

/** The kinds of the catalog that become items of a day. */
export const plannableKinds = Object.keys(kindOf) as CatalogueKind[];

/** The item that an entry of the catalog becomes; undefined for what is no item, such as a port. */
export const itemOfHit = (
  hit: CatalogueHit,
  { id, date = null }: { id: string; date?: string | null },
): CreateDayItem | undefined => {
  const kind = kindOf[hit.kind];
  if (!kind) return undefined;
  return {
    id,
    title: hit.name,
    date,
    park: hit.park,
    place: hit.where || null,
    catalogueId: hit.id,
    status: date ? 'planned' : 'wish',
    details: blankDetails(kind),
  };
};
