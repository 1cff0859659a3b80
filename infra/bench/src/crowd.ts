import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { User } from '@landsea/contracts';
import type { Local } from '@landsea/local';
import pg from 'pg';
import { visitDemo } from './demo-visit.js';

/** Everybody's, hashed once: identity takes its time with each. */
export const CROWD_PASSWORD = 'lanterns-at-noon';

export interface Member {
  userId: string;
  email: string;
  tripId: string;
  cookie: string;
}

async function withDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An account whose password all others share. */
async function register(local: Local): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${local.ports.identity}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: local.origin },
    body: JSON.stringify({
      firstName: 'Bench',
      lastName: 'Family',
      email: `${randomUUID()}@bench.example`,
      password: CROWD_PASSWORD,
    }),
  });
  return User.parse(await answer.json()).id;
}

/**
 * Families with a session, 50 trips each unless told, and the demo trip's budget on one of them. Straight into the tables: an account is
 * limited to 300 calls a minute and five unpaid trips, so that a load needs many, and older ones.
 */
export async function makeCrowd(local: Local, size: number, tripsEach = 50): Promise<Member[]> {
  const crowd = Array.from({ length: size }, () => {
    const userId = randomUUID();
    const token = randomBytes(32).toString('base64url');
    return { userId, token, email: `${userId}@bench.example`, tripId: randomUUID() };
  });
  const registered = await register(local);
  const { tripId: demoTripId } = await visitDemo(local, '10.3.0.1');
  await withDatabase(local.databaseUrls.identity, async (client) => {
    for (const { userId, email, token } of crowd) {
      await client.query(
        `INSERT INTO user_account (id, email, first_name, last_name, user_type, password_hash)
         SELECT $1, $2, 'Bench', 'Family', 'family', password_hash FROM user_account WHERE id = $3`,
        [userId, email, registered],
      );
      const hash = createHash('sha256').update(token).digest('hex');
      await client.query(
        `INSERT INTO session (id, user_id, token_hash, created_at, last_seen_at, user_agent)
         VALUES ($1, $2, $3, now(), now(), 'bench')`,
        [randomUUID(), userId, hash],
      );
    }
  });
  await withDatabase(local.databaseUrls.trips, async (client) => {
    for (const { userId, tripId } of crowd) {
      await client.query(
        `INSERT INTO trip (id, owner_id, name, mode, start_date, end_date, status, stays, sailing, party)
         SELECT CASE n WHEN 1 THEN $1 ELSE gen_random_uuid() END, $2, name || ' ' || n, mode, start_date, end_date, status,
           stays, sailing, party
         FROM trip, generate_series(1, $3::int) n WHERE id = $4`,
        [tripId, userId, tripsEach, demoTripId],
      );
      await client.query(
        `INSERT INTO budget_line (trip_id, id, category, label, note, planned_cents, booked_cents, spent_cents, person,
           day, vendor, due_on, due_kind, status)
         SELECT $1, gen_random_uuid(), category, label, note, planned_cents, booked_cents, spent_cents, person, day,
           vendor, due_on, due_kind, status
         FROM budget_line WHERE trip_id = $2`,
        [tripId, demoTripId],
      );
    }
    await client.query('ANALYZE trip, budget_line');
  });
  return crowd.map(({ userId, email, tripId, token }) => ({
    userId,
    email,
    tripId,
    cookie: `landsea_sid=${token}`,
  }));
}
