import type { Local } from '@landsea/local';
import { withDatabase, type Member } from '../crowd.js';

const emulatorCall = async (local: Local, path: string, body: object): Promise<void> => {
  const answer = await fetch(`${local.emulator?.url ?? ''}/_emulator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
};

async function payFor(local: Local, member: Member): Promise<void> {
  const answer = await fetch(`${local.origin}/api/create-trip-checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: local.origin, cookie: member.cookie },
    body: JSON.stringify({ tripId: member.tripId }),
  });
  if (!answer.ok) throw new Error(`checkout answered ${answer.status}: ${await answer.text()}`);
  const { url } = (await answer.json()) as { url: string };
  await emulatorCall(local, `sessions/${new URL(url).pathname.split('/').at(-1) ?? ''}/pay`, {});
}

/** Each member pays for a trip as a person does, and no webhook reports it: the measurement delivers the events. */
export async function payWithoutWord(local: Local, crowd: Member[]): Promise<void> {
  await emulatorCall(local, 'deliveries', { dropped: true });
  for (const member of crowd) await payFor(local, member);
}

/** What both services hold of the members' payments; anything but one each is a defect. */
export async function unlockedOnce(local: Local, crowd: Member[]): Promise<{ trips: number; twice: number }> {
  const users = crowd.map(({ userId }) => userId);
  const count = (service: 'trips' | 'billing', sql: string): Promise<number> =>
    withDatabase(local, service, async (client) => {
      const { rows } = await client.query<{ n: number }>(sql, [users]);
      return rows[0]?.n ?? 0;
    });
  const ofThese = `WHERE user_id = ANY($1::uuid[])`;
  const granted = `SELECT count(*)::int AS n FROM entitlement ${ofThese} AND state = 'active'`;
  const repeated = `SELECT count(*)::int AS n FROM (SELECT 1 FROM entitlement ${ofThese} GROUP BY trip_id HAVING count(*) > 1) t`;
  return {
    trips: Math.min(await count('billing', granted), await count('trips', granted)),
    twice: (await count('billing', repeated)) + (await count('trips', repeated)),
  };
}
