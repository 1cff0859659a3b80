import { randomUUID } from 'node:crypto';
import { AgentGroup, GroupItemChange, type PlanGroupItem } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { aColleague, addClient, aTeam, type Colleague } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aGroupItem } from '../../testing/client-bodies.js';
import { newTrip, planAccess, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/agent-groups';
const startDate = addDays(getDateIn(new Date()), 120);
const dinner = (over: Partial<PlanGroupItem> = {}): PlanGroupItem => ({
  ...aGroupItem(),
  date: addDays(startDate, 1),
  place: 'Narcoossee’s',
  ...over,
});

const addTrip = async (agent: Colleague, groupId: string, lastName: string, start = startDate) => {
  const clientId = await addClient(agent, { firstName: 'Ngozi', lastName });
  const trip = newTrip({ startDate: start, endDate: addDays(start, 3), stays: [] });
  const { id: tripId } = await aTripFor(agent.call, clientId, trip);
  await agent.call.put(`${path}/${groupId}/trips/${tripId}`).send({}).expect(200);
  return { clientId, tripId };
};

const aTrip = async (...given: Parameters<typeof addTrip>) => (await addTrip(...given)).tripId;

const aGroupOf = async (agent: Colleague, ...starts: string[]) => {
  const groupId = randomUUID();
  const group = { version: 0, name: 'Reunion', kind: 'reunion', firstDate: null, lastDate: null, note: '' };
  await agent.call.put(`${path}/${groupId}`).send(group).expect(200);
  const trips: string[] = [];
  for (const [index, start] of starts.entries())
    trips.push(await aTrip(agent, groupId, `Okafor${String(index)}`, start));
  const id = randomUUID();
  const all = `${path}/${groupId}/items`;
  const one = `${all}/${id}`;
  const plan = async (over: Partial<PlanGroupItem> = {}) =>
    GroupItemChange.parse(
      (
        await agent.call
          .post(all)
          .send(dinner({ id, ...over }))
          .expect(200)
      ).body,
    );
  const remove = async () => GroupItemChange.parse((await agent.call.delete(one).expect(200)).body);
  const itemIn = async (tripId: string): Promise<DayItem | undefined> => {
    const { body } = await agent.call.get(`/api/v1/trips/${tripId}/days`).expect(200);
    return (body as { items: DayItem[] }).items.find((each) => each.id === id);
  };
  return { groupId, id, all, one, trips, plan, remove, itemIn };
};

describe('what a group plans together', () => {
  it('stands in the plan of each household, once, also of one that joins later', async () => {
    const agent = await aColleague(service);
    const { groupId, id, trips, plan, itemIn } = await aGroupOf(agent, startDate, startDate);
    const { group, refusals } = await plan();
    expect(refusals).toEqual([]);
    expect(group.items).toMatchObject([
      { id, title: 'Reunion dinner', date: dinner().date, time: '18:00', place: 'Narcoossee’s' },
    ]);
    expect(group.items?.[0]?.trips.map(({ tripId }) => tripId).sort()).toEqual(trips.toSorted());
    for (const tripId of trips)
      expect(await itemIn(tripId)).toMatchObject({
        ...{ title: 'Reunion dinner', date: dinner().date, time: '18:00', place: 'Narcoossee’s' },
        ...{ status: 'planned', version: 1, details: { kind: 'dining' } },
      });
    const late = await aTrip(agent, groupId, 'Eze');
    expect(await itemIn(late)).toBeUndefined();
    expect((await plan({ title: 'Another name' })).group.items).toHaveLength(1);
    expect(await itemIn(late)).toMatchObject({ title: 'Reunion dinner' });
    expect(await itemIn(trips[0] ?? '')).toMatchObject({ version: 1 });
  });

  it('says where it does not fit, and stands in the others', async () => {
    const agent = await aColleague(service);
    const { trips, plan, itemIn } = await aGroupOf(agent, startDate, addDays(startDate, 30));
    const [fits = '', misses = ''] = trips;
    const { group, refusals } = await plan();
    expect(refusals).toEqual([
      { tripId: misses, clientName: 'Ngozi Okafor1', sentence: 'Choose a day of the trip' },
    ]);
    expect(group.items?.[0]?.trips).toEqual([{ tripId: fits, isEdited: false }]);
    expect(await itemIn(misses)).toBeUndefined();
  });

  it('leaves all at once, but for a household that edited it since', async () => {
    const agent = await aColleague(service);
    const { id, trips, plan, remove, itemIn, one } = await aGroupOf(agent, startDate, startDate, startDate);
    await plan();
    const [edited = '', gone = '', plain = ''] = trips;
    await agent.call
      .patch(`/api/v1/trips/${edited}/items/${id}`)
      .send({ version: 1, time: '19:00' })
      .expect(200);
    await agent.call.delete(`/api/v1/trips/${gone}/items/${id}`).expect(204);
    const { group, refusals } = await remove();
    expect(refusals).toEqual([
      expect.objectContaining({ tripId: edited, sentence: expect.stringContaining('so it stays') }),
    ]);
    expect(group.items).toEqual([]);
    expect(await itemIn(edited)).toMatchObject({ time: '19:00' });
    expect(await itemIn(plain)).toBeUndefined();
    await agent.call.delete(one).expect(404);
  });

  it('leaves a household that only moved it, by itself or with the trip', async () => {
    const agent = await aColleague(service);
    const { id, trips, plan, remove, itemIn } = await aGroupOf(agent, startDate, startDate);
    await plan();
    const [shifted = '', dragged = ''] = trips;
    await agent.call
      .patch(`/api/v1/trips/${dragged}/items/${id}`)
      .send({ version: 1, date: addDays(startDate, 2), position: 40 })
      .expect(200);
    const { body: trip } = await agent.call.get(`/api/trips/${shifted}`).expect(200);
    const dates = { startDate: addDays(startDate, 7), endDate: addDays(startDate, 10) };
    await agent.call
      .patch(`/api/trips/${shifted}`)
      .send({ version: trip.version, ...dates })
      .expect(200);
    expect((await itemIn(shifted))?.version).toBe(2);
    const { group, refusals } = await remove();
    expect(refusals).toEqual([]);
    expect(group.items).toEqual([]);
    for (const tripId of trips) expect(await itemIn(tripId)).toBeUndefined();
  });

  it('stays in the list of the group while a trip refuses to let it go', async () => {
    const agent = await aColleague(service);
    const { trips, plan, remove, itemIn } = await aGroupOf(agent, startDate, startDate);
    await plan();
    const have = (accessUntil: number, version: number) =>
      service.deliver(
        'billing.subscription-changed',
        planAccess(agent.userId, {
          plan: 'agent',
          version,
          accessUntil: new Date(accessUntil).toISOString(),
        }),
      );
    const year = 365 * 86_400_000;
    await have(Date.now() - year, 2);
    const refused = await remove();
    expect(refused.refusals.map(({ tripId }) => tripId).sort()).toEqual(trips.toSorted());
    expect(refused.group.items).toMatchObject([{ title: 'Reunion dinner' }]);
    await have(Date.now() + year, 3);
    expect(await remove()).toMatchObject({ refusals: [], group: { items: [] } });
    for (const tripId of trips) expect(await itemIn(tripId)).toBeUndefined();
  });

  it('stays in the list of the group while a colleague’s trip has it', async () => {
    const { owner, agent } = await aTeam(service);
    const { groupId, id, plan, remove } = await aGroupOf(agent, startDate);
    const { clientId, tripId } = await addTrip(agent, groupId, 'Eze');
    await plan();
    const moved = { clientIds: [clientId], toAgentId: owner.userId };
    await agent.call.post('/api/v1/hand-overs').send(moved).expect(201);
    const { group, refusals } = await remove();
    expect(refusals).toEqual([]);
    expect(group.items).toMatchObject([{ id, trips: [], colleagueTrips: 1 }]);
    expect(JSON.stringify(group)).not.toContain(tripId);
    await owner.call.delete(`/api/v1/trips/${tripId}/items/${id}`).expect(204);
    expect((await remove()).group.items).toEqual([]);
  });

  it('is the agent’s to plan, without a card number, and comes along in a copy of the account', async () => {
    const { owner, agent } = await aTeam(service);
    const { groupId, all, one, plan } = await aGroupOf(owner, startDate);
    await plan();
    await agent.call.post(all).send(dinner()).expect(404);
    await agent.call.delete(one).expect(404);
    const { body } = await owner.call
      .post(all)
      .send(dinner({ note: 'Card 4111 1111 1111 1111' }))
      .expect(400);
    expect(body.fields).toMatchObject([{ path: 'note' }]);
    const seen = AgentGroup.parse((await owner.call.get(`${path}/${groupId}`).expect(200)).body);
    expect(seen.items).toHaveLength(1);
    const copy = await service
      .internal('identity')
      .get(`/internal/accounts/${owner.userId}/export`)
      .expect(200);
    expect(copy.body.groupItems).toMatchObject([{ group: 'Reunion', title: 'Reunion dinner' }]);
  });
});
