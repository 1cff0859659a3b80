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
    await expect(stranger.products.list()).rejects.toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
    const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': '2020-08-27' };
    expect((await fetch(`${emulator.url}/v1/products`, { headers })).status).toBe(400);
  });

  it('refuses an inactive price and an amount under fifty cents', async () => {
    const price = await stripe.prices.create({
      currency: 'usd',
      unit_amount: 49,
      product_data: { name: 'Tiny' },
    });
    await expect(emulator.checkout({ line_items: [{ price: price.id, quantity: 1 }] })).rejects.toMatchObject(
      {
        code: 'amount_too_small',
      },
    );
    await stripe.prices.update(price.id, { active: false });
    await expect(emulator.checkout({ line_items: [{ price: price.id, quantity: 2 }] })).rejects.toThrow(
      'inactive',
    );
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
    expect((await stripe.customers.list({ email: 'a@example.com' })).data).toHaveLength(1);
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
    expect((await stripe.customers.list({ email: 'd@example.com' })).data).toHaveLength(1);
  });

  it('refuse a second request while the first runs', async () => {
    await emulator.control('fail-next', { kind: 'delay', ms: 300, method: 'POST' });
    const call = () => stripe.customers.create({ email: 'e@example.com' }, { idempotencyKey: 'key-4' });
    const results = await Promise.allSettled([call(), call()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { statusCode: 409 },
    });
    expect((await stripe.customers.list({ email: 'e@example.com' })).data).toHaveLength(1);
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
    await expect(stripe.products.list()).rejects.toMatchObject({
      statusCode: 429,
      type: 'StripeRateLimitError',
    });
    await emulator.control('fail-next', { kind: 'timeout' });
    await expect(stripe.products.list({}, { timeout: 200 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    await expect(stripe.products.list()).resolves.toMatchObject({ object: 'list' });
  });
});

it('stops failing when the faults are taken back', async () => {
  await emulator.control('fail-next', { kind: '500', count: 1000 });
  await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 500 });
  await fetch(`${emulator.url}/_emulator/fail-next`, { method: 'DELETE' });
  await expect(stripe.products.list()).resolves.toMatchObject({ object: 'list' });
});

describe('lists', () => {
  it('page by cursors in both directions, newest first', async () => {
    const product = 'prod_landsea_trip';
    for (const unit_amount of [100, 200, 300, 400, 500]) {
      await stripe.prices.create({ currency: 'eur', unit_amount, product });
    }
    const page = (params: Stripe.PriceListParams) =>
      stripe.prices.list({ currency: 'eur', limit: 2, ...params });
    const amounts = (list: Stripe.ApiList<Stripe.Price>) => list.data.map((price) => price.unit_amount);
    const first = await page({});
    expect([amounts(first), first.has_more]).toEqual([[500, 400], true]);
    const second = await page({ starting_after: String(first.data[1]?.id) });
    expect(amounts(second)).toEqual([300, 200]);
    const last = await page({ starting_after: String(second.data[1]?.id) });
    expect([amounts(last), last.has_more]).toEqual([[100], false]);
    const back = await page({ ending_before: String(last.data[0]?.id) });
    expect([amounts(back), back.has_more]).toEqual([[300, 200], true]);
    expect((await page({ limit: 5 })).has_more).toBe(false);
    const all: (number | null)[] = [];
    for await (const price of stripe.prices.list({ currency: 'eur', limit: 2 })) all.push(price.unit_amount);
    expect(all).toEqual([500, 400, 300, 200, 100]);
    await expect(stripe.prices.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
    await expect(stripe.prices.list({ starting_after: 'price_x' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('filter events by type and time', async () => {
    const customer = await stripe.customers.create({ name: 'Dee' });
    await stripe.customers.update(customer.id, { name: 'Di', metadata: { a: '1' } });
    const [update] = (await stripe.events.list({ type: 'customer.updated' })).data;
    expect(update).toMatchObject({
      api_version: '2026-10-28.endive',
      data: { object: { name: 'Di' }, previous_attributes: { name: 'Dee', metadata: {} } },
    });
    expect((await stripe.events.list({ types: ['customer.updated'] })).data).toHaveLength(1);
    const later = { created: { gt: (update?.created ?? 0) + 60 } };
    expect((await stripe.events.list(later)).data).toHaveLength(0);
    expect(await stripe.events.retrieve(String(update?.id))).toMatchObject({
      id: update?.id,
      pending_webhooks: 0,
    });
  });

  it('take at most 20 types of events at once', async () => {
    const types = Array<Stripe.Event['type']>(21).fill('customer.updated');
    await expect(stripe.events.list({ types })).rejects.toMatchObject({
      code: 'parameter_invalid',
      param: 'types',
    });
    expect((await stripe.events.list({ types: types.slice(1) })).data).toHaveLength(1);
  });
});

it('keeps metadata as Stripe does: merged, numeric keys and all, an empty value removes', async () => {
  const { id } = await stripe.customers.create({ metadata: { 0: 'zero', keep: 'yes', drop: 'soon' } });
  const after = await stripe.customers.update(id, { metadata: { drop: '', more: 'a&b=c[0]' } });
  expect(after.metadata).toEqual({ 0: 'zero', keep: 'yes', more: 'a&b=c[0]' });
  expect((await stripe.customers.update(id, { metadata: '' })).metadata).toEqual({});
});

it('seeds the trip price once and can make it wrong on purpose', async () => {
  const price = await stripe.prices.retrieve('price_landsea_trip', { expand: ['product'] });
  expect(price).toMatchObject({
    unit_amount: 3900,
    currency: 'usd',
    type: 'one_time',
    active: true,
    recurring: null,
  });
  expect(price.unit_amount_decimal?.toString()).toBe('3900');
  expect(price.product).toMatchObject({ name: 'Landsea trip unlock' });
  await emulator.control('seed', { active: false });
  expect((await stripe.prices.retrieve('price_landsea_trip')).active).toBe(false);
});
