import type { GroupItem } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';

/** The version of an item that nobody edited since it was added. */
export const UNEDITED = 1;

/** With the trips of these that have it; by day and time. */
export const selectGroupItems = (
  manager: EntityManager,
  groupId: string,
  tripIds: readonly string[],
  itemId: string | null = null,
): Promise<GroupItem[]> =>
  manager.query(
    `SELECT g.id, g.kind, g.title, g.date::text AS date, g.time, g.place, g.note,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('tripId', i.trip_id, 'isEdited', i.version <> ${UNEDITED})), '[]')
          FROM trip_api.item_version i WHERE i.id = g.id AND i.trip_id = ANY($2::uuid[])) AS trips
     FROM agent_group_item g WHERE g.group_id = $1 AND ($3::uuid IS NULL OR g.id = $3)
     ORDER BY g.date, g.time NULLS LAST, g.added_at, g.id`,
    [groupId, tripIds, itemId],
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
