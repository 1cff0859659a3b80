import { randomUUID } from 'node:crypto';
import { Client, ClientCall, ClientTimeline, type AddCall } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { addClient, aColleague, aTeam } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aCall, aDocumentOf, aMerge, someWork } from '../../testing/client-bodies.js';
import { newHotel, newTrip, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const newCall = (call: Partial<AddCall> = {}): AddCall => ({ id: randomUUID(), ...aCall(), ...call });

const read = async (call: TestAgent, clientId: string, before?: string) => {
  const { body } = await call
    .get(`/api/v1/clients/${clientId}/timeline`)
    .query(before === undefined ? {} : { before })
    .expect(200);
  return ClientTimeline.parse(body);
};
const log = async (call: TestAgent, clientId: string, added = newCall()) => {
  const { body } = await call.post(`/api/v1/clients/${clientId}/calls`).send(added).expect(201);
  return ClientCall.parse(body);
};
const storyOf = ({ lines }: ClientTimeline): string[] => lines.map(({ kind, what }) => `${kind}: ${what}`);

const change = async (call: TestAgent, clientId: string, changed: object) => {
  const client = Client.parse((await call.get(`/api/v1/clients/${clientId}`).expect(200)).body);
  await call
    .patch(`/api/v1/clients/${clientId}`)
    .send({ version: client.version, ...changed })
    .expect(200);
};

const bookTrip = async (call: TestAgent, clientId: string) => {
  const trip = newTrip({
    name: 'Castles',
    startDate: addDays(today, 60),
    endDate: addDays(today, 64),
    stays: [],
  });
  const { id: tripId } = await aTripFor(call, clientId, trip);
  const payment = (cents: number, dueOn: string | null, paidOn: string | null) => ({
    id: randomUUID(),
    kind: 'deposit' as const,
    cents,
    dueOn,
    paidOn,
  });
  const payments = [payment(20_000, null, addDays(today, -1)), payment(90_000, addDays(today, 20), null)];
  const booking = newHotel({ title: 'Pop Century', totalCents: 110_000, payments });
  await call.post(`/api/v1/agent-trips/${tripId}/bookings`).send({ booking, work: someWork }).expect(201);
  return tripId;
};

it('tells what happened to a household, the newest first, and what is planned, the soonest first', async () => {
  const { owner } = await aTeam(service);
  const clientId = await addClient(owner);
  const talk = await owner.call.post('/api/v1/conversations').send({ clientId, tripId: null }).expect(200);
  await owner.call
    .post(`/api/v1/conversations/${talk.body.id}/messages`)
    .send({ id: randomUUID(), body: 'Welcome aboard' })
    .expect(201);
  const tripId = await bookTrip(owner.call, clientId);
  await owner.call
    .post(`/api/v1/clients/${clientId}/documents`)
    .send({ id: randomUUID(), ...aDocumentOf })
    .expect(201);
  await change(owner.call, clientId, { nextStep: 'Ask for heights', nextStepOn: addDays(today, 3) });
  await log(owner.call, clientId);
  const { lines, planned, next } = await read(owner.call, clientId);
  const story = storyOf({ lines, planned, next });
  for (const line of [
    'message: Welcome aboard',
    'booking: Pop Century',
    'document: Policy of the whole family',
    'call: They want a balcony',
    'paid: Pop Century',
    'listed: Ada',
  ])
    expect(story.filter((each) => each === line)).toHaveLength(1);
  const moments = lines.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort().reverse());
  expect(lines.find(({ kind }) => kind === 'paid')).toMatchObject({
    on: addDays(today, -1),
    cents: 20_000,
    tripId,
    tripName: 'Castles',
  });
  expect(lines.find(({ kind }) => kind === 'message')).toMatchObject({ isYou: true, action: 'agent-app' });
  expect(planned.filter(({ kind }) => kind !== 'task')).toMatchObject([
    { kind: 'step', what: 'Ask for heights', on: addDays(today, 3) },
    { kind: 'payment', what: 'Pop Century', cents: 90_000, on: addDays(today, 20) },
  ]);
  // The step is told above, so that the plan of it is no line as well.
  expect(story.filter((line) => line.startsWith('step:'))).toEqual([]);
  expect(next).toBeNull();
});

it('tells a step that is done, and who may take which change back', async () => {
  const { owner } = await aTeam(service);
  const clientId = await addClient(owner);
  await change(owner.call, clientId, { nextStep: 'Ask for heights' });
  await change(owner.call, clientId, { nextStep: null });
  await change(owner.call, clientId, { notes: 'Likes window seats' });
  const { lines, planned } = await read(owner.call, clientId);
  expect(planned).toEqual([]);
  expect(storyOf({ lines, planned, next: null })).toEqual([
    'change: client “Ada Byron”',
    'step: Ask for heights',
    'step: Ask for heights',
    'listed: Ada',
  ]);
  expect(lines[1]).toMatchObject({ action: 'done', undo: 'open' });
  expect(lines[0]?.details).toEqual([expect.stringContaining('Likes window seats')]);
});

