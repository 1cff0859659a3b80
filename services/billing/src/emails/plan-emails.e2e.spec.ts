import { randomUUID } from 'node:crypto';
import { BillingDocuments } from '@landsea/contracts/billing';
import type { Stripe } from 'stripe';
import { startBilling } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

/** Attaches, then is refused at each charge. */
const FAILS_LATER = '4000000000000341';

const billing = await startBilling();
afterAll(() => billing.close());

/** A person on a trial, whom Stripe knows under a clock of their own. */
async function onTrial(card?: string) {
  const userId = randomUUID();
  billing.trips.people.set(userId, {
    userId,
    email: `${userId}@example.com`,
    firstName: 'Robin',
    emailVerified: true,
  });
  const clock = await billing.sdk.testHelpers.testClocks.create({
    frozen_time: Math.floor(Date.now() / 1000),
  });
  const customer = await billing.sdk.customers.create({
    test_clock: clock.id,
    metadata: { user_id: userId },
  });
  await billing.rows('INSERT INTO stripe_customer (user_id, stripe_id) VALUES ($1, $2)', [
    userId,
    customer.id,
  ]);
  const agent = billing.as({ userId });
  const sessionId = await billing.checkoutPlan(agent, 'pro');
  await billing.pay(sessionId, card);
  await agent.post('/api/billing/verify-subscription').send({ sessionId }).expect(200);
  const forward = (days: number) =>
    billing.sdk.testHelpers.testClocks.advance(clock.id, {
      frozen_time: clock.frozen_time + days * 86_400,
    });
  return { userId, forward };
}
const bring = async (type: Stripe.Event['type']) => {
  for await (const event of billing.sdk.events.list({ types: [type], limit: 100 })) await billing.send(event);
};
const emails = (userId: string) =>
  billing.rows<{ subject: string; text: string }>(
    'SELECT subject, text FROM mail_message WHERE recipient = $1',
    [`${userId}@example.com`],
  );

it('fills in the email of a person who confirmed it on the page of a plan, and of nobody else', async () => {
  const emailOn = async (emailVerified: boolean) => {
    const userId = randomUUID();
    const email = `${userId}@example.com`;
    billing.trips.people.set(userId, { userId, email, firstName: 'Robin', emailVerified });
    const sessionId = await billing.checkoutPlan(billing.as({ userId }), 'pro');
    const { customer_details: details } = await billing.sdk.checkout.sessions.retrieve(sessionId);
    return details?.email === email;
  };
  expect(await emailOn(true)).toBe(true);
  expect(await emailOn(false)).toBe(false);
});

describe('the emails of a plan', () => {
  it('says when a trial begins, until when it is free, what it costs then and how to cancel, once', async () => {
    const { userId } = await onTrial();
    await bring('customer.subscription.created');
    await eventually(async () => expect(await emails(userId)).toHaveLength(1));
    const [email] = await emails(userId);
    expect(email?.subject).toBe('Your Landsea Pro trial has started');
    expect(email?.text).toMatch(/On \w+ \d+, \d+ the trial ends, and Landsea Pro is \$9\.99 a month/);
    expect(email?.text).toContain('you won’t be charged');
    expect(email?.text).toContain(`${billing.publicOrigin}/billing`);
    await bring('customer.subscription.updated');
    await bring('customer.subscription.created');
    expect(await emails(userId)).toHaveLength(1);
  });

  it('announces three days before that the trial ends, and what it costs then', async () => {
    const { userId, forward } = await onTrial();
    await bring('customer.subscription.trial_will_end');
    expect(await emails(userId)).toEqual([]);
    await forward(5);
    await bring('customer.subscription.trial_will_end');
    await eventually(async () => expect(await emails(userId)).toHaveLength(1));
    const [email] = await emails(userId);
    expect(email?.subject).toBe('Your Landsea Pro trial ends in three days');
    expect(email?.text).toContain('$9.99 a month');
  });

  it('reports a payment that failed, when it is tried again and until when all stays open', async () => {
    const { userId, forward } = await onTrial(FAILS_LATER);
    await forward(8);
    await bring('invoice.payment_failed');
    await eventually(async () => expect(await emails(userId)).toHaveLength(1));
    const [email] = await emails(userId);
    expect(email?.subject).toBe('Your Landsea Pro payment didn’t go through');
    expect(email?.text).toMatch(
      /We’ll try again on \w+ \d+, \d+\. Everything stays open until \w+ \d+, \d+\./,
    );
  });
});

describe('GET /api/billing/documents', () => {
  it('lists the receipt of a trip payment, at Stripe', async () => {
    const { agent, tripId } = billing.payer();
    const sessionId = await billing.checkout(agent, tripId);
    await billing.pay(sessionId);
    await agent.post('/api/verify-payment').send({ sessionId, tripId }).expect(200);
    const { documents } = BillingDocuments.parse(
      (await agent.get('/api/billing/documents').expect(200)).body,
    );
    expect(documents).toMatchObject([{ kind: 'receipt', description: 'Trip unlock', amountCents: 3900 }]);
    expect((await fetch(documents[0]?.url ?? '')).status).toBe(200);
    billing.stripe.down = true;
    const away = await agent.get('/api/billing/documents').expect(200);
    billing.stripe.down = false;
    expect(BillingDocuments.parse(away.body)).toEqual({ documents: [], missing: ['receipt'] });
  });
});
