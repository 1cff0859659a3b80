import type { CalendarDate } from '@landsea/contracts/core';
import type { FamilyWriting } from '@landsea/rules/agents';
import type { EntityManager } from 'typeorm';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { seenByAccount } from '../documents/documents.queries.js';
import { selectPipelineStage } from '../clients/pipeline.queries.js';

const MOST_ROWS = 2000;
const MOST_WRITINGS = 300;

export interface DigestTrip {
  tripId: string;
  name: string;
  endDate: CalendarDate;
  /** The agent paused what is sent to the client by itself. */
  isPaused: boolean;
  /** The trip is put away, or the agent gave the client up. */
  isDropped: boolean;
  /** Names of the party, in lowercase. */
  party: string[];
}

/** A row that the agency wrote, as often as it did. */
export interface RecordedRow {
  tripId: string;
  kind: 'item' | 'booking';
  rowId: string;
  at: Date;
  was: string | null;
  isNoticed: boolean;
  /** Ids of payments that were confirmed. */
  paid: string[];
}

export interface SharedPaper {
  id: string;
  title: string;
  tripId: string | null;
  number: number;
  at: Date;
}

export interface PublishedItinerary {
  id: string;
  tripId: string;
  number: number;
  at: Date;
}

/** `$1` is the client’s agent. */
const ofAgency = `SELECT $1::uuid UNION SELECT peer.user_id FROM agency_member me JOIN agency_member peer ON peer.agency_id = me.agency_id
  WHERE me.user_id = $1`;

export const selectDigestTrips = (
  manager: EntityManager,
  { agentId, clientId, today }: { agentId: string; clientId: string; today: CalendarDate },
): Promise<DigestTrip[]> =>
  manager.query(
    `SELECT DISTINCT ON (t.id) t.id AS "tripId", t.name, t.end_date::text AS "endDate", flow.sending_paused_at IS NOT NULL AS "isPaused",
       (t.archived OR ${selectPipelineStage('c', '$3::date')} = 'lost') AS "isDropped",
       ARRAY(SELECT lower(trim(p->>'name')) FROM jsonb_array_elements(t.party) p) AS party
     FROM (${selectDeskTrips('ARRAY[$1]')}) desk JOIN client c ON c.id = desk.client_id
       JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL
       LEFT JOIN trip_workflow flow ON flow.client_id = c.id AND flow.trip_id = t.id
     WHERE c.id = $2 ORDER BY t.id`,
    [agentId, clientId, today],
  );

/** In the order in which they were written. */
export const selectRecorded = (
  manager: EntityManager,
  { agentId, clientId, tripIds, from }: { agentId: string; clientId: string; tripIds: string[]; from: Date },
): Promise<RecordedRow[]> =>
  manager.query(
    `SELECT r.trip_id AS "tripId", r.kind, r.row_id AS "rowId", r.at, r.was, r.is_noticed AS "isNoticed", r.paid
       FROM trip_api.recorded r JOIN client c ON c.id = $2
      WHERE r.trip_id = ANY($3::uuid[]) AND r.at >= $4 AND r.user_id IN (${ofAgency}) AND r.user_id IS DISTINCT FROM c.user_id
        AND (r.is_noticed OR cardinality(r.paid) > 0)
      ORDER BY r.seq LIMIT ${MOST_ROWS}`,
    [agentId, clientId, tripIds, from],
  );

/** @returns those of the subjects that the family itself, or somebody they invited, wrote last. */
export const selectWrittenByFamily = async (
  manager: EntityManager,
  { agentId, tripIds, subjects }: { agentId: string; tripIds: string[]; subjects: string[] },
): Promise<string[]> => {
  const rows = await manager.query<{ subject: string }[]>(
    `SELECT subject FROM (
       SELECT DISTINCT ON (r.kind, r.row_id) r.kind || ':' || r.row_id AS subject, r.user_id FROM trip_api.recorded r
        WHERE r.trip_id = ANY($2::uuid[]) AND r.is_noticed AND r.kind || ':' || r.row_id = ANY($3::text[])
        ORDER BY r.kind, r.row_id, r.seq DESC) last
      WHERE user_id NOT IN (${ofAgency})`,
    [agentId, tripIds, subjects],
  );
  return rows.map(({ subject }) => subject);
};

/** Documents that were shared since, or have a new version; only the account can open them. */
export const selectSharedPapers = (
  manager: EntityManager,
  clientId: string,
  from: Date,
): Promise<SharedPaper[]> =>
  manager.query(
    `SELECT * FROM (
       SELECT d.id, d.title, d.trip_id AS "tripId", greatest(d.shared_at, f.added_at) AS at,
         CASE WHEN d.shared_at >= f.added_at THEN 1 ELSE f.number END AS number
       FROM client_document d JOIN client ON client.id = d.client_id AND client.user_id IS NOT NULL
         JOIN LATERAL (SELECT v.number, v.added_at FROM client_document_file v WHERE v.document_id = d.id ORDER BY v.number DESC LIMIT 1) f ON true
       WHERE d.client_id = $1 AND ${seenByAccount}) paper
     WHERE at >= $2 ORDER BY at, id`,
    [clientId, from],
  );

/** Without readers yet, the client becomes the first. */
export const selectPublished = (
  manager: EntityManager,
  tripIds: readonly string[],
  from: Date,
): Promise<PublishedItinerary[]> =>
  manager.query(
    `SELECT i.id, i.trip_id AS "tripId", v.number, v.published_at AS at
       FROM itinerary i JOIN itinerary_version v ON v.itinerary_id = i.id AND v.number = i.published_number
      WHERE i.trip_id = ANY($1::uuid[]) AND v.published_at >= $2
        AND (NOT EXISTS (SELECT FROM itinerary_recipient r WHERE r.itinerary_id = i.id)
          OR EXISTS (SELECT FROM itinerary_recipient r WHERE r.itinerary_id = i.id AND r.withdrawn_at IS NULL
            AND coalesce(r.told_number, 0) < v.number))`,
    [tripIds, from],
  );

/** Words that left for the household since: messages of the agency, quotes, and itineraries that readers know. */
export const selectFamilyWritings = (
  manager: EntityManager,
  { clientId, tripIds, from }: { clientId: string; tripIds: string[]; from: Date },
): Promise<FamilyWriting[]> =>
  manager.query(
    `SELECT at, text FROM (
       SELECT m.sent_at AS at, m.body AS text FROM conversation v JOIN conversation_message m ON m.conversation_id = v.id
        WHERE v.client_id = $1 AND m.side = 'agent' AND m.sent_at >= $3
       UNION ALL
       SELECT q.sent_at, q.content FROM quote offer JOIN quote_version q ON q.quote_id = offer.id
        WHERE offer.client_id = $1 AND q.sent_at >= $3
       UNION ALL
       SELECT v.published_at, v.view::text FROM itinerary i JOIN itinerary_version v ON v.itinerary_id = i.id
        WHERE i.trip_id = ANY($2::uuid[]) AND v.published_at >= $3
          AND EXISTS (SELECT FROM itinerary_recipient r WHERE r.itinerary_id = i.id AND r.told_number = v.number)) written
     ORDER BY at DESC LIMIT ${MOST_WRITINGS}`,
    [clientId, tripIds, from],
  );
