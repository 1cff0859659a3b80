import { TRIPS_LISTED, TRIPS_PAGE, type PastTrip, type TripSummary } from '@landsea/contracts/trip';
import { JsonText, runPreparedRead } from '@landsea/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { selectMoneyViewableBy, selectOwnAndShared, selectOwnAndSharedRows } from './trip-visibility.js';
import { isPaid, listedSummary, summary, selectSummary } from './trips.queries.js';

/** One row more than a page shows whether another page follows. */
const LENGTH = TRIPS_PAGE + 1;

export interface PageStart {
  id: string;
  createdAt: string;
  endDate: string;
}

export const selectStart = async (
  manager: EntityManager,
  userId: string,
  id: string,
): Promise<PageStart | undefined> => {
  const rows = await manager.query<PageStart[]>(
    `SELECT t.id, t.created_at::text AS "createdAt", t.end_date::text AS "endDate" FROM trip t
      WHERE t.id = $2 AND (t.owner_id = $1
        OR EXISTS (SELECT FROM collaborator c WHERE c.trip_id = t.id AND c.user_id = $1))`,
    [userId, id],
  );
  return rows[0];
};

const newest = 'ORDER BY t.created_at DESC, t.id DESC';

/** An index ends each half of the list at the page's length, so every page costs the same. */
export const selectPage = (
  manager: EntityManager,
  userId: string,
  today: string,
  archived: boolean,
  after: PageStart | undefined,
): Promise<TripSummary[]> => {
  const begins = after ? 'AND (t.created_at, t.id) < ($4::timestamptz, $5::uuid)' : '';
  const rest = `AND t.archived = $3 ${begins} ${newest} LIMIT ${LENGTH}`;
  return manager.query(
    `SELECT ${listedSummary} FROM trip t WHERE t.id IN (${selectOwnAndShared('t', '$1', rest)}) ${newest} LIMIT ${LENGTH}`,
    [userId, today, archived, ...(after ? [after.createdAt, after.id] : [])],
  );
};

export type PastRow = Omit<PastTrip, 'cost'> & { seesMoney: boolean };

const lastOver = 'ORDER BY t.end_date DESC, t.id DESC';

export const selectPast = (
  manager: EntityManager,
  userId: string,
  today: string,
  after: PageStart | undefined,
): Promise<PastRow[]> => {
  const begins = after ? 'AND (t.end_date, t.id) < ($3::date, $4::uuid)' : '';
  const rest = `AND t.end_date < $2::date ${begins} ${lastOver} LIMIT ${LENGTH}`;
  return manager.query(
    `SELECT ${summary}, jsonb_array_length(t.party) AS people, ${selectMoneyViewableBy('t', '$1')} AS "seesMoney"
     FROM trip t WHERE t.id IN (${selectOwnAndShared('t', '$1', rest)}) ${lastOver} LIMIT ${LENGTH}`,
    [userId, today, ...(after ? [after.endDate, after.id] : [])],
  );
};

const page = `${newest} LIMIT ${TRIPS_LISTED + 1}`;
const columns = [
  'id',
  'owner_id',
  'name',
  'mode',
  'start_date',
  'end_date',
  'status',
  'archived',
  'created_at',
];
const planning = `AND NOT t.archived AND t.status = 'planning' AND t.end_date >= $2::date`;

const listed = {
  name: 'listed-trips',
  text: `SELECT count(*)::int AS trips, coalesce(json_agg(listed), '[]')::text AS json FROM (
     SELECT ${selectSummary('t.role')}, ${isPaid} AS "isPaid" FROM (${selectOwnAndSharedRows('t', '$1', page, columns)}) t ${page}) listed`,
};

/** Older trips are included only as far as `pickActiveTrip` may need them. */
export const selectListed = async (
  dataSource: DataSource,
  userId: string,
  today: string,
): Promise<JsonText<TripSummary[]>> => {
  const [found] = await runPreparedRead<{ trips: number; json: string }>(dataSource, listed, [userId, today]);
  const all = new JsonText<TripSummary[]>(found?.json ?? '[]');
  if (!found || found.trips <= TRIPS_LISTED) return all;
  const newestTrips = all.value().slice(0, TRIPS_LISTED);
  const known = new Set(newestTrips.map(({ id }) => id));
  const needed = await dataSource.query<TripSummary[]>(
    `SELECT ${listedSummary} FROM trip t WHERE t.id IN (
         ${selectOwnAndShared('t', '$1', `${planning} ${newest} LIMIT 1`)}
         UNION ALL ${selectOwnAndShared('t', '$1', `${planning} AND ${isPaid} ${newest} LIMIT 1`)}
         UNION ALL ${selectOwnAndShared('t', '$1', `AND NOT t.archived ${newest} LIMIT 1`)}
         UNION ALL ${selectOwnAndShared('t', '$1', 'ORDER BY t.start_date DESC LIMIT 1')}) ${newest}`,
    [userId, today],
  );
  return new JsonText(JSON.stringify([...newestTrips, ...needed.filter(({ id }) => !known.has(id))]));
};
