import {
  openCheckout,
  hasAccess,
  makePayers,
  pay,
  startCheckout,
  verify,
  type TimedAnswer,
  type CrowdPayer,
} from '../payers.js';
import { setSilence } from '../deliveries.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle } from '../settle.js';

/** As often as each must happen until the SDK, which tries again by itself, gives up. */
const faults = [
  { kind: '500', count: 3 },
  { kind: '429', count: 3 },
  { kind: 'timeout', count: 3 },
  { kind: 'reset', count: 3 },
] as const;
/** One fault that Stripe answers and one where the line is cut; the SDK waits for neither. */
const kindsOfFew: ReadonlySet<string> = new Set(['500', 'reset']);
/** Sessions are looked at by the reconciler too, which must not use up what was meant for the person. */
const forAllWhoLook = 30;
const moments = ['before', 'after'] as const;
const shellGivesUpMs = 15_000;
const sessions = '/v1/checkout/sessions';

type Fault = { kind: (typeof faults)[number]['kind']; count: number; when: (typeof moments)[number] };

const callFaults = async (product: Product): Promise<{ count: number }[]> =>
  (await product.emulator<{ faults: { count: number }[] }>('fail-next')).faults;

/** @returns its answer, and a complaint when the fault was never met: then it shows nothing. */
async function suffer(
  product: Product,
  fault: Fault,
  method: string,
  work: () => Promise<TimedAnswer>,
): Promise<{ answer: TimedAnswer; unmet: string[] }> {
  await product.emulator('fail-next', { ...fault, method, path: sessions });
  try {
    const answer = await work();
    const isUnmet = (await callFaults(product))[0]?.count === fault.count;
    return {
      answer,
      unmet: isUnmet ? [`${method}: ${fault.kind} ${fault.when} the effect was never met`] : [],
    };
  } finally {
    await endFaults(product);
  }
}

/** Faults that the SDK did not use up must not meet the next call. */
async function endFaults({ local }: Product): Promise<void> {
  await fetch(`${local.emulator?.url ?? ''}/_emulator/fail-next`, { method: 'DELETE' });
}

function judge(what: string, { status, body, ms }: TimedAnswer, message: RegExp): string[] {
  const right =
    status === 503 && body['code'] === 'SERVICE_UNAVAILABLE' && message.test(String(body['message']));
  return [
    ...(right ? [] : [`${what}: ${status} ${JSON.stringify(body)}`]),
    ...(ms > shellGivesUpMs ? [`${what}: answered after ${Math.round(ms)} ms`] : []),
  ];
}

