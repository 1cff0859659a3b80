import { randomUUID } from 'node:crypto';
import { AgentBookings, AgentGroup, AgentGroupList, AgentTripList } from '@landsea/contracts/agents';
import type { SaveAgentGroup } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { aColleague, addClient, aTeam, type Colleague } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aMerge, someWork } from '../../testing/client-bodies.js';
import { newHotel, newLine, newTrip, planAccess, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/agent-groups';
const startDate = addDays(getDateIn(new Date()), 120);
const aGroup = (over: Partial<SaveAgentGroup> = {}): SaveAgentGroup => ({
  ...{ version: 0, name: 'Okafor reunion', kind: 'reunion', firstDate: null, lastDate: null, note: '' },
  ...over,
});
const read = async ({ call }: Colleague, id: string) =>
  AgentGroup.parse((await call.get(`${path}/${id}`).expect(200)).body);
const list = async ({ call }: Colleague) =>
  AgentGroupList.parse((await call.get(path).expect(200)).body).groups;
const makeGroup = async ({ call }: Colleague, over: Partial<SaveAgentGroup> = {}) => {
  const id = randomUUID();
  await call.put(`${path}/${id}`).send(aGroup(over)).expect(200);
  return id;
};
const put = ({ call }: Colleague, id: string, tripId: string) =>
  call.put(`${path}/${id}/trips/${tripId}`).send({});

const party = [
  { name: 'Ngozi', age: 41 },
  { name: 'Zuri', age: 7 },
];
/** A client with a trip and a booked hotel, of which the room is Ngozi's alone. */
const aHousehold = async (agent: Colleague, lastName: string, start = startDate) => {
  const clientId = await addClient(agent, { firstName: 'Ngozi', lastName });
  const sent = newTrip({ name: `Trip of ${lastName}`, startDate: start, party });
  const trip = await aTripFor(agent.call, clientId, sent);
  const booking = newHotel({
    title: 'Beach Club Villas',
    note: 'Ngozi snores',
    numbers: [{ role: 'confirmation', value: `N${randomUUID().slice(0, 6)}` }],
    start: { date: start, time: '15:00', zone: 'America/New_York' },
    end: { date: addDays(start, 3), time: null, zone: 'America/New_York' },
    totalCents: 1_000_00,
    payments: [{ id: randomUUID(), kind: 'deposit', cents: 200_00, dueOn: null, paidOn: '2026-11-01' }],
  });
  const room = { category: '=Villa', beds: '', people: [trip.party[0]?.id ?? ''] };
  const work = { ...someWork, rooms: [room] };
  await agent.call.post(`/api/v1/agent-trips/${trip.id}/bookings`).send({ booking, work }).expect(201);
  return { clientId, tripId: trip.id, number: booking.numbers?.[0]?.value ?? '' };
};
const namesIn = ({ households }: AgentGroup) => households.map(({ clientName }) => clientName);

describe('a group', () => {
  it('is kept, changed by its version, deleted and brought back with its trips', async () => {
    const agent = await aColleague(service);
    const id = await makeGroup(agent, { firstDate: startDate, lastDate: addDays(startDate, 1) });
    const { tripId } = await aHousehold(agent, 'Okafor');
    await put(agent, id, tripId).expect(200);
    const change = aGroup({ version: 1, name: 'The Okafors' });
    await agent.call.put(`${path}/${id}`).send(change).expect(200);
    const old = await agent.call.put(`${path}/${id}`).send(change).expect(409);
    expect(old.body.message).toMatch(/What you wrote is still here/);
    expect(await list(agent)).toMatchObject([
      { id, name: 'The Okafors', isOwn: true, people: 2, startDate, clientNames: ['Ngozi Okafor'] },
    ]);
    await agent.call.delete(`${path}/${id}`).expect(204);
    await agent.call.get(`${path}/${id}`).expect(404);
    expect(await list(agent)).toEqual([]);
    await agent.call.get(`/api/trips/${tripId}`).expect(200);
    await agent.call.post(`${path}/${id}/restoration`).send({}).expect(200);
    expect(namesIn(await read(agent, id))).toEqual(['Ngozi Okafor']);
    await agent.call.post(`${path}/${id}/restoration`).send({}).expect(404);
  });

  it('refuses a card number and days that end before they begin', async () => {
    const { call } = await aColleague(service);
    const refused = async (over: Partial<SaveAgentGroup>) =>
      (await call.put(`${path}/${randomUUID()}`).send(aGroup(over)).expect(400)).body.fields as unknown;
    expect(await refused({ firstDate: '2027-06-12', lastDate: '2027-06-11' })).toEqual([
      { path: 'lastDate', message: 'The last day is before the first one' },
    ]);
    expect(await refused({ note: 'Card 4242 4242 4242 4242' })).toMatchObject([{ path: 'note' }]);
  });

  it('shows each household with rooms, numbers, money and what is missing', async () => {
    const agent = await aColleague(service);
    const id = await makeGroup(agent);
    const one = await aHousehold(agent, 'Okafor');
    const two = await aHousehold(agent, 'Byron', addDays(startDate, 9));
    await put(agent, id, one.tripId).expect(200);
    const group = AgentGroup.parse((await put(agent, id, two.tripId).expect(200)).body);
    expect(group.households[0]).toMatchObject({
      ...{ clientName: 'Ngozi Okafor', roomCount: 1, portal: 'not-invited', unreachable: null },
      party,
      rooms: [{ title: 'Beach Club Villas', people: ['Ngozi'] }],
      bookings: [{ numbers: [one.number], isToBook: false }],
      money: { owesCents: 800_00, deposit: 'paid', final: 'none' },
      expectedCents: 40_00,
      missing: ['1 height missing'],
      problems: ['Zuri has no room.'],
    });
    expect(group.problems).toEqual([expect.stringMatching(/^There is no day on which everybody is there/)]);
  });

  it('has a trip once, which another group gets when the first is gone', async () => {
    const agent = await aColleague(service);
    const [first, second] = [await makeGroup(agent), await makeGroup(agent, { name: 'Others' })];
    const { tripId } = await aHousehold(agent, 'Okafor');
    await put(agent, first, tripId).expect(200);
    await put(agent, first, tripId).expect(200);
    const refused = await put(agent, second, tripId).expect(409);
    expect(refused.body.message).toMatch(/in the group “Okafor reunion” already/);
    const trips = AgentTripList.parse((await agent.call.get('/api/v1/agent-trips').expect(200)).body).trips;
    expect(trips[0]?.group).toEqual({ id: first, name: 'Okafor reunion' });
    await agent.call.delete(`${path}/${first}`).expect(204);
    await put(agent, second, tripId).expect(200);
    await agent.call.post(`${path}/${first}/restoration`).send({}).expect(200);
    expect(namesIn(await read(agent, first))).toEqual([]);
    await agent.call.delete(`${path}/${second}/trips/${tripId}`).expect(200);
    await agent.call.delete(`${path}/${second}/trips/${tripId}`).expect(404);
  });

  it('forgets a trip that is deleted, and a client', async () => {
    const agent = await aColleague(service);
    const id = await makeGroup(agent);
    const [one, two] = [await aHousehold(agent, 'Okafor'), await aHousehold(agent, 'Byron')];
    for (const { tripId } of [one, two]) await put(agent, id, tripId).expect(200);
    await agent.call.delete(`/api/trips/${one.tripId}`).expect(204);
    expect(namesIn(await read(agent, id))).toEqual(['Ngozi Byron']);
    await agent.call.post(`/api/v1/trips/${one.tripId}/restore`).expect(200);
    expect((await read(agent, id)).households).toHaveLength(2);
    await service.dataSource.query(`DELETE FROM client WHERE id = $1`, [two.clientId]);
    expect(namesIn(await read(agent, id))).toEqual(['Ngozi Okafor']);
    await service.deliver('identity.account-erased', { userId: agent.userId });
    expect(await service.dataSource.query(`SELECT FROM agent_group WHERE id = $1`, [id])).toEqual([]);
  });

  it('stays with the trip when two clients are merged', async () => {
    const agent = await aColleague(service);
    const id = await makeGroup(agent);
    const { tripId, clientId } = await aHousehold(agent, 'Okafor');
    await put(agent, id, tripId).expect(200);
    const keepId = await addClient(agent, { firstName: 'Ngozi', lastName: 'Eze' });
    const merge = aMerge(keepId, clientId);
    await agent.call.post('/api/v1/client-merges').send(merge).expect(201);
    expect(namesIn(await read(agent, id))).toEqual(['Ngozi Eze']);
    await agent.call.post(`/api/v1/client-merges/${merge.id}/undo`).send({}).expect(200);
    expect(namesIn(await read(agent, id))).toEqual(['Ngozi Okafor']);
  });
});

describe('a plan that is copied for another household', () => {
  it('has the hotel to book on the same days, and nothing of the first one', async () => {
    const agent = await aColleague(service);
    const id = await makeGroup(agent);
    const { tripId, clientId, number } = await aHousehold(agent, 'Okafor');
    await put(agent, id, tripId).expect(200);
    const line = newLine({ label: 'Gift for Zuri' });
    await agent.call
      .post(`/api/v1/trips/${tripId}/budget/lines`)
      .set('Idempotency-Key', randomUUID())
      .send(line)
      .expect(201);
    const otherId = await addClient(agent, { firstName: 'Sam', lastName: 'Eze' });
    const copies = `${path}/${id}/copies`;
    const copied = { clientId: otherId, fromTripId: tripId, name: 'Ezes' };
    const unaged = await agent.call.post(copies).send(copied).expect(400);
    expect(unaged.body.fields).toEqual([{ path: 'ages', message: 'Add Sam’s age' }]);
    await agent.call
      .post(copies)
      .send({ ...copied, clientId })
      .expect(400);
    const { people } = (await agent.call.get(`/api/v1/clients/${otherId}`).expect(200)).body as {
      people: { id: string }[];
    };
    const ages = [{ personId: people[0]?.id, age: 70 }];
    const body = (
      await agent.call
        .post(copies)
        .send({ ...copied, ages })
        .expect(200)
    ).body as unknown;
    const made = AgentGroup.parse(body).households.find((each) => each.clientId === otherId);
    expect(made).toMatchObject({
      ...{ startDate, tripName: 'Ezes', party: [{ name: 'Sam', age: 70 }], money: { owesCents: 0 } },
      bookings: [{ title: 'Beach Club Villas', isToBook: true, numbers: [] }],
      rooms: [{ people: ['Sam'] }],
    });
    const trip = (await agent.call.get(`/api/trips/${made?.tripId}`).expect(200)).body as unknown;
    const bookings = await agent.call.get(`/api/v1/agent-trips/${made?.tripId}/bookings`).expect(200);
    const [toBook, ...others] = AgentBookings.parse(bookings.body).bookings;
    expect(others).toEqual([]);
    expect(toBook?.booking).toMatchObject({ status: 'held', heldUntil: null, numbers: [] });
    const tasks = await agent.call.get(`/api/v1/agent-trips/${made?.tripId}/tasks`).expect(200);
    const dueOn = addDays(getDateIn(new Date()), 7);
    expect(tasks.body).toMatchObject({
      tasks: [{ title: 'Make the booking that was copied, not held', note: 'Beach Club Villas', dueOn }],
    });
    const renamed = { booking: { version: 1, title: 'Beach Club' }, work: { ...someWork, version: 1 } };
    const one = `/api/v1/agent-trips/${made?.tripId}/bookings/${toBook?.booking.id}`;
    await agent.call.patch(one).send(renamed).expect(200);
    const alerts = await agent.call.get('/api/v1/booking-alerts').expect(200);
    expect(JSON.stringify(alerts.body)).not.toContain('hold');
    const lines = await agent.call.get(`/api/v1/trips/${made?.tripId}/budget`).expect(200);
    const whole = JSON.stringify([trip, bookings.body, lines.body]);
    for (const secret of [number, 'Ngozi', 'Zuri', 'snores', '100000', 'Gift'])
      expect(whole).not.toContain(secret);
  });

  it('needs the plan, and leaves nothing when it is refused', async () => {
    const agent = await aColleague(service);
    const id = await makeGroup(agent);
    const { tripId } = await aHousehold(agent, 'Okafor');
    await put(agent, id, tripId).expect(200);
    const otherId = await addClient(agent);
    const copied = { clientId: otherId, fromTripId: tripId, name: 'Ezes' };
    const over = planAccess(agent.userId, {
      plan: 'agent',
      version: 2,
      accessUntil: new Date(0).toISOString(),
    });
    await service.deliver('billing.subscription-changed', over);
    const refused = await agent.call.post(`${path}/${id}/copies`).send(copied).expect(403);
    expect(refused.body.code).toBe('PAYWALL');
    expect((await read(agent, id)).households).toHaveLength(1);
  });
});

describe('a group in an agency', () => {
  it('counts a colleague’s trips, who sees their own, and goes with the last trip', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const other = await aColleague(service);
    const id = await makeGroup(agent);
    const [one, two] = [await aHousehold(agent, 'Okafor'), await aHousehold(agent, 'Byron')];
    for (const { tripId } of [one, two]) await put(agent, id, tripId).expect(200);
    expect((await read(assistant, id)).households.map(({ expectedCents }) => expectedCents)).toEqual([
      null,
      null,
    ]);
    const give = async (clientId: string) =>
      agent.call
        .post('/api/v1/hand-overs')
        .send({ clientIds: [clientId], toAgentId: owner.userId })
        .expect(201);
    await give(one.clientId);
    const left = await read(agent, id);
    expect(namesIn(left)).toEqual(['Ngozi Byron']);
    expect(left).toMatchObject({ colleagueTrips: 1, isOwn: true });
    expect(await list(agent)).toMatchObject([{ people: 2, colleagueTrips: 1, clientNames: ['Ngozi Byron'] }]);
    await put(agent, id, one.tripId).expect(404);
    await agent.call.delete(`${path}/${id}/trips/${one.tripId}`).expect(404);
    await give(two.clientId);
    await agent.call.get(`${path}/${id}`).expect(404);
    expect(await read(owner, id)).toMatchObject({ isOwn: true, colleagueTrips: 0 });
    await other.call.get(`${path}/${id}`).expect(404);
  });

  it('lets an agent see a colleague’s group of their client, and take only their trip out', async () => {
    const { owner, agent } = await aTeam(service);
    const id = await makeGroup(owner);
    const [one, two] = [await aHousehold(owner, 'Okafor'), await aHousehold(owner, 'Byron')];
    for (const { tripId } of [one, two]) await put(owner, id, tripId).expect(200);
    const moved = { clientIds: [one.clientId], toAgentId: agent.userId };
    await owner.call.post('/api/v1/hand-overs').send(moved).expect(201);
    const seen = await read(agent, id);
    expect(seen).toMatchObject({ isOwn: false, colleagueTrips: 1 });
    expect(JSON.stringify(seen)).not.toContain('Byron');
    await agent.call
      .put(`${path}/${id}`)
      .send(aGroup({ version: seen.version }))
      .expect(403);
    await agent.call.delete(`${path}/${id}`).expect(403);
    const copied = { clientId: one.clientId, fromTripId: two.tripId, name: 'Mine' };
    await agent.call.post(`${path}/${id}/copies`).send(copied).expect(403);
    await agent.call.delete(`${path}/${id}/trips/${two.tripId}`).expect(404);
    await agent.call.delete(`${path}/${id}/trips/${one.tripId}`).expect(200);
    await agent.call.get(`${path}/${id}`).expect(404);
  });
});

describe('the list of rooms', () => {
  it('has legal names, birth dates for who may export, and no cell that runs', async () => {
    const { owner, assistant } = await aTeam(service);
    const id = await makeGroup(owner);
    const { tripId, clientId, number } = await aHousehold(owner, 'Okafor');
    await put(owner, id, tripId).expect(200);
    await service.dataSource.query(
      `UPDATE client_person SET birth_date = '1986-01-02', details = '{"middleName": "Ada"}' WHERE client_id = $1`,
      [clientId],
    );
    const tableFor = async ({ call }: Colleague) =>
      (await call.get(`${path}/${id}/rooming-list`).expect(200)).text.split('\r\n');
    const [head, first, second] = await tableFor(owner);
    expect(head).toMatch(/^\uFEFFHousehold,Hotel or ship,Reservation.*,Birth date$/);
    expect(first).toContain(`Ngozi Okafor,Beach Club Villas,${number},1,"'=Villa"`);
    expect(first).toMatch(/Ngozi Ada Okafor,41,.*,1986-01-02$/);
    expect(second).toContain('Zuri,7');
    expect((await tableFor(assistant)).join()).not.toMatch(/Birth date|1986/);
  });
});
