import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { demoAccount } from '@landsea/contracts';
import type { Local } from '@landsea/local';
import pg from 'pg';

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
  await withDatabase(local.databaseUrls.identity, async (client) => {
    for (const { userId, email, token } of crowd) {
      await client.query(
        `INSERT INTO user_account (id, email, first_name, last_name, user_type, password_hash)
         SELECT $1, $2, 'Bench', 'Family', 'family', password_hash FROM user_account WHERE id = $3`,
        [userId, email, demoAccount.userId],
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
        [tripId, userId, tripsEach, demoAccount.tripId],
      );
      await client.query(
        `INSERT INTO budget_line (trip_id, id, category, label, note, planned_cents, booked_cents, spent_cents, person,
           day, vendor, due_on, due_kind, status)
         SELECT $1, gen_random_uuid(), category, label, note, planned_cents, booked_cents, spent_cents, person, day,
           vendor, due_on, due_kind, status
         FROM budget_line WHERE trip_id = $2`,
        [tripId, demoAccount.tripId],
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