it('goes on page by page over all sources', async () => {
  const { owner } = await aTeam(service);
  const clientId = await addClient(owner);
  for (let hour = 1; hour <= 30; hour += 1)
    await log(owner.call, clientId, newCall({ text: `Call ${hour}`, at: hoursAgo(hour) }));
  const first = await read(owner.call, clientId);
  expect(first.lines).toHaveLength(25);
  const second = await read(owner.call, clientId, first.next ?? '');
  expect(second).toMatchObject({ planned: [], next: null });
  expect(storyOf(first).concat(storyOf(second))).toEqual([
    'listed: Ada',
    ...Array.from({ length: 30 }, (_, index) => `call: Call ${index + 1}`),
  ]);
  for (const before of ['yesterday', `${new Date().toISOString()}`, '2027-01-01T00:00:00.000Z~a b'])
    await owner.call.get(`/api/v1/clients/${clientId}/timeline`).query({ before }).expect(400);
});

describe('a logged call', () => {
  it('is changed by version, deleted, and comes back with its id', async () => {
    const { owner } = await aTeam(service);
    const clientId = await addClient(owner);
    const added = newCall();
    const { id, ...call } = added;
    await log(owner.call, clientId, added);
    expect(await log(owner.call, clientId, added)).toMatchObject({ version: 1, ...added });
    const save = (version: number, text: string) =>
      owner.call.put(`/api/v1/calls/${id}`).send({ ...call, text, version });
    expect(ClientCall.parse((await save(1, 'A suite').expect(200)).body)).toMatchObject({
      text: 'A suite',
      version: 2,
    });
    expect((await save(1, 'Two rooms').expect(409)).body.code).toBe('EDIT_CONFLICT');
    await owner.call.delete(`/api/v1/calls/${id}`).expect(204);
    await owner.call.delete(`/api/v1/calls/${id}`).expect(404);
    await log(owner.call, clientId, added);
    expect(storyOf(await read(owner.call, clientId))).toContain('call: They want a balcony');
  });

  it('is there at once when the clock of whoever logs it is ahead', async () => {
    const { owner } = await aTeam(service);
    const clientId = await addClient(owner);
    const at = hoursAgo(-2);
    await log(owner.call, clientId, newCall({ at }));
    const [line] = (await read(owner.call, clientId)).lines;
    expect(line).toMatchObject({ kind: 'call', call: { at } });
    expect(line?.at.localeCompare(new Date().toISOString())).toBeLessThanOrEqual(0);
  });

  it.each([
    ['text', { text: '  ' }, 'Write a line about the call'],
    ['text', { text: 'Card 4111 1111 1111 1111' }, /card/i],
    ['at', { at: hoursAgo(-48) }, /has taken place/],
  ])('is refused for its %s', async (path, wrong, message) => {
    const { owner } = await aTeam(service);
    const clientId = await addClient(owner);
    const { body } = await owner.call
      .post(`/api/v1/clients/${clientId}/calls`)
      .send(newCall(wrong))
      .expect(400);
    expect(body.fields).toEqual([{ path, message: expect.stringMatching(message) }]);
  });

  it('is of the team that reaches the client, after a hand-over too, and of nobody else', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const stranger = await aColleague(service);
    const clientId = await addClient(owner);
    const { id } = await log(owner.call, clientId);
    expect(storyOf(await read(assistant.call, clientId))).toContain('call: They want a balcony');
    for (const { call } of [agent, stranger]) {
      await call.get(`/api/v1/clients/${clientId}/timeline`).expect(404);
      await call.delete(`/api/v1/calls/${id}`).expect(404);
    }
    await owner.call
      .post('/api/v1/hand-overs')
      .send({ clientIds: [clientId], toAgentId: agent.userId })
      .expect(201);
    const line = (await read(agent.call, clientId)).lines.find(({ kind }) => kind === 'call');
    expect(line).toMatchObject({ what: 'They want a balcony', isYou: false });
  });

  it('follows a merge and comes back with the merged client', async () => {
    const { owner } = await aTeam(service);
    const [keepId, mergeId] = [await addClient(owner), await addClient(owner, { firstName: 'Augusta' })];
    await log(owner.call, mergeId);
    const wanted = aMerge(keepId, mergeId);
    await owner.call.post('/api/v1/client-merges').send(wanted).expect(201);
    expect(storyOf(await read(owner.call, keepId))).toEqual(
      expect.arrayContaining(['call: They want a balcony', 'merge: Augusta Byron']),
    );
    await owner.call.post(`/api/v1/client-merges/${wanted.id}/undo`).send({}).expect(200);
    expect(storyOf(await read(owner.call, keepId))).not.toContain('call: They want a balcony');
    expect(storyOf(await read(owner.call, mergeId))).toContain('call: They want a balcony');
  });

  it('stays without the name of an assistant whose account is erased, and goes with an agent who works alone', async () => {
    const { owner, assistant } = await aTeam(service);
    const clientId = await addClient(owner);
    await log(assistant.call, clientId);
    await service.deliver('identity.account-erased', { userId: assistant.userId });
    const line = (await read(owner.call, clientId)).lines.find(({ kind }) => kind === 'call');
    expect(line?.by).toBe('Somebody who left');
    const alone = await aColleague(service);
    const gone = await addClient(alone);
    await log(alone.call, gone);
    await service.deliver('identity.account-erased', { userId: alone.userId });
    expect(await service.dataSource.query(`SELECT FROM client_call WHERE client_id = $1`, [gone])).toEqual(
      [],
    );
  });
});
