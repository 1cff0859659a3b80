import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { buildAddressBookOrder } from '../clients/address-book-order.js';
import { selectPipelineStage } from '../clients/pipeline.queries.js';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { BOOKED_WINDOWS, bookedInWindow } from '../agent-trips/booked-in-window.js';
import { openDesk } from '../agent-trips/next-for-trips.queries.js';

export interface ClientFacts {
  clientId: string;
  clientName: string;
  isInvited: boolean;
  tripId: string | null;
  name: string;
  mode: string;
  startDate: string;
  hasBegun: boolean;
  endDate: string;
  unnamed: number;
  withoutHeight: number;
  stays: number;
  openParkDays: number;
  wishes: number;
  seesMoney: boolean;
  /** A quote is being written or out, and nothing is booked: no payment has a date yet. */
  isQuoted: boolean;
  payments: number;
}

/** Clients who are archived or lost are left out. $2 is today. */
export const selectClientFacts = (
  manager: EntityManager,
  agentIds: readonly string[],
  today: string,
): Promise<ClientFacts[]> =>
  manager.query(
    `SELECT client.id AS "clientId", client.first_name || ' ' || client.last_name AS "clientName",
       client.user_id IS NOT NULL OR client.invitation_expires_at > now() AS "isInvited",
       t.id AS "tripId", t.name, t.mode, t.start_date::text AS "startDate", t.end_date::text AS "endDate",
       t.start_date <= $2::date AS "hasBegun",
       (SELECT count(*)::int FROM jsonb_array_elements(t.party) p WHERE p->>'name' ~ '^Traveler \\d+$') AS unnamed,
       (SELECT count(*)::int FROM jsonb_array_elements(t.party) p
         WHERE (p->>'age')::int < 12 AND p->>'heightInches' IS NULL) AS "withoutHeight",
       jsonb_array_length(t.stays) AS stays,
       (SELECT count(*)::int FROM trip_api.day d WHERE d.trip_id = t.id AND d.kind = 'park'
         AND coalesce(cardinality(d.parks), 0) = 0) AS "openParkDays",
       (SELECT count(*)::int FROM trip_api.item i WHERE i.trip_id = t.id AND i.status <> 'cancelled') AS wishes,
       desk.sees_money AS "seesMoney",
       EXISTS (SELECT FROM quote q WHERE q.trip_id = t.id AND q.client_id = client.id AND q.state IN ('draft', 'sent', 'seen'))
         AND NOT EXISTS (SELECT FROM trip_api.booking b WHERE b.trip_id = t.id AND b.status <> 'canceled') AS "isQuoted",
       (SELECT count(*)::int FROM trip_api.line l WHERE l.trip_id = t.id
         AND (l.due_on IS NOT NULL OR l.spent_cents > 0)) AS payments
     FROM client
       LEFT JOIN ((${selectDeskTrips('$1')}) desk JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL
         AND NOT t.archived AND t.end_date >= $2::date) ON desk.client_id = client.id
     WHERE client.agent_id = ANY($1::uuid[]) AND client.archived_at IS NULL AND NOT client.is_sample AND ${selectPipelineStage('client', '$2::date')} <> 'lost'
     ORDER BY t.start_date NULLS LAST, ${buildAddressBookOrder('client')}, client.id, t.id`,
    [agentIds, today],
  );

export interface UnwishedWindow {
  tripId: string;
  title: string;
  at: string;
}

export const selectUnwished = (
  manager: EntityManager,
  agentIds: readonly string[],
  now: Date,
  days: number,
): Promise<UnwishedWindow[]> =>
  manager.query(
    `SELECT DISTINCT ON (w.trip_id) w.trip_id AS "tripId", w.title,
       ${selectInstant('w.opens_at')} AS at
     FROM ${openDesk('$1')} AND w.kind IN ${BOOKED_WINDOWS}
       AND w.opens_at BETWEEN $2 AND $2::timestamptz + make_interval(days => $3) AND o.outcome IS NULL
       AND NOT EXISTS (SELECT FROM trip_api.item i WHERE ${bookedInWindow} AND i.status <> 'cancelled')
     ORDER BY w.trip_id, w.opens_at`,
    [agentIds, now, days],
  );
