import type { Local } from '@landsea/local';
import { call } from '../call.js';
import { makeCrowd, withDatabase, type Member } from '../crowd.js';
import type { Extent } from '../extent.js';
import { bounded, percentile, type Figure } from '../figures.js';

const many = 10_000;
const few = 100;
const mostRatio = 1.5;
const searchMs = 50;
const searches = ['okafor', 'grace okaf', '407 555 0142', 'client77@', 'WDW7712'];

/** An agent with so many clients, written straight into the tables, each with a household of two. */
async function makeAgent(local: Local, count: number): Promise<Member> {
  const [agent] = await makeCrowd(local, 1, 1);
  if (!agent) throw new Error('nobody was made');
  await withDatabase(local, 'identity', (client) =>
    client.query(`UPDATE user_account SET user_type = 'agent' WHERE id = $1`, [agent.userId]),
  );
  await withDatabase(local, 'trips', async (client) => {
    await client.query(
      `INSERT INTO client (id, agent_id, first_name, last_name, email, phone, lead_id, stage, tags, search_text, created_at)
       SELECT gen_random_uuid(), $1, first, last, 'client' || n || '@bench.example', '(407) 555-0142', gen_random_uuid(),
         (ARRAY['lead', 'quoted', 'booked', 'traveling', 'traveled', 'lost'])[1 + n % 6], ARRAY['VIP'],
         lower(first || ' ' || last || ' client' || n || '@bench.example ') || (4070000000 + n), now() - n * interval '1 minute'
       FROM generate_series(1, $2::int) n,
         LATERAL (SELECT (ARRAY['Grace', 'Tom', 'Priya', 'Noor', 'Ella'])[1 + n % 5] AS first,
           (ARRAY['Okafor', 'Baker', 'Raman', 'Haddad', 'Schmidt', 'Silva', 'Moss'])[1 + n % 7] || ' ' || n / 35 AS last) name`,
      [agent.userId, count],
    );
    await client.query(
      `INSERT INTO client_person (client_id, id, first_name, last_name, email, phone)
       SELECT id, person, first_name, last_name, email, phone FROM client,
         unnest(ARRAY[lead_id, gen_random_uuid()]) person WHERE agent_id = $1`,
      [agent.userId],
    );
    await client.query('ANALYZE client, client_person');
  });
  return agent;
}

async function times(
  local: Local,
  agent: Member,
  paths: readonly string[],
  rounds: number,
): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = paths[round % paths.length] ?? '';
    const begun = performance.now();
    await call(local, agent, `/api/v1/client-list${path}`);
    taken.push(performance.now() - begun);
  }
  return taken;
}

const orders = ['', '?sort=next-step', '?sort=added', '?sort=changed'];
const p95 = (taken: readonly number[]): number => percentile(taken, 0.95);

/** The list of an agent with 10,000 clients beside that of one with 100, and a search over the many, through the gateway. */
export async function clientList(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const rounds = smoke ? 8 : 120;
  const [large, small] = [await makeAgent(local, smoke ? 200 : many), await makeAgent(local, few)];
  const [manyTimes, fewTimes]: [number[], number[]] = [[], []];
  // Turn by turn, so that both see the same machine.
  for (const order of orders) {
    await times(local, large, [order], 4);
    await times(local, small, [order], 4);
    for (let turn = 0; turn < rounds / orders.length; turn += 1) {
      manyTimes.push(...(await times(local, large, [order], 1)));
      fewTimes.push(...(await times(local, small, [order], 1)));
    }
  }
  const ratio = p95(manyTimes) / p95(fewTimes);
  const found = await times(
    local,
    large,
    searches.map((search) => `?search=${encodeURIComponent(search)}`),
    smoke ? searches.length : 60,
  );
  const note = `${p95(manyTimes).toFixed(1)} ms of ${p95(fewTimes).toFixed(1)} ms; bound ${String(mostRatio)}`;
  return [
    {
      name: `page of ${String(many)} clients beside ${String(few)}, p95`,
      value: ratio,
      unit: 'times',
      note: ratio <= mostRatio ? note : `${note}: MISSED`,
    },
    {
      name: `search of ${String(many)} clients, p95`,
      ...bounded(p95(found), searchMs, 'names, phones, bookings'),
    },
  ];
}
