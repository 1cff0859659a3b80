import type { TripFacts } from '@landsea/contracts/billing';
import type { ClientMay, DeletedTrip, TripDetail, TripRole, TripSummary } from '@landsea/contracts/trip';
import { runPreparedRead } from '@landsea/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { TripRow } from './trip.entity.js';
import {
  selectAgentIdsThrough,
  selectClientMayIn,
  selectDocumentsViewableBy,
  selectGuestIn,
  selectListedFor,
  selectMoneyViewableBy,
  selectRoleIn,
  selectViewableBy,
} from './trip-visibility.js';

export interface TravelerTie {
  personId: string | null;
  staysHome: boolean;
}

export interface VisibleTrip {
  ownerId: string;
  endDate: string;
  archived: boolean;
  forClient: boolean;
  clientMay: ClientMay | null;
  guest: TravelerTie | null;
  role: TripRole;
  seesMoney: boolean;
  seesDocuments: boolean;
}

export const selectSummary = (
  role: string,
): string => `t.id, t.name, t.mode, t.start_date::text AS "startDate", t.end_date::text AS "endDate",
  CASE WHEN t.end_date < $2::date THEN 'completed' ELSE t.status END AS status, t.archived,
  replace((t.created_at AT TIME ZONE 'UTC')::text, ' ', 'T') || 'Z' AS "createdAt",
  ${role} AS role`;

export const summary = selectSummary(selectRoleIn('t', '$1'));

export const isPaid = `EXISTS (SELECT FROM entitlement e
    WHERE e.trip_id = t.id AND e.user_id = t.owner_id AND e.state = 'active')`;

export const listedSummary = `${summary}, ${isPaid} AS "isPaid"`;

export const selectAllSummaries = (
  manager: EntityManager,
  userId: string,
  today: string,
): Promise<TripSummary[]> =>
  manager.query(
    `SELECT ${summary} FROM trip t WHERE ${selectListedFor('t', '$1')} ORDER BY t.created_at DESC, t.id DESC`,
    [userId, today],
  );

export const selectDeleted = (
  manager: EntityManager,
  userId: string,
  today: string,
): Promise<DeletedTrip[]> =>
  manager.query(
    `SELECT ${summary}, to_char(t.purge_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "goneAt"
     FROM trip t WHERE t.owner_id = $1 AND t.purge_at IS NOT NULL ORDER BY t.purge_at DESC, t.id`,
    [userId, today],
  );

export const selectDays = (trip: string): string => `(SELECT coalesce(json_agg(json_build_object(
    'date', d.date, 'kind', d.kind, 'parks', d.parks, 'place', d.place, 'note', d.note, 'arrivesAt', d.arrives_at,
    'leavesAt', d.leaves_at, 'evening', d.evening, 'version', d.version) ORDER BY d.date), '[]')
  FROM trip_day d WHERE d.trip_id = ${trip})`;

export const selectDetail = async (
  manager: EntityManager,
  tripId: string,
  userId: string,
  today: string,
): Promise<TripDetail | undefined> => {
  const rows = await manager.query<TripDetail[]>(
    `SELECT ${summary}, t.stays, t.sailing, t.party, t.version,
       ${selectDays('t.id')} AS days
     FROM trip t WHERE ${selectViewableBy('t', '$1')} AND t.id = $3`,
    [userId, today, tripId],
  );
  return rows[0];
};

/** Every call that names a trip asks it, and Postgres plans it for longer than it runs. */
const visibleTrip = {
  name: 'visible-trip',
  text: `SELECT t.owner_id::uuid AS "ownerId", t.end_date::text AS "endDate", t.archived::boolean AS archived,
       t.for_client::boolean AS "forClient", ${selectClientMayIn('t', '$1')}::text AS "clientMay",
       ${selectGuestIn('t', '$1')}::json AS guest, (${selectRoleIn('t', '$1')})::text AS role,
       ${selectMoneyViewableBy('t', '$1')}::boolean AS "seesMoney",
       ${selectDocumentsViewableBy('t', '$1')}::boolean AS "seesDocuments"
     FROM trip t WHERE ${selectViewableBy('t', '$1')} AND t.id = $2`,
};

export const selectVisible = async (
  dataSource: DataSource,
  tripId: string,
  userId: string,
): Promise<VisibleTrip | undefined> => {
  const [trip] = await runPreparedRead<VisibleTrip>(dataSource, visibleTrip, [userId, tripId]);
  return trip;
};

export const selectAgentsThrough = async (
  manager: EntityManager,
  tripId: string,
  userId: string,
): Promise<string[]> => {
  const rows = await manager.query<{ agentId: string }[]>(
    `SELECT through.agent_id AS "agentId" FROM trip t CROSS JOIN LATERAL (${selectAgentIdsThrough('t', '$1')}) through WHERE t.id = $2`,
    [userId, tripId],
  );
  return rows.map(({ agentId }) => agentId);
};

export const selectFacts = async (manager: EntityManager, tripId: string): Promise<TripFacts | undefined> => {
  const rows = await manager.query<TripFacts[]>(
    `SELECT id AS "tripId", owner_id AS "ownerId", name, start_date::text AS "startDate",
       end_date::text AS "endDate", archived OR purge_at IS NOT NULL AS archived, false AS deleted, version
     FROM trip WHERE id = $1`,
    [tripId],
  );
  return rows[0];
};

/** Cents; null until it is set. */
export const selectHourCents = async (manager: EntityManager, tripId: string): Promise<number | null> => {
  const trip = await manager.findOne(TripRow, {
    where: { id: tripId },
    select: { id: true, hourCents: true },
  });
  return trip?.hourCents ?? null;
};

export const writeHourCents = async (
  manager: EntityManager,
  tripId: string,
  hourCents: number,
): Promise<void> => {
  await manager.update(TripRow, { id: tripId }, { hourCents });
};

export const selectOwnedIds = async (manager: EntityManager, ownerId: string): Promise<string[]> => {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM trip WHERE owner_id = $1 AND purge_at IS NULL`,
    [ownerId],
  );
  return rows.map(({ id }) => id);
};

/** Serializes counting and adding a user's trips. */
export const lockOwner = async (manager: EntityManager, ownerId: string): Promise<void> => {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('trip-owner:' || $1, 0))`, [ownerId]);
};

/** Serializes changes of a trip's contents. */
export const lockContents = async (manager: EntityManager, tripId: string): Promise<void> => {
  await manager.query(`SELECT 1 FROM trip WHERE id = $1 FOR NO KEY UPDATE`, [tripId]);
};
