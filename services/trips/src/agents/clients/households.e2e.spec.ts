import { randomUUID } from 'node:crypto';
import { Client, type UpdateClient, type UpdateHouseholdPerson } from '@landsea/contracts/agents';
import { ActivityList } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { aClient, aHouseholdPerson } from '../../testing/client-bodies.js';
import { planAccess } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/clients';

const anAgentWithPlan = async () => {
  const userId = randomUUID();
  await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
  return service.as({ userId, userType: 'agent', firstName: 'Dana' });
};
const added = async (agent: TestAgent, client: object = {}) =>
  Client.parse(
    (
      await agent
        .post(path)
        .send({ ...aClient(), ...client })
        .expect(201)
    ).body,
  );
const read = async (agent: TestAgent, id: string) =>
  Client.parse((await agent.get(`${path}/${id}`).expect(200)).body);
const change = (agent: TestAgent, id: string, body: UpdateClient) => agent.patch(`${path}/${id}`).send(body);
const changePerson = (agent: TestAgent, id: string, personId: string, body: UpdateHouseholdPerson) =>
  agent.patch(`${path}/${id}/people/${personId}`).send(body);
const activity = async (agent: TestAgent, id: string) =>
  ActivityList.parse((await agent.get(`${path}/${id}/activity`).expect(200)).body).activities;
const undoLast = async (agent: TestAgent, id: string) => {
  const [last] = await activity(agent, id);
  return agent.post(`${path}/${id}/activity/${last?.id ?? ''}/undo`).send({});
};

describe('a household', () => {
  it('begins with the person who was added, who leads it', async () => {
    const agent = await anAgentWithPlan();
    const client = await added(agent, {
      phone: '(407) 555-0142',
      stage: 'traveled',
      tags: ['VIP'],
      source: 'Fair',
    });
    expect(client).toMatchObject({
      stage: 'traveled',
      tags: ['VIP'],
      source: 'Fair',
      version: 1,
      connections: [],
    });
    expect(client.people).toEqual([
      expect.objectContaining({ id: client.leadId, firstName: 'Ben', email: client.email, version: 1 }),
    ]);
  });

  it('keeps what is known of each person, and adds one person for a repeated call', async () => {
    const agent = await anAgentWithPlan();
    const { id } = await added(agent);
    const person = {
      ...aHouseholdPerson(),
      birthDate: '2019-05-04',
      heightInches: 44,
      dietaryNotes: 'Peanut allergy',
      passportExpiresOn: '2027-01-31',
      loyalties: [{ program: 'Castaway Club', level: 'Gold' }],
    };
    await agent.post(`${path}/${id}/people`).send(person).expect(201);
    await agent.post(`${path}/${id}/people`).send(person).expect(201);
    const { people = [] } = await read(agent, id);
    expect(people).toHaveLength(2);
    expect(people[1]).toMatchObject(person);
  });

  it('follows its lead person with its own name and address', async () => {
    const agent = await anAgentWithPlan();
    const client = await added(agent);
    const person = { ...aHouseholdPerson(), email: `${randomUUID()}@example.com` };
    await agent.post(`${path}/${client.id}/people`).send(person).expect(201);
    const led = await change(agent, client.id, { version: 1, leadId: person.id }).expect(200);
    expect(led.body).toMatchObject({ firstName: 'Mia', email: person.email, leadId: person.id });
    await changePerson(agent, client.id, person.id, { version: 1, lastName: 'Stone' }).expect(200);
    expect(await read(agent, client.id)).toMatchObject({ lastName: 'Stone' });
  });

  it('keeps a lead person who can be written to', async () => {
    const agent = await anAgentWithPlan();
    const { id, leadId } = await added(agent);
    const person = aHouseholdPerson();
    await agent.post(`${path}/${id}/people`).send(person).expect(201);
    const { body } = await change(agent, id, { version: 1, leadId: person.id }).expect(400);
    expect(body.fields[0]).toEqual({
      path: 'leadId',
      message: 'Add an email address or a phone number for Mia first.',
    });
    await changePerson(agent, id, leadId ?? '', { version: 1, email: null }).expect(400);
    expect((await agent.delete(`${path}/${id}/people/${leadId ?? ''}`).expect(409)).body.message).toBe(
      'This person leads the household. Choose another lead person first.',
    );
  });

  it('refuses an older version and names who was changed', async () => {
    const agent = await anAgentWithPlan();
    const { id, leadId } = await added(agent);
    await change(agent, id, { version: 1, stage: 'traveled' }).expect(200);
    expect((await change(agent, id, { version: 1, stage: 'lost' }).expect(409)).body).toMatchObject({
      code: 'EDIT_CONFLICT',
      message: 'Ben Moss was changed while you were editing.',
    });
    await changePerson(agent, id, leadId ?? '', { version: 1, notes: 'First' }).expect(200);
    await changePerson(agent, id, leadId ?? '', { version: 1, notes: 'Second' }).expect(409);
  });

  it('connects two clients, each seen from its side', async () => {
    const agent = await anAgentWithPlan();
    const [one, two] = [await added(agent), await added(agent, { firstName: 'Zoe' })];
    const link = `${path}/${one.id}/connections/${two.id}`;
    await agent.put(link).send({ relation: 'referred' }).expect(200);
    expect((await read(agent, one.id)).connections).toEqual([
      { clientId: two.id, firstName: 'Zoe', lastName: 'Moss', relation: 'referred' },
    ]);
    expect((await read(agent, two.id)).connections?.[0]).toMatchObject({
      clientId: one.id,
      relation: 'referred-by',
    });
    await agent.delete(`${path}/${two.id}/connections/${one.id}`).expect(204);
    expect((await read(agent, one.id)).connections).toEqual([]);
  });

  it('does not connect with a client of another agent', async () => {
    const agent = await anAgentWithPlan();
    const mine = await added(agent);
    const foreign = await added(await anAgentWithPlan());
    await agent.put(`${path}/${mine.id}/connections/${foreign.id}`).send({ relation: 'family' }).expect(404);
    await agent.put(`${path}/${mine.id}/connections/${mine.id}`).send({ relation: 'family' }).expect(400);
  });
});

