import { runAtOnce } from '../at-once.js';
import { call, hasAccess, makePayers, pay, readSession, type CrowdPayer } from '../payers.js';
import type { Product } from '../product.js';
import type { Scenario } from '../scenario.js';
import { settle, waitUntil } from '../settle.js';

const daySeconds = 86_400;
const seenWithinMs = 30_000;

interface Subscription {
  status: string;
  trialEndsAt: string | null;
  cancelsAt: string | null;
}

const subscribe = (product: Product, payer: CrowdPayer) =>
  call(product, payer, 'POST', '/api/billing/subscription-checkout', { plan: 'pro' });

async function begin(product: Product, payer: CrowdPayer): Promise<string> {
  const answer = await subscribe(product, payer);
  if (answer.status !== 200)
    throw new Error(`the plan's checkout answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return readSession(answer);
}

async function latest(product: Product, payer: CrowdPayer): Promise<Subscription | undefined> {
  const { body } = await call(product, payer, 'GET', '/api/billing/overview');
  return (body['subscriptions'] as Subscription[] | undefined)?.[0];
}

async function stripeIdOf(
  { rows }: Product,
  { userId }: CrowdPayer,
): Promise<{ id: string; customer: string }> {
  const [row] = await rows<{ id: string; customer: string }>(
    'billing',
    `SELECT s.stripe_id AS id, c.stripe_id AS customer FROM subscription s JOIN stripe_customer c USING (user_id)
      WHERE user_id = $1 ORDER BY s.started_at DESC LIMIT 1`,
    [userId],
  );
  if (!row) throw new Error(`${userId} has no subscription`);
  return row;
}

/** The life of a plan, one step after the other; each says what must be true after it. */
class PlanLife {
  readonly broken: string[] = [];

  constructor(
    private readonly product: Product,
    private readonly payers: CrowdPayer[],
  ) {}

  async each(what: string, act: (payer: CrowdPayer) => Promise<unknown>): Promise<void> {
    await runAtOnce(3, this.payers, async (payer) => {
      await act(payer).catch((error: unknown) => this.broken.push(`${what}: ${error}`));
    });
  }

  async days(count: number): Promise<void> {
    await this.product.emulator('clock', { advance_seconds: count * daySeconds });
  }

  async expect(what: string, access: boolean, right: (now: Subscription) => boolean): Promise<void> {
    await this.each(what, async (payer) => {
      const seen = await waitUntil(async () => {
        const now = await latest(this.product, payer);
        const open = await hasAccess(this.product, payer, payer.tripId);
        return (now && right(now) && open === access) || undefined;
      }, seenWithinMs);
      if (seen) return;
      const now = await latest(this.product, payer);
      const open = await hasAccess(this.product, payer, payer.tripId);
      this.broken.push(`${what}: ${JSON.stringify(now)}, ${open ? 'access' : 'no access'}`);
    });
  }
}

/** Two sessions of one plan, both paid: one subscription stays, the money of the other goes back. */
async function subscribeTwice(product: Product, payer: CrowdPayer): Promise<string[]> {
  const first = await begin(product, payer);
  await product.rows('billing', `UPDATE checkout_attempt SET status = 'expired' WHERE session_id = $1`, [
    first,
  ]);
  const second = await begin(product, payer);
  await Promise.all([pay(product, first), pay(product, second)]);
  const one = await waitUntil(async () => {
    const { customer } = await stripeIdOf(product, payer).catch(() => ({ customer: '' }));
    if (!customer) return undefined;
    const { data } = await product.stripe.subscriptions.list({ customer });
    return data.length === 1 || undefined;
  }, seenWithinMs);
  return one ? [] : [`${payer.userId} keeps two subscriptions of one plan`];
}

export const plans: Scenario = {
  name: 'plans',
  rounds: 3,
  few: 1,
  async run(product, { rounds }) {
    const payers = await makePayers(product, rounds);
    const life = new PlanLife(product, payers);
    await life.each('trial', async (payer) => pay(product, await begin(product, payer)));
    await life.expect(
      'trial',
      true,
      ({ status, trialEndsAt }) => status === 'trialing' && trialEndsAt !== null,
    );
    await life.each('second checkout of a plan that runs', async (payer) => {
      const { status } = await subscribe(product, payer);
      if (status !== 409) throw new Error(`answered ${status}, not 409`);
    });
    await life.days(8);
    await life.expect('first charge', true, ({ status }) => status === 'active');
    await life.days(32);
    await life.expect('renewal', true, ({ status }) => status === 'active');
    const cancelAtEnd = (cancel: boolean) => async (payer: CrowdPayer) => {
      const { id } = await stripeIdOf(product, payer);
      await product.stripe.subscriptions.update(id, { cancel_at_period_end: cancel });
    };
    await life.each('cancel', cancelAtEnd(true));
    await life.expect('cancel', true, ({ status, cancelsAt }) => status === 'active' && cancelsAt !== null);
    await life.each('resume', cancelAtEnd(false));
    await life.expect('resume', true, ({ status, cancelsAt }) => status === 'active' && cancelsAt === null);
    await life.each('a card that will be refused', async (payer) => {
      const { id, customer } = await stripeIdOf(product, payer);
      const card = await product.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
      await product.stripe.subscriptions.update(id, { default_payment_method: card.id });
    });
    await life.days(32);
    await life.expect('failed renewal', true, ({ status }) => status === 'past_due');
    await life.days(17);
    await life.expect('end of dunning', false, ({ status }) => status === 'canceled');
    await product.emulator('clock', {});
    await life.each('second trial', async (payer) => pay(product, await begin(product, payer)));
    await life.expect(
      'second trial',
      true,
      ({ status, trialEndsAt }) => status === 'active' && trialEndsAt === null,
    );
    await product.emulator('clock', {});
    const twice = await runAtOnce(2, await makePayers(product, rounds), (payer) =>
      subscribeTwice(product, payer),
    );
    const settled = await settle(product);
    return {
      did: 'trial, first charge, renewal, cancel, resume, failed renewal, dunning to its end, second trial refused, two subscriptions of one plan, on a moved clock',
      rounds: 2 * rounds,
      measures: [{ name: 'all invariants after', value: settled.ms / 1000, unit: 's', atMost: 60 }],
      broken: [...life.broken, ...twice.flat(), ...settled.broken],
    };
  },
};
