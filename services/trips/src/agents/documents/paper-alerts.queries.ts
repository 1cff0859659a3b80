import type { PaperAlert } from '@landsea/contracts/agents';
import type { TripMode } from '@landsea/contracts/trip';
import type { EntityManager } from 'typeorm';
import { selectPipelineStage } from '../clients/pipeline.queries.js';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';

const MOST_PAPERS = 2000;
/** No trip ends later than that. */
const YEARS_AHEAD = 4;

export interface PaperOfTrip extends Omit<PaperAlert, 'problem'> {
  mode: TripMode | null;
  endDate: string | null;
}

/** Each paper with an end once for each trip ahead; a paper of one trip with that one alone. $2 is today. */
export const selectPapers = (
  manager: EntityManager,
  agentIds: readonly string[],
  today: string,
): Promise<PaperOfTrip[]> =>
  manager.query(
    `WITH ahead AS (
       SELECT desk.client_id, t.id, t.name, t.mode, t.start_date, t.end_date FROM (${selectDeskTrips('$1')}) desk
         JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL AND NOT t.archived AND t.end_date >= $2::date),
     paper AS (
       SELECT p.id, p.client_id, 'passport' AS what, '' AS title, p.id AS person_id, p.passport_expires_on AS expires_on, NULL::uuid AS trip_id
         FROM client_person p JOIN client c ON c.id = p.client_id
        WHERE c.agent_id = ANY($1::uuid[]) AND p.passport_expires_on IS NOT NULL
       UNION ALL
       SELECT d.id, d.client_id, d.kind, d.title, d.person_id, d.expires_on, d.trip_id
         FROM client_document d JOIN client c ON c.id = d.client_id
        WHERE c.agent_id = ANY($1::uuid[]) AND d.expires_on IS NOT NULL)
     SELECT paper.id, client.id AS "clientId", client.first_name || ' ' || client.last_name AS "clientName", paper.what, paper.title,
       nullif(concat_ws(' ', p.first_name, p.last_name), '') AS "personName", paper.expires_on::text AS "expiresOn",
       ahead.name AS "tripName", ahead.start_date::text AS "startDate", ahead.end_date::text AS "endDate", ahead.mode
     FROM paper JOIN client ON client.id = paper.client_id AND client.archived_at IS NULL
         AND ${selectPipelineStage('client', '$2::date')} <> 'lost'
       LEFT JOIN client_person p ON p.client_id = paper.client_id AND p.id = paper.person_id
       LEFT JOIN ahead ON ahead.client_id = paper.client_id AND (paper.trip_id IS NULL OR ahead.id = paper.trip_id)
     WHERE paper.expires_on < $2::date + make_interval(years => ${YEARS_AHEAD})
       AND (paper.trip_id IS NULL OR ahead.id IS NOT NULL)
     ORDER BY ahead.start_date NULLS LAST, paper.expires_on, paper.id LIMIT ${MOST_PAPERS}`,
    [agentIds, today],
  );
