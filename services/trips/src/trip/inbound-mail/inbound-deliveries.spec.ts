import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { CountedRule, KitRequest, RateLimiter } from '@landsea/nest-kit';
import { InboundDeliveries } from './inbound-deliveries.js';
import { inboundSignature } from '../../testing/inbound-signature.js';
import { signHeader } from './inbound-signature.js';

const secret = 'a-secret-that-only-the-tests-know';
const now = new Date('2027-03-14T12:00:00Z');
const at = now.getTime() / 1000;
const email = Buffer.from('an email');
const limiter = {
  state: () => Promise.resolve({ left: 1, retryAfter: 0 }),
  hit: () => Promise.resolve(undefined),
} as unknown as RateLimiter; // The two methods that deliveries use.

/** A delivery whose body has not come yet. */
const delivery = (headers: Record<string, string> = {}) => {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, {
    'landsea-signature': inboundSignature(email, secret, at),
    'content-length': String(email.length),
    ...headers,
  });
  const finish = () => {
    request.push(email);
    request.push(null);
  };
  // A request of the kit is this one with what its middleware adds, which deliveries do not read.
  return { request: request as unknown as KitRequest, finish };
};
const take = (deliveries: InboundDeliveries, request: KitRequest) =>
  deliveries.take(request, { secret, signsRecipient: false });

it('reads three bodies at a time that nothing proves, lets twelve wait, and one with a proof pass them', async () => {
  const deliveries = new InboundDeliveries(limiter, () => now);
  const unproven = Array.from({ length: 15 }, () => delivery());
  const taken = unproven.map(({ request }) => take(deliveries, request));
  await new Promise(setImmediate);
  expect(unproven.filter(({ request }) => request.listenerCount('data') > 0)).toHaveLength(3);
  await expect(take(deliveries, delivery().request)).rejects.toMatchObject({ status: 503 });
  const proven = delivery({ 'landsea-proof': signHeader('', email.length, secret, at) });
  const first = take(deliveries, proven.request);
  proven.finish();
  expect((await first).email).toEqual(email);
  for (const { finish } of unproven) finish();
  expect(await Promise.all(taken)).toHaveLength(15);
  const last = delivery();
  last.finish();
  expect((await take(deliveries, last.request)).email).toEqual(email);
});

it('reads nothing of a body whose signature is of another time, or has no form', async () => {
  const deliveries = new InboundDeliveries(limiter, () => now);
  for (const signature of ['', 'v1=aa', inboundSignature(email, secret, at - 400)]) {
    const { request } = delivery({ 'landsea-signature': signature });
    await expect(take(deliveries, request)).rejects.toMatchObject({ status: 400 });
    expect(request.listenerCount('data')).toBe(0);
  }
});

it('reads three large forged bodies of an address, and after them none without a proof', async () => {
  const hits = new Map<string, number>();
  const counting = {
    state: ({ name, limit }: CountedRule) =>
      Promise.resolve({ left: limit - (hits.get(name) ?? 0), retryAfter: 60 }),
    hit: ({ name }: CountedRule) => Promise.resolve(void hits.set(name, (hits.get(name) ?? 0) + 1)),
  } as unknown as RateLimiter; // The two methods that deliveries use.
  const deliveries = new InboundDeliveries(counting, () => now);
  const large = { 'content-length': String(2 * 1024 * 1024) };
  const forged = { ...large, 'landsea-signature': inboundSignature(email, 'another secret', at) };
  const sent = Array.from({ length: 8 }, () => delivery(forged));
  const taken = Promise.allSettled(sent.map(({ request }) => take(deliveries, request)));
  await new Promise(setImmediate);
  expect(sent.filter(({ request }) => request.listenerCount('data') > 0)).toHaveLength(3);
  for (const { finish } of sent) finish();
  const statuses = (await taken).map((each) =>
    each.status === 'rejected' ? (each.reason as { status: number }).status : 204,
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([400, 400, 400, 429, 429, 429, 429, 429]);
  await expect(take(deliveries, delivery(large).request)).rejects.toMatchObject({ status: 429 });
  const small = delivery();
  small.finish();
  expect((await take(deliveries, small.request)).email).toEqual(email);
  const proof = signHeader('', 2 * 1024 * 1024, secret, at);
  const proven = delivery({ ...large, 'landsea-proof': proof });
  proven.finish();
  expect((await take(deliveries, proven.request)).email).toEqual(email);
});
