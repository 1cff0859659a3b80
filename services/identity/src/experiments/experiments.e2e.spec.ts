import { randomBytes } from 'node:crypto';
import type { ExperimentResults } from '@landsea/contracts/experiments';
import { PersonalDataRegistry } from '@landsea/nest-kit';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { startIdentity } from '../testing/app.js';
import { aRegistration, register, verified } from '../testing/factories.js';
import { Experiments } from './experiments.service.js';

const MARKETER = 'sam.marketing@example.com';
let service: TestService;
let marketer: TestAgent;
beforeAll(async () => {
  service = await startIdentity({ MARKETING_EMAILS: ` ${MARKETER.toUpperCase()}, other@example.com` });
  marketer = service.anonymous();
  const { id } = await register(marketer, { email: MARKETER });
  await verified(service, id);
});
afterAll(() => service.close());

const aVisitor = () => `landsea_vid=${randomBytes(16).toString('base64url')}`;
const exposure = { experiment: 'home', version: 1, variant: 'pricing' };
const see = (cookie: string, body: object = exposure) =>
  service.anonymous().post('/api/v1/experiments/exposures').set('Cookie', cookie).send(body);
const begin = (cookie: string) =>
  service.anonymous().post('/api/v1/experiments/starts').set('Cookie', cookie).send({});
const becomePerson = async (cookie: string): Promise<string> => {
  const { body } = await service
    .anonymous()
    .post('/api/auth/register')
    .set('Cookie', cookie)
    .send(aRegistration())
    .expect(201);
  return String((body as { id: unknown }).id);
};
const resultsOf = async (experiment: string): Promise<ExperimentResults['variants']> => {
  const { body } = await marketer
    .get(`/api/v1/experiments/results?experiment=${experiment}&version=1`)
    .expect(200);
  return (body as ExperimentResults).variants;
};
const now = () => new Date().toISOString();
const [oldBuild, newBuild] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const leave = (cookie: string, figures: object) =>
  service.anonymous().post('/api/v1/experiments/page-figures').set('Cookie', cookie).send(figures);

describe('the way of a visitor', () => {
  it('is counted step by step, each step once, for the variant that was seen', async () => {
    const seen = { ...exposure, experiment: 'way' };
    const whole = aVisitor();
    await see(whole, seen).expect(204);
    await see(whole, { ...seen, variant: 'story' }).expect(204); // the first one counts
    await begin(whole).expect(204);
    await begin(whole).expect(204);
    const userId = await becomePerson(whole);
    for (let trips = 0; trips < 2; trips += 1) {
      await service.deliver('trips.trip-created', { userId, createdAt: now() });
    }
    await service.deliver('billing.purchase-made', { userId, paidAt: now() });
    const short = aVisitor();
    await see(short, { ...seen, variant: 'story' }).expect(204);
    await begin(short).expect(204);
    expect(await resultsOf('way')).toEqual([
      { variant: 'pricing', visitors: 1, steps: { start: 1, register: 1, create: 1, pay: 1 } },
      { variant: 'story', visitors: 1, steps: { start: 1, register: 0, create: 0, pay: 0 } },
    ]);
  });

  it('is not counted without the cookie of the gateway, or before anything was seen', async () => {
    const seen = { ...exposure, experiment: 'none' };
    await see('landsea_vid=short', seen).expect(204);
    await see('other=1', seen).expect(204);
    const blind = aVisitor();
    await begin(blind).expect(204);
    const userId = await becomePerson(blind);
    await service.deliver('trips.trip-created', { userId, createdAt: now() });
    await see(blind, seen).expect(204);
    expect(await resultsOf('none')).toEqual([
      { variant: 'pricing', visitors: 1, steps: { start: 0, register: 0, create: 0, pay: 0 } },
    ]);
  });

  it('cannot be followed to a person who was erased, and old rows go', async () => {
    const seen = { ...exposure, experiment: 'gone' };
    const visitor = aVisitor();
    await see(visitor, seen).expect(204);
    const userId = await becomePerson(visitor);
    const experiments = service.app.get(Experiments);
    const registry = service.app.get(PersonalDataRegistry);
    expect((await registry.records(userId)).experiments).toHaveLength(1);
    await service.dataSource.transaction((manager) => registry.erase(manager, userId));
    await service.deliver('billing.purchase-made', { userId, paidAt: now() });
    expect((await resultsOf('gone'))[0]?.steps).toEqual({ start: 0, register: 1, create: 0, pay: 0 });
    await service.dataSource.query(`UPDATE experiment_exposure SET seen_at = now() - interval '401 days'
      WHERE experiment = 'gone'`);
    await experiments.deleteOld();
    expect(await resultsOf('gone')).toEqual([]);
  });
});

