import type { Local } from '@landsea/local';
import { call } from '../call.js';
import { withDatabase, type Member } from '../crowd.js';
import type { Extent } from '../extent.js';
import { makeBoundedFigure, computePercentile, computeRatio, type Figure } from '../figures.js';
import { makeAgent, makeDesk } from './desk.js';

const mostMs = 100;
const mostOfBookings = 1.3;
const full = { trips: 2_000, reads: 60 };
const few = { trips: 20, reads: 3 };
const patienceMs = 300_000;
const pauseMs = 500;

/** @returns how long it took until the windows of all trips were reckoned, in milliseconds. */
async function untilReckoned(local: Local): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const left = await withDatabase(local, 'trips', async (client) => {
      const { rows } = await client.query<{ left: string }>('SELECT count(*) AS left FROM desk_work');
      return Number(rows[0]?.left);
    });
    if (left === 0) return performance.now() - begun;
    if (performance.now() - begun > patienceMs) throw new Error(`${left} trips are not reckoned yet`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The second agent's trips have the windows of the first one's, and one for the payment of each booking. */
async function copyWindows(local: Local, from: Member, to: Member): Promise<void> {
  await withDatabase(local, 'trips', async (client) => {
    await client.query(
      `INSERT INTO desk_window (agent_id, trip_id, window_id, kind, type, title, rule, warning, opens_at, closes_at,
           often_from, covers_from, covers_to)
         SELECT $2, own.trip_id, w.window_id, w.kind, w.type, w.title, w.rule, w.warning, w.opens_at, w.closes_at,
           w.often_from, w.covers_from, w.covers_to
         FROM desk_window w JOIN agent_trip made ON made.trip_id = w.trip_id JOIN client c ON c.id = made.client_id
           JOIN client same ON same.agent_id = $2 AND same.last_name = c.last_name
           JOIN agent_trip own ON own.client_id = same.id
         WHERE w.agent_id = $1`,
      [from.userId, to.userId],
    );
    await client.query(
      `INSERT INTO desk_window (agent_id, trip_id, window_id, kind, type, title, rule, opens_at, closes_at)
         SELECT $1, b.trip_id, 'payment ' || b.id, 'payment', 'due', 'Final payment', '30 days before', due.at, due.at
         FROM client c JOIN agent_trip made ON made.client_id = c.id JOIN booking b ON b.trip_id = made.trip_id,
           LATERAL (SELECT (b.payments->0->>'dueOn')::timestamptz AS at) due
         WHERE c.agent_id = $1 AND due.at IS NOT NULL`,
      [to.userId],
    );
    await client.query('ANALYZE');
  });
}

interface Answer {
  total: number;
}

/** One queue over all trips of an agent with 2,000 of them, and the same of one whose trips are booked. */
export async function measureMorning(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { trips, reads } = smoke ? few : full;
  const [bare, booked] = [await makeAgent(local), await makeAgent(local)];
  const desk = { trips, fromDay: 20 };
  await makeDesk(local, bare, { ...desk, hasBookings: false, isReckoned: true });
  const reckonedMs = await untilReckoned(local);
  await makeDesk(local, booked, { ...desk, hasBookings: true, isReckoned: false });
  await copyWindows(local, bare, booked);
  const times: Record<'bare' | 'booked' | 'alerts', number[]> = { bare: [], booked: [], alerts: [] };
  const read = async (into: number[], agent: Member, path: string): Promise<number> => {
    const begun = performance.now();
    const { total } = await call<Answer>(local, agent, path);
    into.push(performance.now() - begun);
    return total;
  };
  let [total, alerts] = [0, 0];
  // In turn, so that both have the same machine.
  for (let turn = 0; turn < reads; turn += 1) {
    total = await read(times.bare, bare, '/api/v1/morning');
    await read(times.booked, booked, '/api/v1/morning');
    alerts = await read(times.alerts, booked, '/api/v1/booking-alerts');
  }
  const p95 = (of: number[]): number => computePercentile(of, 0.95);
  const median = (of: number[]): number => computePercentile(of, 0.5);
  return [
    {
      name: 'morning of an agent',
      ...makeBoundedFigure(p95(times.bare), mostMs, `${total} entries over ${trips} trips, p95 of ${reads}`),
    },
    {
      name: 'morning of an agent, with bookings',
      ...makeBoundedFigure(p95(times.booked), mostMs, `p95 of ${reads}`),
    },
    {
      name: 'morning with bookings to the same without',
      ...computeRatio(median(times.booked) / median(times.bare), mostOfBookings, 'medians'),
    },
    {
      name: 'alerts of bookings beside it',
      ...makeBoundedFigure(p95(times.alerts), mostMs, `${alerts} alerts, p95 of ${reads}`),
    },
    { name: 'windows of all trips reckoned anew', value: reckonedMs / trips, unit: 'ms a trip' },
  ];
}
