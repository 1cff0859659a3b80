import { createHmac, randomUUID } from 'node:crypto';
import { KIT_ENV, type KitEnv } from '../src/index.js';
import { ServiceCaller } from '../src/messages/service-calls/service-caller.js';
import { startExample } from './example-service.js';

const service = await startExample();
afterAll(() => service.close());

const seconds = (count: number): Date => new Date(Date.now() + count * 1000);
const message = () => ({
  id: randomUUID(),
  type: 'billing.entitlement-changed',
  payload: {
    entitlementId: randomUUID(),
    userId: randomUUID(),
    tripId: randomUUID(),
    state: 'active',
    startsAt: new Date().toISOString(),
    version: 1,
  },
});
const send = (authorization: string) =>
  service.anonymous().post('/internal/inbox').set('Authorization', authorization).send(message());

describe('a call of another service', () => {
  it('is taken with a live token of the sender for this service', async () => {
    await send(service.bearer({ issuer: 'billing' })).expect(204);
    await send(service.bearer({ issuer: 'billing', at: seconds(-100) })).expect(204);
  });

  it.each([
    ['for another audience', () => service.bearer({ issuer: 'billing', audience: 'identity' })],
    ['two minutes old', () => service.bearer({ issuer: 'billing', at: seconds(-120) })],
    ['from the future', () => service.bearer({ issuer: 'billing', at: seconds(65) })],
    ['signed with another secret', () => service.bearer({ issuer: 'billing', secret: 'x'.repeat(40) })],
    ['that is none', () => 'Bearer none'],
    ['of no scheme', () => service.bearer({ issuer: 'billing' }).replace('Bearer ', '')],
    ['that is missing', () => ''],
  ])('is refused with a token %s', async (_, bearer) => {
    const { body } = await send(bearer()).expect(401);
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each(['null', '[]', '7', '"trips"', 'not json', '{"iss":{},"aud":[],"iat":null}'])(
    'is refused with a signed token whose claims are %s',
    async (claims) => {
      const { SERVICE_TOKEN_SECRET } = service.app.get<KitEnv>(KIT_ENV);
      const [header = ''] = service.bearer().replace('Bearer ', '').split('.');
      const text = `${header}.${Buffer.from(claims).toString('base64url')}`;
      const signature = createHmac('sha256', SERVICE_TOKEN_SECRET).update(text).digest('base64url');
      const { body } = await send(`Bearer ${text}.${signature}`).expect(401);
      expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
    },
  );

  it.each([
    ['ahead', 59, 204],
    ['behind', -59, 204],
    ['ahead', 600, 401],
    ['behind', -600, 401],
  ])('whose clock is %s (%i s) is answered %i', async (_, bySeconds, status) => {
    const env = { ...service.app.get<KitEnv>(KIT_ENV), TRIPS_URL: service.url };
    const caller = new ServiceCaller(env, 'billing', () => seconds(bySeconds));
    const answer = await caller.send('trips', '/internal/inbox', {
      method: 'POST',
      body: JSON.stringify(message()),
    });
    expect(answer.status).toBe(status);
  });

  it("is refused when it brings another sender's message", async () => {
    await send(service.bearer({ issuer: 'identity' })).expect(403);
    await send(service.bearer({ issuer: 'trips' })).expect(403);
  });

  it('is not a session: the token opens nothing that is a person’s', async () => {
    await service
      .anonymous()
      .get('/api/example/mine')
      .set('Authorization', service.bearer({ issuer: 'billing' }))
      .expect(401);
  });

  it('is not made by a session', async () => {
    await service.as({}).post('/internal/inbox').send(message()).expect(401);
  });
});
