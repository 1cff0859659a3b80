import { randomUUID } from 'node:crypto';
import { FREE_ACCESS_MESSAGE } from '@landsea/contracts/trip';
import { AfterCommit } from '@landsea/nest-kit';
import { startTrips } from '../../testing/app.js';
import { entitlement, familyWithPaidTrip, familyWithTrip } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const free = {
  canView: true,
  canEdit: false,
  accessType: 'free',
  isActive: false,
  message: FREE_ACCESS_MESSAGE,
};
const freeOwner = { ...free, role: 'owner', seesMoney: true, seesDocuments: true };

describe('GET /api/user/access', () => {
  it('is free before a payment, and of the active trip when none is named', async () => {
    const { agent, trip } = await familyWithTrip(service);
    expect((await agent.get(`/api/user/access?tripId=${trip.id}`).expect(200)).body).toEqual(freeOwner);
    expect((await agent.get('/api/user/access').expect(200)).body).toEqual(freeOwner);
    expect((await service.as({}).get('/api/user/access').expect(200)).body).toEqual(free);
  });

  it('is right on connections that planned it before a migration changed a column', async () => {
    const { agent, trip } = await familyWithTrip(service);
    const ask = () =>
      Promise.all(
        Array.from({ length: 12 }, () => agent.get(`/api/user/access?tripId=${trip.id}`).expect(200)),
      );
    await ask();
    const { manager } = service.dataSource;
    await manager.query(`ALTER TABLE collaborator ALTER role TYPE varchar(40)`);
    for (const { body } of await ask()) expect(body).toEqual(freeOwner);
    await manager.query(`ALTER TABLE collaborator ALTER role TYPE text`);
    for (const { body } of await ask()) expect(body).toEqual(freeOwner);
  });

  it('is paid once billing says so', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const paid = { canEdit: true, accessType: 'trip', isActive: true };
    expect((await agent.get(`/api/user/access?tripId=${trip.id}`).expect(200)).body).toMatchObject(paid);
    expect((await agent.get('/api/user/access').expect(200)).body).toMatchObject(paid);
  });

  it('is expired while the paid trip is archived', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    await agent.patch(`/api/trips/${trip.id}`).send({ archived: true }).expect(200);
    const { body } = await agent.get(`/api/user/access?tripId=${trip.id}`).expect(200);
    expect(body).toMatchObject({ canView: true, canEdit: false, accessType: 'expired', isActive: false });
  });

  it('never calls a restored trip over while billing has its payment archived still', async () => {
    const { agent, userId, trip } = await familyWithTrip(service);
    await service.deliver(
      'billing.entitlement-changed',
      entitlement(trip, userId, { state: 'archived', version: 2 }),
    );
    const { body } = await agent.get(`/api/user/access?tripId=${trip.id}`).expect(200);
    expect(body).toMatchObject({ canEdit: false, accessType: 'expired' });
    expect(body.message).toContain('just restored');
    expect(body.message).not.toContain('has ended');
  });

  it('is a stranger’s secret', async () => {
    const { trip } = await familyWithPaidTrip(service);
    for (const id of [trip.id, randomUUID(), 'not-an-id']) {
      await service.as({}).get(`/api/user/access?tripId=${id}`).expect(404);
    }
    await service.anonymous().get('/api/user/access').expect(401);
  });
});

describe('billing.entitlement-changed', () => {
  it('keeps the highest version, whatever the order', async () => {
    const { agent, userId, trip } = await familyWithTrip(service);
    const first = entitlement(trip, userId);
    const accessType = async () =>
      (await agent.get(`/api/user/access?tripId=${trip.id}`).expect(200)).body.accessType as string;

    await service.deliver('billing.entitlement-changed', { ...first, state: 'revoked', version: 3 });
    await service.deliver('billing.entitlement-changed', { ...first, state: 'active', version: 2 });
    expect(await accessType()).toBe('free');
    await service.deliver('billing.entitlement-changed', { ...first, state: 'active', version: 4 });
    expect(await accessType()).toBe('trip');
  });

  it('comes for more trips at once than there are connections to the database', async () => {
    const payers = await Promise.all(Array.from({ length: 30 }, () => familyWithTrip(service)));
    const answers = await Promise.all(
      payers.map(({ trip, userId }) =>
        service.deliver('billing.entitlement-changed', entitlement(trip, userId)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(payers.map(() => 204));
    // What it would return is waited for by the transaction, which holds a connection until then.
    const queryRunner = service.dataSource.createQueryRunner();
    expect(service.app.get(AfterCommit).afterTransactionCommit({ queryRunner })).toBeUndefined();
  });

  it('unlocks for the owner who paid, not for another user’s payment', async () => {
    const { agent, trip } = await familyWithTrip(service);
    await service.deliver('billing.entitlement-changed', entitlement(trip, randomUUID()));
    expect((await agent.get(`/api/user/access?tripId=${trip.id}`).expect(200)).body).toEqual(freeOwner);
  });

  it('may come before the trip exists, and only from billing', async () => {
    const early = await service.deliver(
      'billing.entitlement-changed',
      entitlement({ id: randomUUID() }, randomUUID()),
    );
    expect(early.status).toBe(204);
    await service
      .internal('identity')
      .post('/internal/inbox')
      .send({
        id: randomUUID(),
        type: 'billing.entitlement-changed',
        payload: entitlement({ id: randomUUID() }, randomUUID()),
      })
      .expect(403);
  });
});
