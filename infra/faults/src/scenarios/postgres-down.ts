import { atOnce } from '../at-once.js';
import { deliver, eventsOf, signed, silence } from '../deliveries.js';
import {
  call,
  checkout,
  makePayers,
  pay,
  sessionOf,
  startCheckout,
  type Answer,
  type Payer,
} from '../payers.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle, until } from '../settle.js';

const downMs = 10_000;
const answerWithinMs = 2_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Line {
  payer: Payer;
  id: string;
}

/** What went on while Postgres was away. */
interface Seen {
  answers: number;
  slowestMs: number;
  wrong: string[];
  lines: Line[];
}

/** In the outage only 503 with Retry-After is right; a call that began before it may also have been done. */
function judge(seen: Seen, what: string, { status, headers, ms }: Answer, inOutage: boolean): void {
  const done = status >= 200 && status < 300;
  const honest = status === 503 && headers.has('retry-after');
  if (!(honest || (done && !inOutage)))
    seen.wrong.push(`${what} answered ${status}${status === 503 ? ' without Retry-After' : ''}`);
  if (!inOutage) return;
  seen.answers += 1;
  seen.slowestMs = Math.max(seen.slowestMs, ms);
}

async function write(product: Product, payer: Payer, seen: Seen, inOutage: () => boolean): Promise<void> {
  const began = inOutage();
  const line = { category: 'other', label: 'Written in the storm', plannedCents: 100 };
  const answer = await call(product, payer, 'POST', `/api/v1/trips/${payer.tripId}/budget/lines`, line);
  if (answer.status === 201) seen.lines.push({ payer, id: String(answer.body['id']) });
  judge(seen, 'adding a budget line', answer, began && inOutage());
}

async function buy(product: Product, payer: Payer, seen: Seen, inOutage: () => boolean): Promise<void> {
  const began = inOutage();
  const answer = await startCheckout(product, payer, payer.tripId);
  if (answer.status === 200) product.promises.sessions.add(sessionOf(answer));
  judge(seen, 'checkout', answer, began && inOutage());
}

async function read(product: Product, payer: Payer, seen: Seen, inOutage: () => boolean): Promise<void> {
  const began = inOutage();
  for (const path of ['/api/trips', '/api/user/access', '/api/auth/user']) {
    const answer = await call(product, payer, 'GET', path);
    judge(seen, `GET ${path}`, answer, began && inOutage());
  }
}

async function unreadable(product: Product, lines: Line[]): Promise<string[]> {
  const kept = await product.rows<{ id: string }>(
    'trips',
    'SELECT id FROM budget_line WHERE id = ANY($1::uuid[])',
    [lines.map(({ id }) => id)],
  );
  const found = new Set(kept.map(({ id }) => id));
  return lines
    .filter(({ id }) => !found.has(id))
    .map(({ id }) => `budget line ${id} was acknowledged and is lost`);
}

async function outage(
  product: Product,
): Promise<{ seen: Seen; backMs: number; told: number; broken: string[] }> {
  const seen: Seen = { answers: 0, slowestMs: 0, wrong: [], lines: [] };
  const [paying, ...writing] = await makePayers(product, 24);
  if (!paying) throw new Error('nobody pays');
  await silence(product, true);
  const session = await checkout(product, paying);
  await pay(product, session);
  const events = await eventsOf(product, 'checkout.session.completed', ({ id }) => id === session);
  let [out, going, told] = [false, true, 0];
  const inOutage = (): boolean => out;
  const acts = [write, buy, read];
  const life = atOnce(6, writing, async (payer, index) => {
    for (let turn = index; going; turn += 1) {
      await acts[turn % acts.length]?.(product, payer, seen, inOutage);
      await pause(100);
    }
  });
  const stripe = (async () => {
    for (const event of events) {
      while (going) {
        const status = await deliver(product, signed(product, event));
        if (status === 200 && out) seen.wrong.push('a delivery was taken without a database');
        if (status === 200) product.promises.events.add(event.id);
        if (status === 200) told += 1;
        await pause(200);
      }
    }
  })();
  await pause(1_500);
  await product.killUntil('postgres', async () => {
    out = true;
    await pause(downMs);
    out = false;
  });
  const started = performance.now();
  const back = await until(async () => {
    const { status } = await call(product, paying, 'GET', '/api/trips');
    return status === 200 || undefined;
  }, 30_000);
  const backMs = performance.now() - started;
  await pause(1_500);
  going = false;
  await Promise.all([life, stripe]);
  await silence(product, false);
  return { seen, backMs, told, broken: back ? [] : ['nothing answered 30 s after Postgres was back'] };
}

export const postgresDown: Scenario = {
  name: 'postgres-down',
  rounds: 3,
  few: 1,
  async run(product, { rounds }) {
    const found: string[] = [];
    let [answers, slowest, back, lines] = [0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { seen, backMs, broken } = await outage(product);
      const settled = await settle(product);
      found.push(
        ...broken,
        ...new Set(seen.wrong),
        ...settled.broken,
        ...(await unreadable(product, seen.lines)),
      );
      answers += seen.answers;
      lines += seen.lines.length;
      slowest = Math.max(slowest, seen.slowestMs);
      back = Math.max(back, backMs);
    }
    return {
      did: 'kill -9 of Postgres, away for 10 s, while people read, write, check out and Stripe delivers',
      rounds,
      measures: [
        {
          name: 'answers in the outage, each 503 with Retry-After',
          value: answers,
          unit: 'calls',
          atLeast: 1,
        },
        { name: 'slowest of them', value: slowest, unit: 'ms', atMost: answerWithinMs },
        { name: 'first answer after it', value: back / 1000, unit: 's', atMost: 30 },
        { name: 'acknowledged budget lines, all readable', value: lines, unit: 'lines', atLeast: 1 },
      ],
      broken: found,
    };
  },
};