async function live(product: Product, payer: CrowdPayer, fault: Fault): Promise<string[]> {
  const name = `${fault.kind} ${fault.when} the effect`;
  const outcome = await suffer(product, fault, 'POST', () => startCheckout(product, payer, payer.tripId));
  // The SDK retries under the same key, and Stripe repeats the lost response.
  const repeated = outcome.answer.status === 200 && fault.when === 'after';
  const nothingCharged = /could not reach our payment provider\. Nothing was charged/;
  const found = outcome.unmet;
  if (!repeated) found.push(...judge(`checkout, ${name}`, outcome.answer, nothingCharged));
  const session = await openCheckout(product, payer);
  await pay(product, session);
  const looked = { ...fault, count: forAllWhoLook };
  const verified = await suffer(product, looked, 'GET', () => verify(product, payer, session));
  found.push(
    ...verified.unmet,
    ...judge(`verify-payment, ${name}`, verified.answer, /could not reach our payment provider to confirm/),
  );
  for (let tries = 0; tries < 8; tries += 1) {
    const again = await verify(product, payer, session);
    if (again.status === 200 && again.body['success'] === true) break;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
  if (!(await hasAccess(product, payer, payer.tripId))) found.push(`${name}: paid, and no access`);
  return [...found, ...(await chargedOnce(product, payer, name))];
}

async function chargedOnce(product: Product, payer: CrowdPayer, name: string): Promise<string[]> {
  let charges = 0;
  for await (const { metadata, paid } of product.stripe.charges.list({ limit: 100 }))
    if (paid && metadata['user_id'] === payer.userId) charges += 1;
  return charges === 1 ? [] : [`${name}: ${charges} charges, not 1`];
}

/** The SDK retries one dropped connection under the same key, and the person never notices. */
async function shrugOff(product: Product, payer: CrowdPayer, when: Fault['when']): Promise<string[]> {
  const name = `one reset ${when} the effect`;
  const fault: Fault = { kind: 'reset', when, count: 1 };
  const outcome = await suffer(product, fault, 'POST', () => startCheckout(product, payer, payer.tripId));
  const found = outcome.unmet;
  if (outcome.answer.status !== 200) found.push(`checkout, ${name}: ${outcome.answer.status}`);
  const session = await openCheckout(product, payer);
  let made = 0;
  for await (const { metadata } of product.stripe.checkout.sessions.list({ limit: 100 }))
    if (metadata?.['user_id'] === payer.userId) made += 1;
  if (made !== 1) found.push(`checkout, ${name}: ${made} sessions, not 1`);
  await pay(product, session);
  const verified = await suffer(product, fault, 'GET', () => verify(product, payer, session));
  if (verified.answer.body['success'] !== true)
    found.push(`verify-payment, ${name}: ${verified.answer.status}`);
  return [...found, ...verified.unmet, ...(await chargedOnce(product, payer, name))];
}

/** Until the breaker opens, while it is open, and until it has closed by itself. */
async function breakTheCircuit(
  product: Product,
): Promise<{ openMs: number; closedMs: number; broken: string[] }> {
  const payers = await makePayers(product, 5);
  const found: string[] = [];
  await product.emulator('fail-next', { kind: 'reset', count: 1_000 });
  for (const payer of payers.slice(1)) await startCheckout(product, payer, payer.tripId);
  const left = async (): Promise<number> => (await callFaults(product))[0]?.count ?? 0;
  const before = await left();
  const [payer] = payers;
  if (!payer) throw new Error('nobody pays');
  const refused = await startCheckout(product, payer, payer.tripId);
  found.push(...judge('checkout, breaker open', refused, /Nothing was charged/));
  if ((await left()) !== before) found.push('the breaker never opened: Stripe was called again');
  await endFaults(product);
  const started = performance.now();
  await openCheckout(product, payer);
  return { openMs: refused.ms, closedMs: performance.now() - started, broken: found };
}

export const stripeFaults: Scenario = {
  name: 'stripe-faults',
  rounds: 2,
  few: 1,
  async run(product, { rounds, few }) {
    await setSilence(product, true);
    const made = faults.filter(({ kind }) => !few || kindsOfFew.has(kind));
    const cases = moments.flatMap((when) => made.map((fault): Fault => ({ ...fault, when })));
    const found: string[] = [];
    for (const fault of cases)
      for (const payer of await makePayers(product, rounds))
        found.push(...(await live(product, payer, fault)));
    for (const when of moments)
      for (const payer of await makePayers(product, rounds))
        found.push(...(await shrugOff(product, payer, when)));
    const breaker = await breakTheCircuit(product);
    await setSilence(product, false);
    const settled = await settle(product);
    return {
      did: `${made.map(({ kind }) => kind).join(', ')}, each before and after the effect, at checkout and at verify-payment; a reset once, which the SDK mends; then the breaker`,
      rounds: (cases.length + moments.length) * rounds,
      measures: [
        { name: 'answer while the breaker is open', value: breaker.openMs, unit: 'ms', atMost: 1_000 },
        {
          name: 'breaker closed after Stripe was back',
          value: breaker.closedMs / 1000,
          unit: 's',
          atMost: 20,
        },
        { name: 'all invariants after', value: settled.ms / 1000, unit: 's', atMost: 60 },
      ],
      broken: [...found, ...breaker.broken, ...settled.broken],
    };
  },
};
