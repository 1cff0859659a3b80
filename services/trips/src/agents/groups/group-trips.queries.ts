import type { HouseholdBooking, KnownPerson, PartyMemberFacts } from '@landsea/rules/agents';
import type { EntityManager } from 'typeorm';
import { calledNames, legalName } from '../agent-bookings/agent-bookings.queries.js';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { fromGroupTrips, type Reached } from './groups.queries.js';

export interface HouseholdFacts {
  tripId: string;
  clientId: string;
  clientName: string;
  tripName: string;
  mode: string;
  isMade: boolean;
  startDate: string;
  endDate: string;
  party: PartyMemberFacts[];
  seesMoney: boolean;
  portal: 'joined' | 'invited' | 'not-invited';
  household: (KnownPerson & { passportExpiresOn: string | null })[];
  bookings: HouseholdBooking[];
}

const bookings = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object('bookingId', b.id, 'kind', b.kind, 'title', b.title, 'status', b.status,
      'numbers', b.numbers, 'people', r.people, 'staterooms', r.staterooms, 'totalCents', b.total_cents, 'currency', b.currency,
      'payments', b.payments, 'startsOn', b.starts->>'date', 'endsOn', coalesce(b.ends->>'date', b.starts->>'date'),
      'rooms', coalesce(w.rooms, '[]'), 'isKept', w.booking_id IS NOT NULL, 'commissionableCents', w.commissionable_cents,
      'rate', coalesce(w.rate, s.rate)) ORDER BY b.starts->>'date', b.id), '[]')
    FROM trip_api.booking b JOIN trip_api.booking_room r ON (r.trip_id, r.booking_id) = (b.trip_id, b.id)
      LEFT JOIN booking_work w ON (w.client_id, w.trip_id, w.booking_id) = (client.id, b.trip_id, b.id)
      LEFT JOIN booking_supplier s ON s.id = w.supplier_id
   WHERE b.trip_id = t.id AND b.status <> 'canceled')`;

const household = `(
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'called', ${calledNames}, 'legalName', ${legalName}, 'birthDate', p.birth_date, 'passportExpiresOn', p.passport_expires_on) ORDER BY p.created_at, p.id), '[]')
    FROM client_person p WHERE p.client_id = client.id)`;

/** Trips of a group that the agents reach, the first to leave first. */
export const selectHouseholds = (
  manager: EntityManager,
  { agentIds, agencyId }: Reached,
  groupId: string,
): Promise<HouseholdFacts[]> =>
  manager.query(
    `SELECT t.id AS "tripId", client.id AS "clientId", client.first_name || ' ' || client.last_name AS "clientName",
       t.name AS "tripName", t.mode, t.start_date::text AS "startDate", t.end_date::text AS "endDate", t.party,
       desk.sees_money AS "seesMoney", EXISTS (SELECT FROM agent_trip made WHERE made.trip_id = t.id) AS "isMade",
       CASE WHEN client.user_id IS NOT NULL THEN 'joined' WHEN client.invitation_expires_at > now() THEN 'invited'
         ELSE 'not-invited' END AS portal,
       ${household} AS household, ${bookings} AS bookings
     ${fromGroupTrips} AND client.agent_id = ANY($1::uuid[])
     ORDER BY t.start_date, "clientName", t.id`,
    [agentIds, agencyId, [groupId]],
  );

/** The client of a trip that the agents reach. */
export const selectClientOfTrip = async (
  manager: EntityManager,
  agentIds: readonly string[],
  tripId: string,
): Promise<string | undefined> => {
  const [row] = await manager.query<{ clientId: string }[]>(
    `SELECT desk.client_id AS "clientId" FROM (${selectDeskTrips('$1')}) desk
       JOIN trip_api.trip t ON t.id = desk.trip_id AND t.purge_at IS NULL
      WHERE desk.trip_id = $2 ORDER BY desk.client_id LIMIT 1`,
    [agentIds, tripId],
  );
  return row?.clientId;
};

interface NamedTrip {
  clientId: string;
  tripId: string;
}

/** A trip leaves a group that is deleted, or of which its agent knows nothing any more. */
export const insertGroupTrip = async (
  manager: EntityManager,
  { clientId, tripId }: NamedTrip,
  groupId: string,
): Promise<void> => {
  await manager.query(
    `INSERT INTO agent_group_trip (client_id, trip_id, group_id) VALUES ($1, $2, $3)
     ON CONFLICT (client_id, trip_id) DO UPDATE SET group_id = excluded.group_id, added_at = now()`,
    [clientId, tripId, groupId],
  );
};

export const deleteGroupTrip = async (
  manager: EntityManager,
  { clientId, tripId }: NamedTrip,
  groupId: string,
): Promise<void> => {
  await manager.query(
    `DELETE FROM agent_group_trip WHERE client_id = $1 AND trip_id = $2 AND group_id = $3`,
    [clientId, tripId, groupId],
  );
};

/** The copies of bookings are with the same suppliers, who pay the agent as they did. */
export const startCopiedWork = async (
  manager: EntityManager,
  { clientId, tripId }: NamedTrip,
  copies: readonly { id: string; fromId: string }[],
  from: NamedTrip,
): Promise<void> => {
  await manager.query(
    `INSERT INTO booking_work (client_id, trip_id, booking_id, supplier_id)
     SELECT $1, $2, copy.id, w.supplier_id FROM jsonb_to_recordset($3::jsonb) AS copy (id uuid, "fromId" uuid)
       LEFT JOIN booking_work w ON (w.client_id, w.trip_id, w.booking_id) = ($4, $5, copy."fromId")
     ON CONFLICT DO NOTHING`,
    [clientId, tripId, JSON.stringify(copies), from.clientId, from.tripId],
  );
};