describe('figures by build', () => {
  const page = { ...exposure, experiment: 'builds' };
  const figures = { experiment: 'builds', version: 1, build: newBuild, scriptErrors: 0 };
  const read = async (version = 1): Promise<ExperimentResults> =>
    (await marketer.get(`/api/v1/experiments/results?experiment=builds&version=${version}`).expect(200))
      .body as ExperimentResults;

  it('count each visitor for the build that they saw first, with steps, errors and the largest paint', async () => {
    const paints = [900, 1000, 1100, 4000];
    for (const largestPaintMs of paints) {
      const visitor = aVisitor();
      await see(visitor, { ...page, build: newBuild }).expect(204);
      await leave(visitor, { ...figures, largestPaintMs }).expect(204);
      await leave(visitor, { ...figures, largestPaintMs: 9000 }).expect(204); // the first one stays
    }
    const unlucky = aVisitor();
    await see(unlucky, { ...page, build: newBuild }).expect(204);
    await see(unlucky, { ...page, build: oldBuild }).expect(204);
    await leave(unlucky, { ...figures, scriptErrors: 2 }).expect(204);
    await leave(unlucky, { ...figures, build: oldBuild, largestPaintMs: 1 }).expect(204);
    await begin(unlucky).expect(204);
    await becomePerson(unlucky);
    await see(aVisitor(), { ...page, build: oldBuild, variant: 'story' }).expect(204);
    await see(aVisitor(), page).expect(204);
    const none = { start: 0, register: 0, create: 0, pay: 0 };
    const { builds = [] } = await read();
    expect(builds.map(({ firstSeenAt: _, ...counts }) => counts)).toEqual([
      {
        build: null,
        variant: 'pricing',
        visitors: 1,
        steps: none,
        withErrors: 0,
        measured: 0,
        largestPaintMs: null,
      },
      {
        build: oldBuild,
        variant: 'story',
        visitors: 1,
        steps: none,
        withErrors: 0,
        measured: 0,
        largestPaintMs: null,
      },
      {
        build: newBuild,
        variant: 'pricing',
        visitors: 5,
        steps: { ...none, start: 1, register: 1 },
        withErrors: 1,
        measured: 4,
        largestPaintMs: 1100,
      },
    ]);
    expect(Date.parse(builds[0]?.firstSeenAt ?? '')).toBeGreaterThan(Date.now() - 3_600_000);
  });

  it('stay for the versions before', async () => {
    await see(aVisitor(), { ...page, version: 2, build: newBuild }).expect(204);
    expect((await read(2)).builds).toHaveLength(1);
    const before = await read(1);
    expect(before.versions).toEqual([2, 1]);
    expect(before.builds).toHaveLength(3);
  });

  it('are taken from nobody who was not counted', async () => {
    const before = await read();
    await leave('other=1', { ...figures, largestPaintMs: 5 }).expect(204);
    await leave(aVisitor(), { ...figures, largestPaintMs: 5 }).expect(204);
    expect(await read()).toEqual(before);
    for (const wrong of [
      { build: 'x' },
      { scriptErrors: -1 },
      { scriptErrors: 100 },
      { largestPaintMs: 1.5 },
    ])
      await leave(aVisitor(), { ...figures, ...wrong }).expect(400);
  });
});

describe('what is refused', () => {
  it.each([
    ['a variant that no file can name', { ...exposure, variant: 'Pricing page' }],
    ['a version of 0', { ...exposure, version: 0 }],
    ['an unknown property', { ...exposure, note: 'x' }],
  ])('%s', async (_what, body) => {
    await see(aVisitor(), body).expect(400);
  });

  it('is everybody without the role, who learn nothing of the page', async () => {
    const family = service.anonymous();
    await register(family);
    await family.get('/api/v1/experiments/results?experiment=home&version=1').expect(404);
    const unconfirmed = service.anonymous();
    await register(unconfirmed, { email: 'other@example.com' });
    await unconfirmed.get('/api/v1/experiments/results?experiment=home&version=1').expect(404);
    await service.anonymous().get('/api/v1/experiments/results?experiment=home&version=1').expect(401);
  });
});

test('the results need an experiment and a version', async () => {
  await marketer.get('/api/v1/experiments/results?experiment=home&version=0').expect(400);
  await marketer.get('/api/v1/experiments/results').expect(400);
});

test('the account says its role, once its address is confirmed', async () => {
  const { body } = await marketer.get('/api/auth/user').expect(200);
  expect(body).toMatchObject({ roles: ['marketing'] });
  const family = service.anonymous();
  await register(family);
  expect((await family.get('/api/auth/user')).body).not.toHaveProperty('roles');
});
