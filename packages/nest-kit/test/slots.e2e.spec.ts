import { randomUUID } from 'node:crypto';
import { Slots } from '../src/index.js';
import type { TestService } from '../src/testing/index.js';
import { startExample } from './example-service.js';

const first = await startExample();
const second = await startExample({}, first);
afterAll(async () => {
  await second.close();
  await first.close();
});

const rule = { name: 'doors', most: 2 };
const take = (service: TestService, subject: string) => service.app.get(Slots).take(rule, subject);
const age = (seconds: number) =>
  first.dataSource.query('UPDATE held_slot SET expires_at = expires_at - make_interval(secs => $1)', [
    seconds,
  ]);

it('are counted over both copies, for each subject by itself, and given back once', async () => {
  const [subject, other] = [randomUUID(), randomUUID()];
  const taken = await Promise.allSettled([1, 2, 3, 4].map((n) => take(n % 2 ? first : second, subject)));
  const giveBack = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(giveBack).toHaveLength(2);
  await take(first, other);
  await giveBack[0]?.();
  await giveBack[0]?.();
  await take(second, subject);
  await expect(take(first, subject)).rejects.toMatchObject({ error: { code: 'RATE_LIMITED' } });
});

it('last while they are renewed, and run out with a copy that no longer does', async () => {
  const subject = randomUUID();
  await take(first, subject);
  await take(second, subject);
  await age(50);
  await first.app.get(Slots).renew();
  await age(50);
  await take(second, subject);
  await expect(take(second, subject)).rejects.toMatchObject({ error: { code: 'RATE_LIMITED' } });
});

it('are given back when the work under them fails', async () => {
  const subject = randomUUID();
  const slots = first.app.get(Slots);
  const fails = () =>
    slots.runWithin({ name: 'work', most: 1 }, subject, () => Promise.reject(new Error('no')));
  await expect(fails()).rejects.toThrow('no');
  await expect(fails()).rejects.toThrow('no');
});
