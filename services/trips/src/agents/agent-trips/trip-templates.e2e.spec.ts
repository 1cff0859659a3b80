import { randomUUID } from 'node:crypto';
import { TripTemplateList } from '@landsea/contracts/agents';
import { addDays } from '@landsea/contracts/core';
import { TripDetail } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { addClient, aColleague, aTeam, type Colleague } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { newDayItem, newLine, newTask, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const templatesOf = async (call: TestAgent) =>
  TripTemplateList.parse((await call.get('/api/v1/trip-templates').expect(200)).body).templates;

/** A trip of one of the owner's clients, saved as a template. */
const aTemplate = async (owner: Colleague, name = 'Four days, two parks') => {
  const clientId = await addClient(owner);
  const { call } = owner;
  const trip = await aTripFor(call, clientId);
  const path = `/api/v1/agent-trips/${trip.id}/template`;
  await call.put(path).send({ name }).expect(200);
  return { trip, clientId, path };
};
const begin = (call: TestAgent, clientId: string, { id, startDate }: TripDetail) =>
  call
    .post(`/api/v1/clients/${clientId}/trips/copies`)
    .send({ fromTripId: id, name: 'Begun with a template', startDate: addDays(startDate, 30) });

describe('a template of trips', () => {
  it('is there for everybody in the agency, who begin with its plan and without its people', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const { trip } = await aTemplate(owner);
    const item = newDayItem({ title: 'Haunted Mansion', date: trip.startDate });
    await owner.call.post(`/api/v1/trips/${trip.id}/items`).send(item).expect(201);
    const tasks = `/api/v1/trips/${trip.id}/tasks`;
    await owner.call
      .post(tasks)
      .send(newTask({ title: 'Pack the ponchos' }))
      .expect(201);
    const forRobin = newTask({ title: 'Measure Robin', person: trip.party[0]?.id });
    await owner.call.post(tasks).send(forRobin).expect(201);

    const shown = { tripId: trip.id, name: 'Four days, two parks', mode: 'parks', days: 4 };
    expect(await templatesOf(owner.call)).toEqual([{ ...shown, isOwn: true }]);
    expect(await templatesOf(assistant.call)).toEqual([{ ...shown, isOwn: true }]);
    expect(await templatesOf(agent.call)).toEqual([{ ...shown, isOwn: false }]);

    const clientId = await addClient(agent);
    const made = TripDetail.parse((await begin(agent.call, clientId, trip).expect(201)).body);
    expect(made.party.map(({ name }) => name)).not.toContain(trip.party[0]?.name);
    const { items } = (await agent.call.get(`/api/v1/trips/${made.id}/days`).expect(200)).body;
    expect(items).toMatchObject([{ title: 'Haunted Mansion', date: made.startDate }]);
    const copied = (await agent.call.get(`/api/v1/trips/${made.id}/tasks`).expect(200)).body.tasks;
    expect(copied.map(({ title }: { title: string }) => title)).toEqual(['Pack the ponchos']);
    await agent.call.get(`/api/trips/${trip.id}`).expect(404);
  });

  it('leaves out for whom something was, and notes unless asked for', async () => {
    const { owner, agent } = await aTeam(service);
    const { trip } = await aTemplate(owner);
    const note = 'A surprise for the divorced aunt';
    const [person, day] = [String(trip.party[0]?.id), trip.startDate];
    const of = `/api/v1/trips/${trip.id}`;
    await owner.call
      .post(`${of}/items`)
      .send(newDayItem({ date: day, note, people: [person] }))
      .expect(201);
    await owner.call
      .post(`${of}/tasks`)
      .send(newTask({ notes: note }))
      .expect(201);
    await owner.call
      .post(`${of}/budget/lines`)
      .send(newLine({ note, person: 'TPLPERSON' }))
      .expect(201);
    await owner.call.patch(`${of}/days/${day}`).send({ note, version: 1 }).expect(200);

    // One person: the household does not replace the party, it takes the place of its first traveler.
    const clientId = await addClient(agent);
    const read = async (body: object) => {
      const answer = await begin(agent.call, clientId, trip).send(body).expect(201);
      const { id } = TripDetail.parse(answer.body);
      const parts = await Promise.all(
        ['', '/days', '/tasks', '/budget'].map((part) => agent.call.get(`/api/v1/trips/${id}${part}`)),
      );
      return { text: JSON.stringify(parts.map(({ body: part }) => part)), parts };
    };
    const { text, parts } = await read({});
    expect(text).not.toContain(note);
    expect(text).not.toContain('TPLPERSON');
    expect(parts[1]?.body.items).toMatchObject([{ people: null, note: null }]);
    expect(parts[2]?.body.tasks).toHaveLength(1);
    const kept = await read({ withNotes: true });
    expect(kept.text.split(note)).toHaveLength(5);
    expect(kept.text).not.toContain('TPLPERSON');
  });

  it('begins with the whole household of the client, for everybody of it', async () => {
    const alone = await aColleague(service);
    const { trip } = await aTemplate(alone);
    const people = [String(trip.party[0]?.id)];
    const item = newDayItem({ title: 'Haunted Mansion', date: trip.startDate, people });
    await alone.call.post(`/api/v1/trips/${trip.id}/items`).send(item).expect(201);
    const clientId = await addClient(alone);
    const startDate = addDays(trip.startDate, 30);
    const zoe = {
      birthDate: `${Number(startDate.slice(0, 4)) - 9}${startDate.slice(4)}`,
      heightInches: 50,
    };
    for (const person of [{ ...zoe, firstName: 'Zoe' }, { firstName: 'Tom' }])
      await alone.call
        .post(`/api/v1/clients/${clientId}/people`)
        .send({ id: randomUUID(), lastName: 'Moss', ...person })
        .expect(201);
    const made = TripDetail.parse((await begin(alone.call, clientId, trip).expect(201)).body);
    expect(made.party).toMatchObject([
      { age: 35 },
      { name: 'Zoe', age: 9, ...zoe },
      { name: 'Tom', age: 35 },
    ]);
    const { items } = (await alone.call.get(`/api/v1/trips/${made.id}/days`).expect(200)).body;
    expect(items).toMatchObject([{ title: 'Haunted Mansion', people: null }]);
  });

  it('is changed by those who reach its trip, and by nobody else', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const { path } = await aTemplate(owner);
    await agent.call.put(path).send({ name: 'Mine now' }).expect(404);
    await agent.call.delete(path).expect(404);
    await owner.call.put(path).send({ name: '  ' }).expect(400);
    await assistant.call.put(path).send({ name: 'Long weekend' }).expect(200);
    expect(await templatesOf(agent.call)).toMatchObject([{ name: 'Long weekend' }]);
    await owner.call.delete(path).expect(200);
    expect(await templatesOf(agent.call)).toEqual([]);
  });

  it('is nothing to another agency, and ends with its trip', async () => {
    const { owner } = await aTeam(service);
    const { trip } = await aTemplate(owner);
    const stranger = await aColleague(service);
    expect(await templatesOf(stranger.call)).toEqual([]);
    const clientId = await addClient(stranger);
    await begin(stranger.call, clientId, trip).expect(404);
    await stranger.call.put(`/api/v1/agent-trips/${trip.id}/template`).send({ name: 'Ours' }).expect(404);
    await owner.call.put(`/api/v1/agent-trips/${randomUUID()}/template`).send({ name: 'None' }).expect(404);
    await owner.call.delete(`/api/trips/${trip.id}`).expect(({ status }) => expect(status).toBeLessThan(300));
    expect(await templatesOf(owner.call)).toEqual([]);
  });

  it('of an agent who works alone is the agent’s own', async () => {
    const alone = await aColleague(service);
    const { trip, clientId } = await aTemplate(alone);
    expect(await templatesOf(alone.call)).toMatchObject([{ tripId: trip.id, isOwn: true }]);
    const made = TripDetail.parse((await begin(alone.call, clientId, trip).expect(201)).body);
    expect(made.party.map(({ name }) => name)).toEqual(trip.party.map(({ name }) => name));
  });
});
