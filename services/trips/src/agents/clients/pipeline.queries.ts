import { toClientStage, type Client, type PipelineStage } from '@landsea/contracts/agents';
import { getDateIn } from '@landsea/contracts/core';
import { makeInvalidField } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

/** The last two stages follow from the dates; `today` is SQL for the date. */
export const selectTripStage = (today: string): string =>
  `CASE WHEN t.end_date < ${today} THEN 'traveled' WHEN t.start_date <= ${today} THEN 'traveling'
     ELSE coalesce(moved.stage, CASE t.status WHEN 'booked' THEN 'booked' ELSE 'planning' END) END`;

const OPEN = `ARRAY['planning', 'quoted', 'booked', 'ready', 'traveling']`;
const QUOTED = 2;
const BOOKED = 3;
const isQuoted = (c: string): string => `EXISTS (SELECT FROM quote offer WHERE offer.client_id = ${c}.id
  AND (offer.state = 'accepted' OR offer.state IN ('sent', 'seen') AND offer.ends_at > now()))`;

/**
 * SQL for the stage of the client `c`, see `pipelineStages`. An archived trip counts only if it was booked and is
 * over: what was given up never traveled. An offer that is out makes a client quoted before there is a trip.
 */
export const selectPipelineStage = (c: string, today: string): string => `(
  SELECT CASE WHEN p.furthest >= ${BOOKED} THEN (${OPEN})[p.furthest] WHEN ${c}.stage = 'lost' THEN 'lost'
      WHEN p.furthest IS NOT NULL THEN (${OPEN})[p.furthest]
      WHEN p.traveled OR ${c}.stage = 'traveled' THEN 'traveled' ELSE 'lead' END
    FROM (
      SELECT greatest(max(array_position(${OPEN}, ${selectTripStage(today)})) FILTER (WHERE NOT t.archived),
          CASE WHEN ${isQuoted(c)} THEN ${QUOTED} END) AS furthest,
        bool_or(t.end_date < ${today} AND (NOT t.archived OR moved.stage IN ('booked', 'ready') OR t.status = 'booked')) AS traveled
        FROM trip_api.trip t LEFT JOIN desk_stage moved ON moved.trip_id = t.id AND moved.client_id = ${c}.id
       WHERE t.purge_at IS NULL AND t.id IN (
         SELECT made.trip_id FROM agent_trip made WHERE made.client_id = ${c}.id
         UNION SELECT consent.trip_id FROM client_trip consent JOIN trip_api.trip own ON own.id = consent.trip_id
           WHERE consent.client_id = ${c}.id AND own.owner_id = ${c}.user_id)) p)`;

/** SQL for the stage as builds before the pipeline know it. */
export const selectClientStage = (stage: string): string =>
  `CASE ${stage} WHEN 'planning' THEN 'lead' WHEN 'ready' THEN 'booked' ELSE ${stage} END`;

export const selectPipelineStages = async (
  manager: EntityManager,
  clientIds: readonly string[],
  now: Date,
): Promise<Map<string, PipelineStage>> => {
  const rows = await manager.query<{ id: string; stage: PipelineStage }[]>(
    `SELECT c.id, ${selectPipelineStage('c', '$2::date')} AS stage FROM client c WHERE c.id = ANY($1::uuid[])`,
    [clientIds, getDateIn(now)],
  );
  return new Map(rows.map(({ id, stage }) => [id, stage]));
};

export const readStages = (stage: PipelineStage = 'lead'): Pick<Client, 'stage' | 'pipelineStage'> => ({
  stage: toClientStage(stage),
  pipelineStage: stage,
});

/** @throws DomainError VALIDATION_FAILED for a client whose trip is booked. */
export const refuseBooked = async (manager: EntityManager, clientId: string, now: Date): Promise<void> => {
  const stage = (await selectPipelineStages(manager, [clientId], now)).get(clientId) ?? 'lead';
  if (['booked', 'ready', 'traveling'].includes(stage))
    throw makeInvalidField('stage', 'This client has a booked trip. Move or archive the trip first');
};

/** Planning for a client again ends that they are lost. */
export const findAgain = async (manager: EntityManager, clientId: string): Promise<void> => {
  await manager.query(
    `UPDATE client SET stage = 'lead', version = version + 1, updated_at = now() WHERE id = $1 AND stage = 'lost'`,
    [clientId],
  );
};
