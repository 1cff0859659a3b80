import { randomUUID } from 'node:crypto';
import { firstValueFrom, take, toArray } from 'rxjs';
import { LiveBus } from '../src/index.js';
import type { TestService } from '../src/testing/index.js';
import { startExample } from './example-service.js';

/** Two copies of one service on one database, as behind the gateway. */
const first = await startExample();
const second = await startExample({}, first);
afterAll(async () => {
  await second.close();
  await first.close();
});

const person = { userId: randomUUID(), firstName: 'Ada' };
const noteAt = (copy: TestService, key: string, text = 'once') =>
  copy.as(person).post('/api/example/notes').set('Idempotency-Key', key).send({ text });

it('an action that is retried at the other copy runs once', async () => {
  const key = randomUUID();
  const answers = await Promise.all([first, second, first, second].map((copy) => noteAt(copy, key)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(3);
  expect((await noteAt(second, key, 'other')).status).toBe(422);
});

it('an answer is kept for 24 hours, and no longer', async () => {
  const key = randomUUID();
  await noteAt(first, key).expect(201);
  const age = (hours: number) =>
    first.dataSource.query(
      `UPDATE idempotency_key SET created_at = now() - make_interval(mins => $2) WHERE key = $1`,
      [key, hours * 60],
    );
  await age(23.9);
  expect((await noteAt(second, key)).headers['idempotency-replayed']).toBe('true');
  await age(24.1);
  expect((await noteAt(second, key)).headers['idempotency-replayed']).toBeUndefined();
});

it('both copies count one person towards one limit, small or wide', async () => {
  const few = (copy: TestService) =>
    copy.anonymous().get('/api/example/few').set('X-Forwarded-For', '203.0.113.77');
  const small = await Promise.all([first, second, first, second, first, second].map(few));
  expect(small.filter(({ status }) => status === 200)).toHaveLength(3);

  const [here, there] = [first.as(person), second.as(person)];
  const wide: number[] = [];
  for (let batch = 0; batch < 80; batch += 1)
    wide.push(
      ...(await Promise.all(
        [here, there, here, there, here, there, here, there].map(
          async (agent) => (await agent.get('/api/example/greeting')).status,
        ),
      )),
    );
  const letIn = wide.filter((status) => status === 200).length;
  // What was sent above counts too; a copy may hold back a share of 20 that it was granted, of a minute and of a burst.
  expect(letIn).toBeLessThanOrEqual(600);
  expect(letIn).toBeGreaterThan(500);
});

it('what one copy announces reaches the browsers of the other', async () => {
  const heard = firstValueFrom(second.app.get(LiveBus).subscribe('trip').pipe(take(2), toArray()));
  await first.app.get(LiveBus).publish('trip', { said: 'here' });
  await second.app.get(LiveBus).publish('trip', { said: 'there' });
  expect(await heard).toEqual([{ said: 'here' }, { said: 'there' }]);
});
