import Stripe from 'stripe';
import { sdkFor, secretKey, startTestEmulator, type TestEmulator } from './emulator.js';

let emulator: TestEmulator;
let stripe: Stripe;
beforeAll(async () => {
  emulator = await startTestEmulator();
  stripe = emulator.stripe;
});
afterAll(() => emulator.close());

const create = (params: object) =>
  stripe.checkout.sessions.create(params as Stripe.Checkout.SessionCreateParams);
const customersOf = async (email: string) =>
  (await stripe.events.list({ type: 'customer.created', limit: 100 })).data.filter(
    ({ data }) => 'email' in data.object && data.object.email === email,
  ).length;
const trip = {
  mode: 'payment',
  line_items: [{ price: 'price_landsea_trip', quantity: 1 }],
  success_url: 'http://a.test',
};

describe('errors', () => {
  it.each([
    [
      'an unknown parameter',
      { ...trip, payment_method_types: ['card'] },
      'parameter_unknown',
      'payment_method_types',
    ],
    [
      'an unknown nested one',
      { ...trip, line_items: [{ price: 'x', amount: 1 }] },
      'parameter_unknown',
      'line_items[0][amount]',
    ],
    ['a missing one', { mode: 'payment', success_url: 'http://a.test' }, 'parameter_missing', 'line_items'],
    [
      'a missing nested one',
      { ...trip, line_items: [{ quantity: 1 }] },
      'parameter_missing',
      'line_items[0][price]',
    ],
    ['a bad number', { ...trip, expires_at: 'soon' }, 'parameter_invalid_integer', 'expires_at'],
    ['an empty one', { ...trip, client_reference_id: '' }, 'parameter_invalid_empty', 'client_reference_id'],
    ['a bad address', { ...trip, success_url: '/paid' }, 'url_invalid', 'success_url'],
    [
      'an id of nothing',
      { ...trip, line_items: [{ price: 'price_x', quantity: 1 }] },
      'resource_missing',
      'line_items[0][price]',
    ],
  ])('refuses %s with 400 and its name', async (_what, params, code, param) => {
    await expect(create(params)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      code,
      param,
    });
  });

  it('answers 404 resource_missing for an id in the path, with a request id', async () => {
    const error: Stripe.errors.StripeError = await stripe.checkout.sessions
      .retrieve('cs_test_x')
      .catch((e) => e);
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect(error.message).toBe("No such checkout.session: 'cs_test_x'");
    expect(error.requestId).toMatch(/^req_/);
  });

  it('refuses a wrong key and another API version', async () => {
    const { hostname, port } = new URL(emulator.url);
    const stranger = new Stripe('sk_test_other', { host: hostname, port, protocol: 'http' });
    await expect(stranger.events.list()).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
    const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': '2020-08-27' };
    expect((await fetch(`${emulator.url}/v1/events`, { headers })).status).toBe(400);
  });

  it('refuses an inactive price, an amount under fifty cents and a call it does not know', async () => {
    const price_data = { currency: 'usd', product: 'prod_landsea_trip', unit_amount: 49 };
    await expect(emulator.checkout({ line_items: [{ price_data, quantity: 1 }] })).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    await emulator.control('price', { price: 'agent', active: false });
    await expect(
      emulator.plan({ line_items: [{ price: 'price_landsea_agent', quantity: 1 }] }),
    ).rejects.toThrow('inactive');
    await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('refuses to expand what is not expandable', async () => {
    const { id } = await emulator.checkout();
    await expect(stripe.checkout.sessions.retrieve(id, { expand: ['status'] })).rejects.toThrow(
      'cannot be expanded',
    );
    await expect(stripe.checkout.sessions.list({ expand: ['payment_intent'] })).rejects.toThrow(
      'data.payment_intent',
    );
  });
});

describe('limits', () => {
  const refusals: [string, object, object][] = [
    [
      'a reference of 201 characters',
      { client_reference_id: 'a'.repeat(201) },
      { param: 'client_reference_id', message: expect.stringContaining('at most 200 characters') as unknown },
    ],
    [
      'an address of 5,001 characters',
      { success_url: 'http://a.test/'.padEnd(5001, 'a') },
      { param: 'success_url', message: 'Invalid URL: URL must be 5000 characters or less.' },
    ],
    [
      '101 lines',
      { line_items: Array<object>(101).fill({ price: 'price_landsea_trip', quantity: 1 }) },
      { param: 'line_items' },
    ],
    [
      '21 lines of a subscription',
      {
        mode: 'subscription',
        line_items: Array<object>(21).fill({ price: 'price_landsea_pro', quantity: 1 }),
      },
      { param: 'line_items' },
    ],
    [
      '51 keys of metadata',
      { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, key) => [key, 'x'])) },
      { param: 'metadata', message: "Metadata can have up to 50 keys, but you've set 51." },
    ],
  ];
  it.each(refusals)('refuses %s', async (_what, params, refusal) => {
    await expect(create({ ...trip, ...params })).rejects.toMatchObject({ statusCode: 400, ...refusal });
  });

  it('takes what is as long as it may be', async () => {
    const session = await create({
      ...trip,
      client_reference_id: 'a'.repeat(200),
      success_url: 'http://a.test/'.padEnd(5000, 'a'),
      line_items: Array<object>(100).fill({ price: 'price_landsea_trip', quantity: 1 }),
      metadata: Object.fromEntries(Array.from({ length: 50 }, (_, key) => [key, 'x'])),
    });
    expect(session.amount_total).toBe(390_000);
  });

  it('takes an idempotency key of 255 characters and refuses a longer one', async () => {
    const make = (length: number) =>
      stripe.customers.create({}, { idempotencyKey: 'key'.padEnd(length, '-') });
    expect((await make(255)).object).toBe('customer');
    await expect(make(256)).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('1-255 characters') as unknown,
    });
  });
});

