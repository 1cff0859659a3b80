import { setTimeout as pause } from 'node:timers/promises';
import { openCheckout, hasAccess, makePayers, pay, startCheckout, type CrowdPayer } from '../payers.js';
import { ordersAreReadAfterMs } from '../preload/orders.js';
import { checkoutSteps, fulfilSteps } from '../preload/steps.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { healWithinMs, settle, waitUntil } from '../settle.js';

const reachWithinMs = 30_000;
/** The service tests of billing kill it within itself; this is between two services. */
const stepOfFew: keyof typeof fulfilSteps = 'message: taken by trips, answer not read';

/** Billing dies by itself at the step, as by kill -9; then it is started again. */
async function deathAt(product: Product, step: string, work: () => Promise<unknown>): Promise<string[]> {
  const { orders, local } = product;
  orders.setDeadlyStep(step);
  await pause(2 * ordersAreReadAfterMs);
  const working = work();
  const died = await waitUntil(async () => orders.deadlyStep() === undefined || undefined, reachWithinMs);
  orders.setDeadlyStep(undefined);
  await local.stopPart('billing');
  await local.startPart('billing');
  await working;
  return died ? [] : [`${step}: never reached`];
}

async function sessionsOf({ stripe }: Product, { userId }: CrowdPayer): Promise<string[]> {
  const found: string[] = [];
  for await (const { id, metadata } of stripe.checkout.sessions.list({ limit: 100 }))
    if (metadata?.['user_id'] === userId) found.push(id);
  return found;
}

async function inCheckout(product: Product, payer: CrowdPayer, step: string): Promise<string[]> {
  const found = await deathAt(product, step, () => startCheckout(product, payer, payer.tripId));
  const session = await openCheckout(product, payer);
  if ((await openCheckout(product, payer)) !== session)
    found.push(`${step}: another session on the second retry`);
  const made = await sessionsOf(product, payer);
  if (made.length !== 1) found.push(`${step}: ${made.length} sessions were made, not 1`);
  await pay(product, session);
  return found;
}

async function inFulfil(product: Product, payer: CrowdPayer, step: string): Promise<string[]> {
  const session = await openCheckout(product, payer);
  return deathAt(product, step, () => pay(product, session));
}

export const killAtSteps: Scenario = {
  name: 'kill-at-steps',
  rounds: 5,
  few: 1,
  async run(product, { rounds, few }) {
    const all = [
      ...Object.keys(checkoutSteps).map((step) => ({ step, live: inCheckout })),
      ...Object.keys(fulfilSteps).map((step) => ({ step, live: inFulfil })),
    ];
    const wanted = few ? all.filter(({ step }) => step === stepOfFew) : all;
    const found: string[] = [];
    let slowest = 0;
    for (const { step, live } of wanted) {
      let slowestHere = 0;
      for (const payer of await makePayers(product, rounds)) {
        found.push(...(await live(product, payer, step)));
        const settled = await settle(product);
        slowestHere = Math.max(slowestHere, settled.ms);
        found.push(...settled.broken.map((what) => `${step}: ${what}`));
        if (!(await hasAccess(product, payer, payer.tripId))) found.push(`${step}: paid, and no access`);
      }
      console.log(`  ${step.padEnd(52)} ${(slowestHere / 1000).toFixed(2).padStart(10)} s until all held`);
      slowest = Math.max(slowest, slowestHere);
    }
    return {
      did: `kill -9 of billing at ${wanted.length} named steps of checkout, fulfil and message, ${rounds} times each`,
      rounds: wanted.length * rounds,
      measures: [
        {
          name: 'healed after the restart, slowest',
          value: slowest / 1000,
          unit: 's',
          atMost: healWithinMs / 1000,
        },
      ],
      broken: found,
    };
  },
};
