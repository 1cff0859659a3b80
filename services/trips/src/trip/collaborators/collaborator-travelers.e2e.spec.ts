import { randomUUID } from 'node:crypto';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, joined, newDayItem } from '../../testing/factories.js';
import { CollaboratorRow } from './collaborator.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const family = async () => {
  const made = await familyWithPaidTrip(service, {
    party: [
      { name: 'Robin', age: 40 },
      { name: 'Grandma Rose', age: 71 },
    ],
  });
  const { agent, trip } = made;
  const [robin = '', rose = ''] = trip.party.map(({ id }) => id);
  const path = `/api/v1/trips/${trip.id}`;
  const wish = newDayItem({ date: null });
  await agent.post(`${path}/items`).send(wish).expect(201);
  const join = async (role: 'editor' | 'viewer', firstName = 'Rose') => {
    const userId = randomUUID();
    const row = { ...joined(trip.id, userId, { role, seesMoney: false }), firstName };
    await service.dataSource.manager.insert(CollaboratorRow, row);
    const guest = service.as({ userId, firstName });
    const is = (personId: string | null, who = guest) =>
      who.put(`${path}/collaborators/${row.id}/traveler`).send({ personId });
    const travelsAs = async () =>
      (await guest.get(`/api/user/access?tripId=${trip.id}`).expect(200)).body.travelsAs as unknown;
    return { guest, id: row.id, is, travelsAs };
  };
  const votes = `${path}/items/${wish.id}/votes`;
  return { ...made, path, wish, robin, rose, join, votes };
};

describe('a viewer who is a traveler', () => {
  it('votes for this traveler only, and changes nothing else', async () => {
    const { path, wish, robin, rose, join, votes } = await family();
    const { guest, is, travelsAs } = await join('viewer');
    expect(await travelsAs()).toBeNull();
    await guest.put(`${votes}/${rose}`).send({ vote: 'must' }).expect(403);
    await is(rose).expect(200);
    expect(await travelsAs()).toBe(rose);
    const { body } = await guest.put(`${votes}/${rose}`).send({ vote: 'must' }).expect(200);
    expect(body).toMatchObject({ votes: { [rose]: 'must' } });
    expect((await guest.put(`${votes}/${robin}`).send({ vote: 'no' }).expect(403)).body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You vote for yourself on this trip. Its owner can let you edit it to vote for others.',
    });
    await guest.put(`${votes}/${randomUUID()}`).send({ vote: 'no' }).expect(403);
    await guest
      .post(`${path}/items`)
      .send(newDayItem({ date: null }))
      .expect(403);
    await guest.delete(`${path}/items/${wish.id}`).expect(403);
  });

  it('is nobody any more once the traveler is removed or the guest stays home', async () => {
    const { agent, path, rose, join, votes } = await family();
    const { guest, id, is, travelsAs } = await join('viewer');
    await is(rose).expect(200);
    await is(null).expect(200);
    expect(await travelsAs()).toBeUndefined();
    await guest.put(`${votes}/${rose}`).send({ vote: 'must' }).expect(403);
    const list = async () =>
      (await guest.get(`${path}/collaborators`).expect(200)).body.collaborators as object[];
    expect(await list()).toMatchObject([{ id, personId: null, staysHome: true }]);
    await is(rose).expect(200);
    await agent.delete(`${path}/people/${rose}`).expect(204);
    expect(await list()).toMatchObject([{ id, personId: null, staysHome: false }]);
    expect(await travelsAs()).toBeNull();
    await guest.put(`${votes}/${rose}`).send({ vote: 'must' }).expect(403);
  });

  it('votes no more while the trip is not open for editing', async () => {
    const { agent, trip, rose, join, votes } = await family();
    const { guest, is, travelsAs } = await join('viewer');
    await is(rose).expect(200);
    await agent.patch(`/api/trips/${trip.id}`).send({ archived: true }).expect(200);
    expect(await travelsAs()).toBeUndefined();
    await guest.put(`${votes}/${rose}`).send({ vote: 'must' }).expect(403);
  });
});

describe('who is which traveler', () => {
  it('leaves an editor all votes', async () => {
    const { robin, rose, join, votes } = await family();
    const { guest, is } = await join('editor');
    await is(rose).expect(200);
    await guest.put(`${votes}/${robin}`).send({ vote: 'nice' }).expect(200);
  });

  it('is said by the owner of everybody, and by guests of themselves', async () => {
    const { agent, path, robin, rose, join } = await family();
    const one = await join('viewer');
    const other = await join('editor', 'Kim');
    await one.is(rose, other.guest).expect(403);
    await one.is(rose, service.as({})).expect(404);
    expect((await one.is(rose, agent).expect(200)).body).toMatchObject({ personId: rose, name: 'Rose' });
    expect((await other.is(rose).expect(409)).body.message).toBe('Rose is already Grandma Rose.');
    await other.is(randomUUID()).expect(404);
    await other.is(robin).expect(200);
    await one.is(rose).expect(200);
    const { body } = await agent.get(`${path}/activity`).expect(200);
    expect(JSON.stringify(body)).toContain('is Grandma Rose');
  });

  it('gives a traveler to one of those who ask at once', async () => {
    const { rose, join } = await family();
    const guests = await Promise.all(Array.from({ length: 5 }, () => join('viewer')));
    const answers = await Promise.all(guests.map(({ is }) => is(rose)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});
