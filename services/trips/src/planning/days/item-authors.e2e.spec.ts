import { randomUUID } from 'node:crypto';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { accept, anAgent } from '../../testing/consent-factories.js';
import { familyWithPaidTrip, joined, newDayItem, aTripFor } from '../../testing/factories.js';
import { CollaboratorRow } from '../../trip/collaborators/collaborator.entity.js';

const service = await startTrips();
afterAll(() => service.close());

/** A family's trip, and an editor with whom it is shared. */
const family = async () => {
  const { agent, trip, userId } = await familyWithPaidTrip(service);
  const roseId = randomUUID();
  const part = { role: 'editor', seesMoney: true } as const;
  await service.dataSource.manager.insert(CollaboratorRow, joined(trip.id, roseId, part));
  const rose = service.as({ userId: roseId, firstName: 'Rose' });
  const path = `/api/v1/trips/${trip.id}`;
  const itemsOf = async (tripId = trip.id) =>
    (await agent.get(`/api/v1/trips/${tripId}/days`).expect(200)).body.items as { addedBy: unknown }[];
  const add = (who: TestAgent, item = newDayItem({ date: null })) =>
    who.post(`${path}/items`).send(item).expect(201);
  const undoLast = async () => {
    const { body } = await agent.get(`${path}/activity`).expect(200);
    await agent.post(`${path}/activity/${body.activities[0].id}/undo`).expect(200);
  };
  return { agent, trip, userId, rose, roseId, path, itemsOf, add, undoLast };
};

describe('who added an item', () => {
  it('is the account that did, whoever changes or votes for it later, and never what a request says', async () => {
    const { agent, userId, rose, roseId, path, itemsOf, add } = await family();
    const { id, addedBy, version } = (await add(rose)).body;
    expect(addedBy).toEqual({ userId: roseId, name: 'Rose' });
    await agent.patch(`${path}/items/${id}`).send({ version, note: 'By the window' }).expect(200);
    expect(await itemsOf()).toMatchObject([{ addedBy: { userId: roseId, name: 'Rose' } }]);
    const forged = { ...newDayItem({ date: null }), addedBy: { userId, name: 'Robin' } };
    await rose.post(`${path}/items`).send(forged).expect(400);
  });

  it('stays with an item that an undo brings back', async () => {
    const { agent, rose, roseId, path, itemsOf, add, undoLast } = await family();
    const { id } = (await add(rose)).body;
    await agent.delete(`${path}/items/${id}`).expect(204);
    await undoLast();
    expect(await itemsOf()).toMatchObject([{ id, addedBy: { userId: roseId, name: 'Rose' } }]);
  });

  it('is nobody once the account is erased, also where an undo brings the item back', async () => {
    const { agent, userId, rose, roseId, path, itemsOf, add, undoLast } = await family();
    const [kept, removed] = [(await add(rose)).body, (await add(rose)).body];
    await add(agent);
    const several = { title: 'Less', add: [], change: [], remove: [{ id: removed.id, version: 1 }] };
    await agent.post(`${path}/items/changes`).send(several).expect(200);
    expect((await service.deliver('identity.account-erased', { userId: roseId })).status).toBe(204);
    await undoLast();
    const authors = new Map((await itemsOf()).map((item) => [(item as { id?: string }).id, item.addedBy]));
    expect([authors.get(kept.id), authors.get(removed.id)]).toEqual([null, null]);
    expect([...authors.values()].filter(Boolean)).toEqual([{ userId, name: 'Robin' }]);
    const logs = await service.dataSource.query<unknown[]>(
      `SELECT 1 FROM activity WHERE concat(before::text, after::text) LIKE '%' || $1 || '%'`,
      [roseId],
    );
    expect(logs).toEqual([]);
  });

  it('is nobody in the copy of a trip', async () => {
    const { agent, trip, rose, itemsOf, add } = await family();
    await add(rose);
    const copy = await agent.post(`/api/v1/trips/${trip.id}/duplicate`).expect(201);
    expect(await itemsOf(String(copy.body.trip?.id ?? copy.body.id))).toMatchObject([{ addedBy: null }]);
  });
});

describe('a client who may only wish', () => {
  it('takes away their own wishes, and none of others or of nobody', async () => {
    const known = await anAgent(service);
    const { id: tripId } = await aTripFor(known.agent, known.clientId);
    const userId = randomUUID();
    await accept(service, known, userId, []);
    const client = service.as({ userId, userType: 'client', firstName: 'Ada' });
    const items = `/api/v1/trips/${tripId}/items`;
    const add = async (who: TestAgent) =>
      String(
        (
          await who
            .post(items)
            .send(newDayItem({ date: null }))
            .expect(201)
        ).body.id,
      );
    const [own, theirs, old] = [await add(client), await add(known.agent), await add(client)];
    await service.dataSource.query(`UPDATE day_item SET added_by = NULL WHERE id = $1`, [old]);
    for (const id of [theirs, old])
      expect((await client.delete(`${items}/${id}`).expect(403)).body).toMatchObject({
        code: 'FORBIDDEN',
        message: 'You can take away the wishes that you added. Ask your travel agent about the others.',
      });
    await client.delete(`${items}/${own}`).expect(204);
    await known.agent.delete(`${items}/${old}`).expect(204);
  });
});
