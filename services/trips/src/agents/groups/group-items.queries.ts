import type { GroupItem, GroupItemKind } from '@landsea/contracts/agents';
import type { ItemDetails } from '@landsea/contracts/planning';
import type { EntityManager } from 'typeorm';

/** As an item is added. */
export const itemDetails: Readonly<Record<GroupItemKind, ItemDetails>> = {
  dining: {
    kind: 'dining',
    meal: null,
    prepaid: false,
    depositCents: null,
    freeCancelHours: null,
    onDiningPlan: false,
  },
  activity: { kind: 'activity', section: null },
};

const details = `CASE g.kind WHEN 'dining' THEN '${JSON.stringify(itemDetails.dining)}'::jsonb ELSE '${JSON.stringify(itemDetails.activity)}'::jsonb END`;

/** Trips move with their items, so a move is no edit; an item without a day has no time. */
const isEdited = `(i.is_arranged OR (i.date IS NOT NULL AND i.time IS DISTINCT FROM g.time)
  OR (i.title, i.place, i.note, i.details) IS DISTINCT FROM (g.title, nullif(g.place, ''), nullif(g.note, ''), ${details}))`;

interface TripsOfGroup {
  reached: readonly string[];
  ofColleagues: readonly string[];
}

/** With the trips of these that have it; by day and time. */
export const selectGroupItems = (
  manager: EntityManager,
  groupId: string,
  { reached, ofColleagues }: TripsOfGroup,
  itemId: string | null = null,
): Promise<GroupItem[]> =>
  manager.query(
    `SELECT g.id, g.kind, g.title, g.date::text AS date, g.time, g.place, g.note,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('tripId', i.trip_id, 'isEdited', ${isEdited})), '[]')
          FROM trip_api.item_version i WHERE i.id = g.id AND i.trip_id = ANY($2::uuid[])) AS trips,
       (SELECT count(*)::int FROM trip_api.item_version i
         WHERE i.id = g.id AND i.trip_id = ANY($4::uuid[]) AND NOT ${isEdited}) AS "colleagueTrips"
     FROM agent_group_item g WHERE g.group_id = $1 AND ($3::uuid IS NULL OR g.id = $3)
     ORDER BY g.date, g.time NULLS LAST, g.added_at, g.id`,
    [groupId, reached, itemId, ofColleagues],
  );

export interface ItemCopy {
  tripId: string;
  version: number;
  isEdited: boolean;
}

export const selectItemCopies = (
  manager: EntityManager,
  groupId: string,
  itemId: string,
  tripIds: readonly string[],
): Promise<ItemCopy[]> =>
  manager.query(
    `SELECT i.trip_id AS "tripId", i.version, ${isEdited} AS "isEdited"
       FROM agent_group_item g JOIN trip_api.item_version i ON i.id = g.id AND i.trip_id = ANY($3::uuid[])
      WHERE g.group_id = $1 AND g.id = $2`,
    [groupId, itemId, tripIds],
  );

/** For a copy of the account; they are erased with their groups. */
export const selectItemsOfAgent = (
  manager: EntityManager,
  agentId: string,
): Promise<Record<string, unknown>[]> =>
  manager.query(
    `SELECT g.name AS "group", i.title, i.date::text AS date, i.time, i.place, i.note
       FROM agent_group_item i JOIN agent_group g ON g.id = i.group_id
      WHERE g.agent_id = $1 ORDER BY g.name, i.date, i.id`,
    [agentId],
  );