describe('idempotency keys', () => {
  it('replay the first answer, and refuse other parameters', async () => {
    const first = await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'key-1' });
    const again = await stripe.customers.create({ email: 'a@example.com' }, { idempotencyKey: 'key-1' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'idempotency-key': 'key-1',
    });
    await expect(
      stripe.customers.create({ email: 'b@example.com' }, { idempotencyKey: 'key-1' }),
    ).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeIdempotencyError',
    });
    expect(await customersOf('a@example.com')).toBe(1);
  });

  it('do not save a refusal of the parameters', async () => {
    const bad = stripe.customers.create({ email: 'no-address' }, { idempotencyKey: 'key-2' });
    await expect(bad).rejects.toMatchObject({ code: 'email_invalid' });
    const good = await stripe.customers.create({ email: 'c@example.com' }, { idempotencyKey: 'key-2' });
    expect(good.email).toBe('c@example.com');
  });

  it('replay a 500, whether or not the call took effect', async () => {
    const path = '/v1/customers';
    await emulator.control('fail-next', { kind: '500', path, when: 'after' });
    const call = () => stripe.customers.create({ email: 'd@example.com' }, { idempotencyKey: 'key-3' });
    await expect(call()).rejects.toMatchObject({ statusCode: 500 });
    await expect(call()).rejects.toMatchObject({
      statusCode: 500,
      headers: { 'idempotent-replayed': 'true' },
    });
    expect(await customersOf('d@example.com')).toBe(1);
  });

  it('refuse a second request while the first runs', async () => {
    await emulator.control('fail-next', { kind: 'delay', ms: 300, method: 'POST' });
    const call = () => stripe.customers.create({ email: 'e@example.com' }, { idempotencyKey: 'key-4' });
    const results = await Promise.allSettled([call(), call()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { statusCode: 409 },
    });
    expect(await customersOf('e@example.com')).toBe(1);
  });

  it("let the SDK's own retry find the session whose answer was lost", async () => {
    await emulator.control('fail-next', {
      kind: 'reset',
      when: 'after',
      method: 'POST',
      path: '/v1/checkout/sessions',
    });
    const before = (await stripe.checkout.sessions.list({ limit: 100 })).data.length;
    const patient = sdkFor(emulator.url, { maxNetworkRetries: 2 });
    const session = await patient.checkout.sessions.create(trip as Stripe.Checkout.SessionCreateParams, {
      idempotencyKey: 'key-5',
    });
    expect(session.lastResponse.headers).toMatchObject({ 'idempotent-replayed': 'true' });
    expect((await stripe.checkout.sessions.list({ limit: 100 })).data.length).toBe(before + 1);
  });
});

