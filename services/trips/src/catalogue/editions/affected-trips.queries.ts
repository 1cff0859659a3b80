import { listKindsOfList } from '@landsea/rules/day-plans';
import type { DataSource } from 'typeorm';
import { listKinds, type CataloguePart } from '../lists/catalogue-parts.js';

export interface AffectedTrips {
  trips: number;
  items: number;
}

/** Ids are unique within one list only. */
const kindsOf = (part: CataloguePart) => {
  const list = listKinds.find((kind) => kind === part);
  return list ? listKindsOfList(list) : [];
};

export async function selectAffectedTrips(
  dataSource: DataSource,
  part: CataloguePart,
  ids: string[],
): Promise<AffectedTrips> {
  const [row] = await dataSource.query<AffectedTrips[]>(
    `SELECT count(DISTINCT trip_id)::int AS trips, count(*)::int AS items FROM day_item
     WHERE catalogue_id = ANY ($1) AND details->>'kind' = ANY ($2)`,
    [ids, kindsOf(part)],
  );
  return row ?? { trips: 0, items: 0 };
}
