import { computePercentile } from '@landsea/bench/figures';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Stripe } from 'stripe';
import { deliverUntilTaken, listEvents, setSilence } from '../deliveries.js';
import { runAtOnce } from '../at-once.js';
import { openCheckout, makePayers, payPath, verify, type CrowdPayer } from '../payers.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle } from '../settle.js';

/** A call that the other side is reading already: only its body is held back. */
async function hold(url: string): Promise<ClientRequest> {
  const call = request(url, { method: 'POST', headers: { expect: '100-continue' } });
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

/**
 * Makes empty POST calls as close together as two processes can: none is sent before the other process is ready for all.
 * @returns their JSON answers, and how far apart they came.
 */
async function pressTogether(urls: readonly string[]): Promise<{ answers: unknown[]; gapMs: number }> {
  const held = await Promise.all(urls.map(hold));
  const answered = held.map(async (call) => {
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { at: performance.now(), body: await json(answer) };
  });
  for (const call of held) call.end();
  const all = await Promise.all(answered);
  const moments = all.map(({ at }) => at);
  return { answers: all.map(({ body }) => body), gapMs: Math.max(...moments) - Math.min(...moments) };
}

const batchSize = 20;
/** A round counts when both payments came so close together; a busy machine presses once more. */
const CLOSE_MS = 50;
const TRIES = 2;
const orders = [
  'at once',
  'reversed',
  'shuffled and repeated',
  'refund first',
  'dispute closed first',
] as const;

interface OpenTabs {
  payer: CrowdPayer;
  order: (typeof orders)[number];
  sessions: [string, string];
}

interface Round extends OpenTabs {
  gapMs: number;
}

/**
 * Two sessions of one person, both open. Billing ends the first before it makes the second, so the first one's attempt is
 * put aside, as a crash between the two would.
 */
async function openTwoTabs(product: Product, payer: CrowdPayer, order: Round['order']): Promise<OpenTabs> {
  const first = await openCheckout(product, payer, payer.tripId);
  await product.rows('billing', `UPDATE checkout_attempt SET status = 'expired' WHERE session_id = $1`, [
    first,
  ]);
  const second = await openCheckout(product, payer, payer.otherTripId);
  return { payer, order, sessions: [first, second] };
}

/** One person after the other: what others do at the emulator would come between the two payments. */
async function payBoth(product: Product, tabs: OpenTabs): Promise<Round> {
  const { answers, gapMs } = await pressTogether(tabs.sessions.map((id) => product.emulatorUrl(payPath(id))));
  const refused = answers.filter((answer) => (answer as { outcome?: string }).outcome !== 'paid');
  if (refused.length > 0) throw new Error(`${tabs.sessions.join(', ')}: ${JSON.stringify(refused)}`);
  return { ...tabs, gapMs };
}

async function refund(product: Product, session: string): Promise<Stripe.Event[]> {
  const { payment_intent: intent } = await product.stripe.checkout.sessions.retrieve(session);
  await product.stripe.refunds.create({ payment_intent: String(intent) });
  return listEvents(product, 'charge.refunded', (charge) => charge.payment_intent === intent);
}

/** A dispute of the first payment that was lost; its end is delivered before its beginning. */
async function loseDispute(product: Product, session: string): Promise<Stripe.Event[]> {
  const { payment_intent: intent } = await product.stripe.checkout.sessions.retrieve(session);
  const { id } = await product.emulator<{ id: string }>(`charges/${intent}/dispute`, {});
  await product.emulator(`disputes/${id}/close`, { status: 'lost' });
  const [closed] = await listEvents(product, 'charge.dispute.closed', (dispute) => dispute.id === id);
  const [created] = await listEvents(product, 'charge.dispute.created', (dispute) => dispute.id === id);
  return [closed, created].flatMap((event) => event ?? []);
}

async function deliverEvents(
  product: Product,
  round: Round,
  events: readonly Stripe.Event[],
): Promise<string[]> {
  const { payer, order, sessions } = round;
  const [first, second] = sessions.map((id) =>
    events.find(({ data }) => 'id' in data.object && data.object.id === id),
  );
  if (!first || !second) return [`${sessions.join(', ')}: no event of both`];
  const inTurn = async (ordered: Stripe.Event[]): Promise<void> => {
    for (const event of ordered) await deliverUntilTaken(product, event);
  };
  if (order === 'reversed') await inTurn([second, first]);
  if (order === 'shuffled and repeated')
    await Promise.all(
      [second, first, second, first, first].map((event) => deliverUntilTaken(product, event)),
    );
  if (order === 'refund first') await inTurn([...(await refund(product, sessions[0])), first, second]);
  if (order === 'dispute closed first')
    await inTurn([...(await loseDispute(product, sessions[0])), second, first]);
  if (order !== 'at once') return [];
  await Promise.all([deliverUntilTaken(product, first), deliverUntilTaken(product, second)]);
  const answers = await Promise.all([
    verify(product, payer, sessions[0], payer.tripId),
    verify(product, payer, sessions[1], payer.otherTripId),
  ]);
  const states = answers.map(({ status, body }) => (status === 200 ? String(body['state']) : String(status)));
  return states.sort().join() === 'held,unlocked'
    ? []
    : [`${payer.userId} was answered ${states.join(', ')}`];
}

async function check(product: Product, { payer, order }: Round): Promise<string[]> {
  const wanted = order.endsWith('first') ? 'active,revoked' : 'active,held';
  const grants = await product.rows<{ state: string }>(
    'billing',
    'SELECT state FROM entitlement WHERE user_id = $1 ORDER BY state',
    [payer.userId],
  );
  const states = grants.map(({ state }) => state).join();
  return states === wanted ? [] : [`${payer.userId}, ${order}: ${states}, not ${wanted}`];
}

export const twoTabs: Scenario = {
  name: 'two-tabs',
  rounds: 200,
  few: 5,
  async run(product, { rounds, few }) {
    await setSilence(product, true);
    const [found, gaps]: [string[], number[]] = [[], []];
    const close = (): number => gaps.filter((gapMs) => gapMs <= CLOSE_MS).length;
    const most = few ? rounds : rounds * TRIES;
    while (close() < rounds && gaps.length < most) {
      const payers = await makePayers(product, Math.min(batchSize, rounds - close()));
      const tabs = await runAtOnce(4, payers, (payer, index) =>
        openTwoTabs(product, payer, orders[index % orders.length] ?? 'at once'),
      );
      const batch = await runAtOnce(1, tabs, (opened) => payBoth(product, opened));
      const wanted = new Set(batch.flatMap(({ sessions }) => sessions));
      const events = await listEvents(product, 'checkout.session.completed', ({ id }) => wanted.has(id));
      const delivered = await runAtOnce(4, batch, (round) => deliverEvents(product, round, events));
      const settled = await settle(product);
      const checked = await runAtOnce(4, batch, (round) => check(product, round));
      found.push(...delivered.flat(), ...settled.broken, ...checked.flat());
      gaps.push(...batch.map(({ gapMs }) => gapMs));
    }
    await setSilence(product, false);
    return {
      did: `two trips of one person paid at the same moment, delivered ${orders.join(', ')}`,
      rounds,
      measures: [
        { name: `pairs paid within ${CLOSE_MS} ms`, value: close(), unit: 'pairs', atLeast: rounds },
        { name: 'half of all pairs within', value: computePercentile(gaps, 0.5), unit: 'ms' },
        { name: 'pairs further apart, judged and not counted', value: gaps.length - close(), unit: 'pairs' },
      ],
      broken: found,
    };
  },
};
