import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ServiceName } from '@landsea/contracts/messages';
import type { Local } from '@landsea/local';
import pg from 'pg';
import { familyBudget, createFamilyTrip } from './family-trip.js';

export interface Member {
  userId: string;
  email: string;
  tripId: string;
  cookie: string;
}

/** Everybody that {@link makeCrowd} makes has this password. */
export const crowdPassword = 'twelve-brass-anchors';

/** As identity keeps a session's token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const firstEmail = 'first@bench.example';

export async function withDatabase<T>(
  local: Local,
  service: ServiceName,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: local.databaseUrls[service] });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Registers one person as everybody does: the others are copies of this account. */
async function registerFirst(local: Local): Promise<void> {
  const answer = await fetch(`${local.origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: local.origin },
    body: JSON.stringify({
      firstName: 'Bench',
      lastName: 'Family',
      email: firstEmail,
      password: crowdPassword,
    }),
  });
  if (!answer.ok) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`);
}

async function firstAccount(local: Local, identity: pg.Client): Promise<string> {
  const find = () =>
    identity.query<{ id: string }>(
      'UPDATE user_account SET email_verified_at = now() WHERE email = $1 RETURNING id',
      [firstEmail],
    );
  if ((await find()).rows.length === 0) await registerFirst(local);
  const id = (await find()).rows[0]?.id;
  if (!id) throw new Error('the account that the crowd is copied from was not registered');
  return id;
}

/**
 * Families with verified addresses, a session, a trip each by default, and a budget on one of them. All but the first are
 * written straight into the tables: registering is limited by address, and a person to 300 calls a minute and five unpaid
 * trips. Each call makes other people, so that no measurement uses up what the next one needs.
 */
export async function makeCrowd(local: Local, size: number, tripsEach = 1): Promise<Member[]> {
  const crowd = Array.from({ length: size }, () => {
    const userId = randomUUID();
    const token = randomBytes(32).toString('base64url');
    return { userId, token, email: `${userId}@bench.example`, tripId: randomUUID() };
  });
  const users = crowd.map(({ userId }) => userId);
  await withDatabase(local, 'identity', async (client) => {
    const first = await firstAccount(local, client);
    await client.query(
      `INSERT INTO user_account
       SELECT copied.* FROM unnest($2::uuid[], $3::text[]) AS member (id, email), user_account first,
         jsonb_populate_record(first, jsonb_build_object('id', member.id, 'email', member.email)) copied
       WHERE first.id = $1`,
      [first, users, crowd.map(({ email }) => email)],
    );
    await client.query(
      `INSERT INTO session (id, user_id, token_hash, created_at, last_seen_at, user_agent)
       SELECT gen_random_uuid(), user_id, token_hash, now(), now(), 'bench'
       FROM unnest($1::uuid[], $2::text[]) AS member (user_id, token_hash)`,
      [users, crowd.map(({ token }) => hashToken(token))],
    );
  });
  await withDatabase(local, 'trips', async (client) => {
    const trips = crowd.map(({ tripId }) => tripId);
    const trip = createFamilyTrip();
    await client.query(
      `INSERT INTO trip (id, owner_id, name, mode, start_date, end_date, stays, sailing, party)
       SELECT CASE n WHEN 1 THEN member.trip_id ELSE gen_random_uuid() END, member.user_id,
         $4::jsonb->>'name' || ' ' || n, $4::jsonb->>'mode', ($4::jsonb->>'startDate')::date,
         ($4::jsonb->>'endDate')::date, $4::jsonb->'stays', $4::jsonb->'sailing', $4::jsonb->'party'
       FROM unnest($1::uuid[], $2::uuid[]) AS member (user_id, trip_id), generate_series(1, $3::int) n`,
      [users, trips, tripsEach, JSON.stringify(trip)],
    );
    await client.query(
      `INSERT INTO budget_line (trip_id, id, category, label, note, planned_cents, booked_cents, spent_cents)
       SELECT trip_id, gen_random_uuid(), line.*
       FROM unnest($1::uuid[]) AS trip_id, jsonb_to_recordset($2::jsonb)
         AS line(category text, label text, note text, planned int, booked int, spent int)`,
      [trips, JSON.stringify(familyBudget)],
    );
    await client.query('ANALYZE trip, budget_line');
  });
  return crowd.map(({ userId, email, tripId, token }) => ({
    userId,
    email,
    tripId,
    cookie: `landsea_sid=${token}`,
  }));
}

export async function makeMember(local: Local): Promise<Member> {
  const [member] = await makeCrowd(local, 1);
  if (!member) throw new Error('nobody was made');
  await withDatabase(local, 'trips', (client) =>
    client.query(
      `INSERT INTO entitlement (entitlement_id, user_id, trip_id, state, starts_at, version)
       VALUES (gen_random_uuid(), $1, $2, 'active', now(), 1)`,
      [member.userId, member.tripId],
    ),
  );
  return member;
}