describe('the history of a client', () => {
  it('says who changed what, and takes it back', async () => {
    const agent = await anAgentWithPlan();
    const { id } = await added(agent);
    await change(agent, id, { version: 1, stage: 'lost', nextStep: 'Call about the balcony' }).expect(200);
    const [last, first] = await activity(agent, id);
    expect(last).toMatchObject({
      by: 'Dana',
      isYou: true,
      noun: 'client',
      action: 'changed',
      what: 'Ben Moss',
    });
    expect(last?.details).toEqual(['stage Lead → Lost', 'next step none → “Call about the balcony”']);
    expect(first).toMatchObject({ action: 'added', undo: 'none' });
    expect((await undoLast(agent, id)).body).toMatchObject({ stage: 'lead', nextStep: null });
  });

  it('brings a removed person back as they were', async () => {
    const agent = await anAgentWithPlan();
    const { id } = await added(agent);
    const person = {
      ...aHouseholdPerson(),
      heightInches: 40,
      loyalties: [{ program: 'Club', level: 'Gold' }],
    };
    await agent.post(`${path}/${id}/people`).send(person).expect(201);
    await agent.delete(`${path}/${id}/people/${person.id}`).expect(204);
    expect((await read(agent, id)).people).toHaveLength(1);
    await undoLast(agent, id);
    expect((await read(agent, id)).people?.[1]).toMatchObject(person);
  });

  it('refuses to take back what was changed again, and nothing else', async () => {
    const agent = await anAgentWithPlan();
    const { id } = await added(agent);
    await change(agent, id, { version: 1, stage: 'traveled' }).expect(200);
    const [staged] = await activity(agent, id);
    await change(agent, id, { version: 2, tags: ['VIP'] }).expect(200);
    const undo = `${path}/${id}/activity/${staged?.id ?? ''}/undo`;
    expect((await agent.post(undo).send({}).expect(200)).body).toMatchObject({
      stage: 'lead',
      tags: ['VIP'],
    });
    expect((await agent.post(undo).send({}).expect(409)).body.message).toBe(
      'This change was already undone.',
    );
    await change(agent, id, { version: 4, stage: 'traveled' }).expect(200);
    const [traveled] = await activity(agent, id);
    await change(agent, id, { version: 5, stage: 'lost' }).expect(200);
    await agent
      .post(`${path}/${id}/activity/${traveled?.id ?? ''}/undo`)
      .send({})
      .expect(409);
  });

  it('does not take the address of the lead person away', async () => {
    const agent = await anAgentWithPlan();
    const { id } = await added(agent);
    const person = { ...aHouseholdPerson() };
    await agent.post(`${path}/${id}/people`).send(person).expect(201);
    await changePerson(agent, id, person.id, { version: 1, email: `${randomUUID()}@example.com` }).expect(
      200,
    );
    const [addressed] = await activity(agent, id);
    await change(agent, id, { version: 1, leadId: person.id }).expect(200);
    await agent
      .post(`${path}/${id}/activity/${addressed?.id ?? ''}/undo`)
      .send({})
      .expect(409);
  });

  it('lists the archived only where they are asked for', async () => {
    const agent = await anAgentWithPlan();
    const { id } = await added(agent);
    const { body } = await change(agent, id, { version: 1, archived: true }).expect(200);
    expect(body.archivedAt).toEqual(expect.any(String));
    expect((await agent.get(path).expect(200)).body.clients).toEqual([]);
    await undoLast(agent, id);
    expect((await read(agent, id)).archivedAt).toBeNull();
  });
});
