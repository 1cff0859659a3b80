import {
  MOST_FEES,
  MOST_TRIP_FEES,
  type ClientFee,
  type FeeAlertList,
  type ListedFee,
  type PlanningFee,
  type PlanningFeeList,
} from '@landsea/contracts/agents';
import { makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { isTogether } from '../agent-bookings/client-payments.queries.js';
import { selectDeskTrips } from '../agent-trips/agent-trips.queries.js';
import { PlanningFeeRow } from './planning-fee.entity.js';

export const planningFees = makeVersionedTable(PlanningFeeRow);

const MOST_ALERTS = 100;
const MOST_OF_CLIENT = 200;

const state = `CASE WHEN f.waived_reason IS NOT NULL THEN 'waived' WHEN f.received_on IS NOT NULL THEN 'confirmed'
  WHEN f.told_at IS NOT NULL THEN 'told' ELSE 'open' END`;
const shown = `f.id, f.name, f.cents, f.due_on::text AS "dueOn", f.pay_link AS "payLink", f.note, ${state} AS state,
  f.received_on::text AS "receivedOn"`;
const fee = `${shown}, f.told_by_name AS "toldBy", f.waived_reason AS "waivedReason", f.version`;
const isOpen = `f.waived_reason IS NULL AND f.received_on IS NULL`;
const order = `f.received_on IS NOT NULL OR f.waived_reason IS NOT NULL, f.due_on NULLS LAST, f.id`;

export const selectTripFees = (
  manager: EntityManager,
  { clientId, tripId }: { clientId: string; tripId: string },
  id: string | null = null,
): Promise<PlanningFee[]> =>
  manager.query(
    `SELECT ${fee} FROM planning_fee f WHERE f.client_id = $1 AND f.trip_id = $2 AND ($3::uuid IS NULL OR f.id = $3)
      ORDER BY ${order} LIMIT ${MOST_TRIP_FEES}`,
    [clientId, tripId, id],
  );

/** The one that the client’s agent set with their brand, else the newest over all of the agent’s clients. */
export const selectProposedPayLink = async (
  manager: EntityManager,
  clientId: string,
): Promise<string | null> => {
  const [row] = await manager.query<{ payLink: string | null }[]>(
    `SELECT coalesce(
       (SELECT b.pay_link FROM agent_brand b WHERE b.agent_id = own.agent_id),
       (SELECT f.pay_link FROM planning_fee f JOIN client ON client.id = f.client_id
         WHERE client.agent_id = own.agent_id AND f.pay_link IS NOT NULL
         ORDER BY f.updated_at DESC, f.id LIMIT 1)) AS "payLink"
       FROM client own WHERE own.id = $1`,
    [clientId],
  );
  return row?.payLink ?? null;
};

/** For a hand-over: money for another agent would go to the page of the one before. */
export const clearPayLinks = async (manager: EntityManager, clientIds: readonly string[]): Promise<void> => {
  await manager.query(
    `UPDATE planning_fee SET pay_link = NULL, version = version + 1, updated_at = now()
      WHERE client_id = ANY($1::uuid[]) AND pay_link IS NOT NULL`,
    [clientIds],
  );
};

const listed = `${fee}, client.id AS "clientId", client.first_name || ' ' || client.last_name AS "clientName",
  t.id AS "tripId", t.name AS "tripName"`;

/** Received in the year, the latest first; open ones only while their trip is there. */
export const selectFeesOfYear = async (
  manager: EntityManager,
  agentIds: readonly string[],
  year: string,
): Promise<PlanningFeeList> => {
  const fees = await manager.query<ListedFee[]>(
    `SELECT ${listed} FROM planning_fee f JOIN client ON client.id = f.client_id
       LEFT JOIN trip_api.trip t ON t.id = f.trip_id AND t.purge_at IS NULL
      WHERE client.agent_id = ANY($1::uuid[]) AND NOT client.is_sample AND f.waived_reason IS NULL
        AND CASE WHEN f.received_on IS NULL THEN t.id IS NOT NULL ELSE to_char(f.received_on, 'YYYY') = $2 END
      ORDER BY f.received_on DESC NULLS FIRST, f.due_on NULLS LAST, f.id LIMIT ${MOST_FEES + 1}`,
    [agentIds, year],
  );
  return { fees: fees.slice(0, MOST_FEES), isCut: fees.length > MOST_FEES };
};

/** Those that the client told first, then those that are overdue by their date. */
export const selectFeeAlerts = async (
  manager: EntityManager,
  agentIds: readonly string[],
  today: string,
): Promise<FeeAlertList> => {
  const rows = await manager.query<(ListedFee & { total: number })[]>(
    `SELECT ${listed}, count(*) OVER ()::int AS total
       FROM (${selectDeskTrips('$1')}) desk JOIN planning_fee f ON f.client_id = desk.client_id AND f.trip_id = desk.trip_id
       JOIN client ON client.id = f.client_id AND NOT client.is_sample
       JOIN trip_api.trip t ON t.id = f.trip_id AND t.purge_at IS NULL AND NOT t.archived
      WHERE ${isOpen} AND (f.told_at IS NOT NULL OR f.due_on < $2::date)
      ORDER BY f.told_at IS NULL, f.due_on NULLS LAST, f.id LIMIT ${MOST_ALERTS}`,
    [agentIds, today],
  );
  return { alerts: rows.map(({ total: _all, ...alert }) => alert), total: rows[0]?.total ?? 0 };
};

/** `userId` is the account of the client, null before they have one. */
export const selectClientFees = (
  manager: EntityManager,
  { clientId, userId }: { clientId: string; userId: string | null },
  id: string | null = null,
): Promise<ClientFee[]> =>
  manager.query(
    `SELECT f.trip_id AS "tripId", ${shown} FROM planning_fee f JOIN client ON client.id = f.client_id
       JOIN trip_api.trip t ON t.id = f.trip_id AND t.purge_at IS NULL AND NOT t.archived
      WHERE f.client_id = $1 AND client.user_id IS NOT DISTINCT FROM $2::uuid AND ${isTogether('f')}
        AND ($3::uuid IS NULL OR f.id = $3)
      ORDER BY ${order} LIMIT ${MOST_OF_CLIENT}`,
    [clientId, userId, id],
  );

/** Only while it is open; who said it first stays. */
export const markFeePaid = async (
  manager: EntityManager,
  id: string,
  told: { userId: string; byName: string; at: Date } | null,
): Promise<void> => {
  await manager.query(
    `UPDATE planning_fee f SET told_at = $2, told_user_id = $3, told_by_name = $4, version = version + 1, updated_at = now()
      WHERE id = $1 AND ${isOpen} AND (f.told_at IS NULL) = ($2::timestamptz IS NOT NULL)`,
    [id, told?.at ?? null, told?.userId ?? null, told?.byName ?? null],
  );
};
