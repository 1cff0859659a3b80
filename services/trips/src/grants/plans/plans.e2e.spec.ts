import { randomUUID } from 'node:crypto';
import { CreateClient } from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { familyWithTrip, newTrip, planAccess } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const deliver = async (...changed: Parameters<typeof planAccess>) =>
  expect((await service.deliver('billing.subscription-changed', planAccess(...changed))).status).toBe(204);
const accessType = async (agent: TestAgent, tripId: string) =>
  (await agent.get(`/api/user/access?tripId=${tripId}`).expect(200)).body.accessType as string;
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

describe('billing.subscription-changed', () => {
  it('opens the holder’s own trips, and closes them when it ends', async () => {
    const { agent, userId, trip } = await familyWithTrip(service);
    await deliver(userId);
    expect((await agent.get(`/api/user/access?tripId=${trip.id}`).expect(200)).body).toMatchObject({
      canEdit: true,
      accessType: 'subscription',
      isActive: true,
    });
    await deliver(userId, { accessUntil: null, version: 2 });
    expect(await accessType(agent, trip.id)).toBe('free');
  });

  it('keeps the highest version, whatever the order', async () => {
    const { agent, userId, trip } = await familyWithTrip(service);
    await deliver(userId, { accessUntil: null, version: 3 });
    await deliver(userId, { version: 2 });
    expect(await accessType(agent, trip.id)).toBe('free');
    await deliver(userId, { version: 4 });
    expect(await accessType(agent, trip.id)).toBe('subscription');
  });

  it('ends by the clock, also without a message', async () => {
    const { agent, userId, trip } = await familyWithTrip(service);
    await deliver(userId, { accessUntil: yesterday() });
    expect(await accessType(agent, trip.id)).toBe('free');
  });

  it('opens nothing of anybody else, and comes only from billing', async () => {
    const { agent, trip } = await familyWithTrip(service);
    await deliver(randomUUID());
    expect(await accessType(agent, trip.id)).toBe('free');
    const message = {
      id: randomUUID(),
      type: 'billing.subscription-changed',
      payload: planAccess(randomUUID()),
    };
    await service.internal('identity').post('/internal/inbox').send(message).expect(403);
  });
});

describe('limits of a person who has no plan', () => {
  const newClient = () =>
    CreateClient.parse({ firstName: 'Ana', lastName: 'Silva', email: `${randomUUID()}@example.com` });
  const addClient = (agent: TestAgent) => agent.post('/api/v1/clients').send(newClient());
  const addTrip = (agent: TestAgent) => agent.post('/api/trips').send(newTrip());

  it('lets an agent keep more than one client with the Agent plan, and only with it', async () => {
    const userId = randomUUID();
    const agent = service.as({ userId, userType: 'agent' });
    await addClient(agent).expect(201);
    await deliver(userId, { plan: 'pro' });
    await addClient(agent).expect(403);
    await deliver(userId, { plan: 'agent' });
    await addClient(agent).expect(201);
    await deliver(userId, { plan: 'agent', accessUntil: yesterday(), version: 2 });
    await addClient(agent).expect(403);
  });

  it('lets a plan’s holder keep more than five unpaid trips', async () => {
    const { agent, userId } = await familyWithTrip(service);
    for (let trips = 1; trips < 5; trips += 1) await addTrip(agent).expect(201);
    await addTrip(agent).expect(409);
    await deliver(userId);
    await addTrip(agent).expect(201);
  });
});
