import { computePercentile } from '@landsea/bench/figures';
import { setSilence } from '../deliveries.js';
import { openCheckout, hasAccess, makePayers, pay, verify, type CrowdPayer } from '../payers.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle } from '../settle.js';
import { closeTabs } from './closed-tabs.js';

/** Comes back from the payment; how long until the trip is unlocked. */
async function comeBack(product: Product, payer: CrowdPayer): Promise<{ ms: number; broken: string[] }> {
  const session = await openCheckout(product, payer);
  await pay(product, session);
  const answer = await verify(product, payer, session);
  const isVerified = answer.status === 200 && answer.body['success'] === true;
  const open = await hasAccess(product, payer, payer.tripId);
  return {
    ms: answer.ms,
    broken: [
      ...(isVerified ? [] : [`verify-payment answered ${answer.status} ${JSON.stringify(answer.body)}`]),
      ...(open ? [] : [`${payer.userId} has no access after verify-payment`]),
    ],
  };
}

export const noWebhooks: Scenario = {
  name: 'no-webhooks',
  rounds: 20,
  few: 1,
  async run(product, { rounds }) {
    await setSilence(product, true);
    const found: string[] = [];
    const times: number[] = [];
    for (const payer of await makePayers(product, rounds)) {
      const { ms, broken } = await comeBack(product, payer);
      times.push(ms);
      found.push(...broken);
    }
    const { healed, broken } = await closeTabs(product, rounds);
    const settled = await settle(product);
    return {
      did: 'no event was ever delivered: half came back to the success page, half closed the tab; clocks moved by 5 minutes',
      rounds: 2 * rounds,
      measures: [
        { name: 'verify-payment with the grant, p95', value: computePercentile(times, 0.95), unit: 'ms' },
        healed,
      ],
      broken: [...found, ...broken, ...settled.broken],
    };
  },
};
