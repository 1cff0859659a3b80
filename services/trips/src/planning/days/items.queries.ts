import type { DayItem, ItemKind, Vote } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { selectJsonColumns, toRow, makeVersionedTable, type JsonRow } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { DayItemRow } from './day-item.entity.js';

export const dayItems = makeVersionedTable(DayItemRow);

const toItem = ({ tripId: _trip, createdAt: _made, updatedAt, ...item }: DayItemRow): DayItem => ({
  ...item,
  updatedAt: updatedAt.toISOString(),
});

export const toDayItem = (row: JsonRow): DayItem => toItem(toRow(DayItemRow, row));

const columns = selectJsonColumns(DayItemRow, 'i', ['tripId', 'createdAt', 'costCents', 'details']);

/** `seesMoney` is an SQL expression: without it costs are null. */
export const selectItemsJson = (trip: string, seesMoney: string): string => `(
  SELECT coalesce(json_agg(kept), '[]') FROM (
    SELECT ${columns}, CASE WHEN ${seesMoney} THEN i.cost_cents END AS "costCents",
           CASE WHEN ${seesMoney} OR i.details->>'kind' <> 'dining' THEN i.details
                ELSE jsonb_set(i.details, '{depositCents}', 'null') END AS details
      FROM day_item i WHERE i.trip_id = ${trip}
     ORDER BY i.date NULLS LAST, i.position, i.created_at, i.id) kept)`;

export const selectItems = async (manager: EntityManager, tripId: string): Promise<DayItem[]> => {
  const [found] = await manager.query<{ items: DayItem[] }[]>(
    `SELECT ${selectItemsJson('$1', 'true')} AS items`,
    [tripId],
  );
  return found?.items ?? [];
};

export const selectItem = async (
  manager: EntityManager,
  tripId: string,
  id: string,
): Promise<DayItem | undefined> => {
  const row = await manager.findOneBy(DayItemRow, { tripId, id });
  return row ? toItem(row) : undefined;
};

export const selectItemsOfOwner = async (
  manager: EntityManager,
  ownerId: string,
): Promise<Record<string, unknown>[]> => {
  const rows = await manager
    .createQueryBuilder(DayItemRow, 'i')
    .innerJoin('trip', 't', 't.id = i.trip_id')
    .where('t.owner_id = :ownerId', { ownerId })
    .orderBy('i.created_at')
    .getMany();
  return rows.map((row) => ({ tripId: row.tripId, ...toItem(row) }));
};

/** @returns the item with the vote; undefined when there is none. */
export const writeVote = async (
  manager: EntityManager,
  tripId: string,
  itemId: string,
  personId: string,
  vote: Vote | null,
): Promise<DayItem | undefined> => {
  const [rows] = await manager.query<[{ row: JsonRow }[], number]>(
    `UPDATE day_item SET votes = CASE WHEN $4::text IS NULL THEN votes - $3::text
       ELSE votes || jsonb_build_object($3::text, $4::text) END
      WHERE trip_id = $1 AND id = $2 RETURNING to_jsonb(day_item) AS row`,
    [tripId, itemId, personId, vote],
  );
  return rows[0] && toDayItem(rows[0].row);
};

export const selectLastPlaces = (
  manager: EntityManager,
  tripId: string,
): Promise<Pick<DayItem, 'date' | 'position'>[]> =>
  manager.query(
    `SELECT date::text AS date, max(position) AS position FROM day_item WHERE trip_id = $1 GROUP BY date`,
    [tripId],
  );

/** Cents: of all planned items, and of those that are committed to. */
export interface KindCost {
  kind: ItemKind;
  plannedCents: number;
  bookedCents: number;
}

export type UncostedItem = Pick<DayItem, 'title' | 'date' | 'people' | 'catalogueId' | 'details'> &
  Pick<TripDetail, 'party' | 'startDate'>;

export const selectCosts = async (
  manager: EntityManager,
  tripId: string,
): Promise<{ costs: KindCost[]; uncosted: UncostedItem[] }> => {
  const [found] = await manager.query<{ costs: KindCost[]; uncosted: UncostedItem[] }[]>(
    `WITH planned AS (
       SELECT * FROM day_item WHERE trip_id = $1 AND status IN ('planned', 'booked', 'done')
     ), cost AS (
       SELECT details->>'kind' AS kind, sum(cost_cents) AS "plannedCents",
         coalesce(sum(cost_cents) FILTER (WHERE status IN ('booked', 'done')), 0) AS "bookedCents"
       FROM planned WHERE cost_cents > 0 GROUP BY details->>'kind'
     ), uncosted AS (
       SELECT i.title, i.date::text AS date, i.people, i.catalogue_id AS "catalogueId", i.details,
         t.party, t.start_date::text AS "startDate"
       FROM planned i JOIN trip t ON t.id = i.trip_id
       WHERE i.cost_cents IS NULL AND i.details->>'kind' IN ('dining', 'excursion', 'activity')
     )
     SELECT coalesce((SELECT json_agg(cost) FROM cost), '[]') AS costs,
       coalesce((SELECT json_agg(uncosted) FROM uncosted), '[]') AS uncosted`,
    [tripId],
  );
  return found ?? { costs: [], uncosted: [] };
};