describe('asked to fail', () => {
  it('answers 429, then nothing at all, then as ever', async () => {
    await emulator.control('fail-next', { kind: '429' });
    await expect(stripe.events.list()).rejects.toMatchObject({
      statusCode: 429,
      type: 'StripeRateLimitError',
    });
    await emulator.control('fail-next', { kind: 'timeout' });
    await expect(stripe.events.list({}, { timeout: 200 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    await expect(stripe.events.list()).resolves.toMatchObject({ object: 'list' });
  });

  it.each([
    [true, 'repeats'],
    [false, 'does not repeat'],
  ])('says with a 429 when to come back and whether: %s, and the SDK %s it', async (should_retry) => {
    const patient = sdkFor(emulator.url, { maxNetworkRetries: 1 });
    await emulator.control('fail-next', { kind: '429', count: 2, retry_after: 7, should_retry });
    await expect(patient.events.list()).rejects.toMatchObject({
      statusCode: 429,
      headers: { 'retry-after': '7', 'stripe-should-retry': String(should_retry) },
    });
    const { faults } = (await (await emulator.control('fail-next')).json()) as { faults: object[] };
    expect(faults).toHaveLength(should_retry ? 0 : 1);
    await fetch(`${emulator.url}/_emulator/fail-next`, { method: 'DELETE' });
  });
});

it('stops failing when the faults are taken back', async () => {
  await emulator.control('fail-next', { kind: '500', count: 1000 });
  await expect(stripe.events.list()).rejects.toMatchObject({ statusCode: 500 });
  await fetch(`${emulator.url}/_emulator/fail-next`, { method: 'DELETE' });
  await expect(stripe.events.list()).resolves.toMatchObject({ object: 'list' });
});

describe('lists', () => {
  it('page by cursors, newest first', async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.unshift((await emulator.checkout()).id);
    const page = (params: Stripe.Checkout.SessionListParams) =>
      stripe.checkout.sessions.list({ limit: 2, ...params });
    const first = await page({});
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true]);
    const second = await page({ starting_after: String(first.data[1]?.id) });
    expect(second.data.map(({ id }) => id)).toEqual(made.slice(2, 4));
    const all: string[] = [];
    for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) all.push(id);
    expect(all.slice(0, 5)).toEqual(made);
    expect((await page({ limit: 100 })).has_more).toBe(false);
    await expect(page({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    await expect(page({ starting_after: 'cs_test_x' })).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('filter events by type and time', async () => {
    const { id } = await emulator.plan();
    await emulator.control(`sessions/${id}/pay`, {});
    const { subscription } = await stripe.checkout.sessions.retrieve(id);
    await stripe.subscriptions.update(String(subscription), { metadata: { a: '1' } });
    const type = 'customer.subscription.updated';
    const [update] = (await stripe.events.list({ type })).data;
    expect(update).toMatchObject({
      api_version: '2026-10-28.endive',
      data: { object: { metadata: { a: '1' } }, previous_attributes: { metadata: {} } },
    });
    expect((await stripe.events.list({ types: [type] })).data).toHaveLength(1);
    await expect(stripe.events.list({ type, types: [type] })).rejects.toMatchObject({
      code: 'parameters_exclusive',
    });
    const later = { created: { gt: (update?.created ?? 0) + 60 } };
    expect((await stripe.events.list(later)).data).toHaveLength(0);
  });

  it('take at most 20 types of events at once', async () => {
    const types = Array<Stripe.Event['type']>(21).fill('customer.subscription.updated');
    await expect(stripe.events.list({ types })).rejects.toMatchObject({ statusCode: 400, param: 'types' });
    expect((await stripe.events.list({ types: types.slice(1) })).data).toHaveLength(1);
  });
});

it('sells at fixed prices, which a test can make wrong on purpose', async () => {
  expect(await stripe.prices.retrieve('price_landsea_trip')).toMatchObject({
    unit_amount: 3900,
    currency: 'usd',
    type: 'one_time',
    active: true,
    recurring: null,
  });
  const pro = await stripe.prices.retrieve('price_landsea_pro');
  expect(pro).toMatchObject({
    unit_amount: 999,
    type: 'recurring',
    recurring: { interval: 'month', interval_count: 1 },
  });
  expect(pro.unit_amount_decimal?.toString()).toBe('999');
  await emulator.control('price', { active: false });
  expect((await stripe.prices.retrieve('price_landsea_trip')).active).toBe(false);
});
