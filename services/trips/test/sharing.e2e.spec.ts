import { randomUUID } from 'node:crypto';
import type { TestService } from '@landsea/nest-kit/testing';
import { ClientRow } from '../src/clients/client.entity.js';
import { CollaboratorRow } from '../src/collaborators/collaborator.entity.js';
import { startTrips } from './app.js';
import { familyWithPaidTrip, familyWithTrip, joined, newLine, planAccess } from './factories.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());

const join = async (tripId: string, part: Pick<CollaboratorRow, 'role' | 'seesMoney'>) => {
  const userId = randomUUID();
  await service.dataSource.manager.insert(CollaboratorRow, joined(tripId, userId, part));
  return service.as({ userId, firstName: 'Kim' });
};
const editor = { role: 'editor', seesMoney: true } as const;

describe('what somebody is to a trip', () => {
  it('lets an editor edit while the trip’s own access allows it, and never archive it', async () => {
    const family = await familyWithPaidTrip(service);
    const kim = await join(family.trip.id, editor);
    const lines = `/api/v1/trips/${family.trip.id}/budget/lines`;
    await kim.post(lines).send(newLine()).expect(201);
    await kim.patch(`/api/trips/${family.trip.id}`).send({ archived: true }).expect(403);
    await family.agent.patch(`/api/trips/${family.trip.id}`).send({ archived: true }).expect(200);
    expect((await kim.post(lines).send(newLine()).expect(403)).body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This trip is not open for editing now. Its owner can unlock it.',
    });
  });

  it('keeps money from whom the owner keeps it from, as if there were none', async () => {
    const { trip } = await familyWithPaidTrip(service);
    const kim = await join(trip.id, { role: 'editor', seesMoney: false });
    await kim.get(`/api/trips/${trip.id}`).expect(200);
    await kim.get(`/api/v1/trips/${trip.id}/budget`).expect(404);
    expect((await kim.get(`/api/user/access?tripId=${trip.id}`).expect(200)).body).toMatchObject({
      canEdit: true,
      role: 'editor',
      seesMoney: false,
    });
  });

  it('lists a shared trip with its role, and counts it among nobody’s own', async () => {
    const { trip } = await familyWithTrip(service);
    const kim = await join(trip.id, { role: 'viewer', seesMoney: true });
    const { body } = await kim.get('/api/trips').expect(200);
    expect(body).toEqual([expect.objectContaining({ id: trip.id, role: 'viewer' })]);
    expect((await kim.get('/api/v1/trips/active').expect(200)).body.trip.id).toBe(trip.id);
  });

  it('lets an agent look at the trips of who joined as their client, and edit them with the plan', async () => {
    const { userId, trip } = await familyWithPaidTrip(service);
    const agentId = randomUUID();
    const agent = service.as({ userId: agentId, userType: 'agent' });
    const { body } = await agent
      .post('/api/v1/clients')
      .send({ firstName: 'Ana', lastName: 'Silva', email: `${userId}@example.com` })
      .expect(201);
    await agent.get(`/api/trips/${trip.id}`).expect(404);
    await service.dataSource.manager.update(ClientRow, { id: String(body.id) }, { userId });
    await agent.get(`/api/trips/${trip.id}`).expect(200);
    const lines = `/api/v1/trips/${trip.id}/budget/lines`;
    expect((await agent.post(lines).send(newLine()).expect(403)).body).toMatchObject({ code: 'PAYWALL' });
    await service.deliver('billing.subscription-changed', planAccess(agentId, { plan: 'agent' }));
    await agent.post(lines).send(newLine()).expect(201);
    expect((await agent.get('/api/trips').expect(200)).body).toEqual([]);
  });
});

describe('the people of a new trip', () => {
  it('have an id and a version of their own', async () => {
    const { trip } = await familyWithTrip(service);
    expect(trip.party).toEqual([expect.objectContaining({ id: expect.any(String), version: 1 })]);
  });
});
