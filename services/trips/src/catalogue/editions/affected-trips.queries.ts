import type { ItemKind } from '@landsea/contracts/planning';
import type { DataSource } from 'typeorm';
import type { CataloguePart } from '../lists/catalogue-parts.js';

/** How many trips plan something that was made from an entry, and with how many items. */
export interface AffectedTrips {
  trips: number;
  items: number;
}

/** Which kinds of items are made from the entries of a list: ids are unique within one list only. */
const itemsOf: Partial<Record<CataloguePart, ItemKind[]>> = {
  attractions: ['attraction', 'lane'],
  shows: ['show'],
  restaurants: ['dining'],
  snacks: ['snack'],
  meets: ['meet'],
  'photo-spots': ['photo'],
  excursions: ['excursion'],
  'ship-venues': ['activity'],
};

/** The items of trips that refer to these entries. */
export async function affectedTrips(
  dataSource: DataSource,
  part: CataloguePart,
  ids: string[],
): Promise<AffectedTrips> {
  const [row] = await dataSource.query<AffectedTrips[]>(
    `SELECT count(DISTINCT trip_id)::int AS trips, count(*)::int AS items FROM day_item
     WHERE catalogue_id = ANY ($1) AND details->>'kind' = ANY ($2)`,
    [ids, itemsOf[part] ?? []],
  );
  return row ?? { trips: 0, items: 0 };
}
