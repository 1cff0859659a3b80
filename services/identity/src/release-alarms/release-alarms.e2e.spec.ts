import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { startIdentity } from '../testing/app.js';

const service = await startIdentity();
afterAll(() => service.close());

const raise = (body: object) => service.anonymous().post('/api/v1/release-alarms').send(body);
const alarm = {
  kind: 'integrity',
  app: 'marketing',
  build: '0123456789ab',
  subject: '/remotes/marketing/0123456789ab/remoteEntry.js',
  reason: 'Failed to load',
};
const counted = async (): Promise<string[]> =>
  (await service.anonymous().get('/metrics')).text
    .split('\n')
    .filter((line) => line.startsWith('release_alarms_total'));

it('counts what a browser refused, without an account', async () => {
  await raise(alarm).expect(204);
  await raise(alarm).expect(204);
  await raise({ kind: 'signature', app: 'shell' }).expect(204);
  expect((await counted()).sort()).toEqual([
    'release_alarms_total{kind="integrity",app="marketing",build="0123456789ab",service="identity"} 2',
    'release_alarms_total{kind="signature",app="shell",build="none",service="identity"} 1',
  ]);
});

it('logs an alarm that an operator can filter for', async () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  await raise({ ...alarm, kind: 'missing' }).expect(204);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({
      alarm: 'release-missing',
      kind: 'missing',
      app: 'marketing',
      build: alarm.build,
    }),
  );
  error.mockRestore();
});

it('a build fails once visitors of five networks could not open it, however often one of them says so', async () => {
  const [build, other] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
  const failed = { kind: 'first-render', app: 'family', build };
  const failing = async () =>
    (await service.anonymous().get(`/api/v1/release-alarms/failing?builds=${build},${other}`).expect(200))
      .body;
  const from = (last: number, body = failed) =>
    raise(body).set('x-forwarded-for', `203.0.113.${last}`).expect(204);
  for (const last of [1, 2, 3, 4, 4, 4]) await from(last);
  await from(6, { ...failed, kind: 'missing' });
  expect(await failing()).toEqual({ failing: [] });
  await from(5);
  expect(await failing()).toEqual({ failing: [build] });
  await service.anonymous().get('/api/v1/release-alarms/failing?builds=x').expect(400);
});

it.each([
  ['another kind', { ...alarm, kind: 'weather' }],
  ['another app', { ...alarm, app: 'identity' }],
  ['a long reason', { ...alarm, reason: 'x'.repeat(201) }],
  ['a build that is none', { ...alarm, build: 'a b' }],
  ['more than it takes', { ...alarm, email: 'ada@example.com' }],
])('refuses %s', async (_, body) => {
  const { body: error } = await raise(body).expect(400);
  expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
});

it('takes 30 calls of one address in a minute', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => raise(alarm)));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
});
