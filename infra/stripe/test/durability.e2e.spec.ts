import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Stripe from 'stripe';
import { clientsOf, openInbox, until, type Inbox } from './emulator.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const built = fileURLToPath(new URL('../../../node_modules/.cache/landsea-stripe-emulator', import.meta.url));
const state = mkdtempSync(join(tmpdir(), 'stripe-emulator-'));
const DATA_FILE = join(state, 'new', 'stripe.jsonl');
const children: ChildProcess[] = [];
const inboxes: Inbox[] = [];

beforeAll(async () => {
  const args = ['../compile.mjs', built];
  const [code] = (await once(spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' }), 'exit')) as [
    number,
  ];
  expect(code).toBe(0);
  writeFileSync(join(built, 'package.json'), '{ "type": "module" }');
}, 180_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const inbox of inboxes) await inbox.close();
  rmSync(state, { recursive: true });
});

async function start(
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; url: string; printed: () => string }> {
  const child = spawn(process.execPath, [join(built, 'main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_FILE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await until(() => printed.includes('\n'));
  return { child, url: /listening on (\S+)/.exec(printed)?.[1] ?? '', printed: () => printed };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

it('keeps all it answered, makes nothing twice and pays its debts to the webhook through kill -9', async () => {
  let down = true;
  const inbox = await openInbox(() => (down ? 503 : 200));
  inboxes.push(inbox);
  const keys = Array.from({ length: 60 }, (_, index) => `customer-${index}`);
  const answered = new Map<string, string>();
  for (const killAfter of [12, 30, 48, keys.length]) {
    const { child, url } = await start({ WEBHOOK_URL: inbox.url });
    const { stripe } = clientsOf(url);
    const work = keys.map(async (name) => {
      const { id } = await stripe.customers.create({ metadata: { name } }, { idempotencyKey: name });
      expect(answered.get(name) ?? id).toBe(id);
      answered.set(name, id);
      if (answered.size === killAfter) child.kill('SIGKILL');
    });
    await Promise.allSettled(work);
    await kill(child);
    if (killAfter === 12) expect(answered.size).toBeLessThan(keys.length);
  }
  expect(answered.size).toBe(keys.length);
  appendFileSync(DATA_FILE, '[{"table":"customer","row":{"id":"cus_to');

  down = false;
  const { child, url } = await start({ WEBHOOK_URL: inbox.url });
  const kept: string[] = [];
  for await (const { data } of clientsOf(url).stripe.events.list({ type: 'customer.created', limit: 100 }))
    kept.push((data.object as Stripe.Customer).id);
  expect(kept.sort()).toEqual([...answered.values()].sort());
  const delivered = () =>
    inbox.received.filter(({ event, status }) => status === 200 && event.type === 'customer.created');
  await until(() => delivered().length >= keys.length);
  expect(new Set(delivered().map(({ event }) => (event.data.object as { id: string }).id)).size).toBe(
    keys.length,
  );
  await kill(child);
}, 180_000);

it('keeps an open session payable, with the same price, after a restart', async () => {
  const first = await start();
  const { id } = await clientsOf(first.url).checkout({ metadata: { tripId: 't9' } });
  await kill(first.child);
  const second = await start();
  const { stripe, control } = clientsOf(second.url);
  await control(`sessions/${id}/pay`, {});
  const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
  expect(paid).toMatchObject({ status: 'complete', metadata: { tripId: 't9' } });
  expect((await stripe.prices.retrieve('price_landsea_trip')).unit_amount_decimal?.toString()).toBe('3900');
  const exit = once(second.child, 'exit');
  second.child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
}, 90_000);

it('goes on charging a plan after kill -9, in the time it was moved to', async () => {
  const first = await start();
  const { id } = await clientsOf(first.url).plan();
  await clientsOf(first.url).control(`sessions/${id}/pay`, {});
  await clientsOf(first.url).control('clock', { advance_seconds: 20 * 86400 });
  await kill(first.child);
  const second = await start();
  const { stripe, control } = clientsOf(second.url);
  const { subscription } = await stripe.checkout.sessions.retrieve(id);
  await control('clock', { advance_seconds: 12 * 86400 });
  const { data } = await stripe.invoices.list({ subscription: String(subscription) });
  expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
    ['paid', 999],
    ['paid', 999],
  ]);
  await kill(second.child);
}, 90_000);

it('starts on the state of a version that kept more', async () => {
  const old = join(state, 'old.jsonl');
  const rows = [
    { table: 'product', row: { id: 'prod_1' } },
    { table: 'customer', row: { id: 'cus_old', object: 'customer', email: 'old@example.com' } },
  ];
  writeFileSync(old, `${JSON.stringify(rows)}\n`);
  const { child, url } = await start({ DATA_FILE: old });
  const session = await clientsOf(url).checkout({ customer: 'cus_old' });
  expect(session.customer_details?.email).toBe('old@example.com');
  await kill(child);
}, 90_000);

it('says in one line that its port is taken or a variable is bad', async () => {
  const { child, url } = await start();
  const { port } = new URL(url);
  const refused = await start({ PORT: port, DATA_FILE: '' });
  expect(refused.printed()).toContain(`port ${port} is in use`);
  const bad = await start({ WEBHOOK_URL: 'nowhere' });
  expect(bad.printed()).toContain('bad configuration');
  await kill(child);
}, 90_000);
