import { randomUUID } from 'node:crypto';
import { Client } from '@landsea/contracts/agents';
import { ActivityList } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { planAccess } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/clients';
const anAgent = async () => {
  const userId = randomUUID();
  await service.deliver('billing.subscription-changed', planAccess(userId, { plan: 'agent' }));
  return service.as({ userId, userType: 'agent', firstName: 'Dana' });
};
const added = async (agent: TestAgent, client: object) =>
  Client.parse((await agent.post(path).send(client).expect(201)).body);
const read = async (agent: TestAgent, id: string) =>
  Client.parse((await agent.get(`${path}/${id}`).expect(200)).body);

const rosa = { firstName: 'Rosa', lastName: 'Lind', phone: '(303) 555-0129' };

describe('a client without an email address', () => {
  it('is added with a phone, twice if need be, and refused without either', async () => {
    const agent = await anAgent();
    expect(await added(agent, rosa)).toMatchObject({ email: '', phone: rosa.phone });
    await added(agent, { ...rosa, firstName: 'Ruth' });
    const refused = await agent.post(path).send({ firstName: 'Rosa', lastName: 'Lind' }).expect(400);
    expect(JSON.stringify(refused.body)).toContain('Enter an email address or a phone number');
    const list = await agent.get('/api/v1/client-list').expect(200);
    expect(JSON.stringify(list.body)).toContain('"email":""');
  });

  it('keeps the one of both that is left, and is invited once there is an address', async () => {
    const agent = await anAgent();
    const { id, leadId } = await added(agent, rosa);
    const person = `${path}/${id}/people/${leadId ?? ''}`;
    const refused = await agent.post(`${path}/${id}/invite`).send({}).expect(409);
    expect(JSON.stringify(refused.body)).toContain('Add an email address for Rosa first');
    await agent.patch(person).send({ version: 1, phone: null }).expect(400);
    await agent.patch(person).send({ version: 1, email: 'rosa@example.com', phone: null }).expect(200);
    await agent.patch(person).send({ version: 2, email: null }).expect(400);
    await agent.post(`${path}/${id}/invite`).send({}).expect(200);
  });
});

describe('details', () => {
  it('are kept for client and people, changed one by one, said in the history and removed by null', async () => {
    const agent = await anAgent();
    const mia = {
      id: randomUUID(),
      firstName: 'Mia',
      lastName: 'Lind',
      details: { relationship: 'Daughter', gender: 'female' },
    };
    const lead = { details: { middleName: 'Ann', otherPhones: ['303-555-0130'], parkAccount: 'invited' } };
    const details = { street: '14 Elm St', postalCode: '02115', contactPreference: 'text' };
    const { id, leadId } = await added(agent, { ...rosa, lead, details, people: [mia] });
    const person = `${path}/${id}/people/${leadId ?? ''}`;
    const change = { parkAccount: 'linked', middleName: null, suffix: 'Jr.' };
    await agent.patch(person).send({ version: 1, details: change }).expect(200);
    const consent = { about: 'news', text: 'Write to me.', version: '3', on: '2026-11-01' };
    await agent
      .patch(`${path}/${id}`)
      .send({ version: 1, details: { consents: [consent] } })
      .expect(200);
    const client = await read(agent, id);
    expect(client.details).toEqual({ ...details, consents: [consent] });
    expect(client.people?.map((each) => each.details)).toEqual([
      { otherPhones: ['303-555-0130'], parkAccount: 'linked', suffix: 'Jr.' },
      { relationship: 'Daughter', gender: 'female' },
    ]);
    const { activities } = ActivityList.parse((await agent.get(`${path}/${id}/activity`).expect(200)).body);
    expect(JSON.stringify(activities)).toContain('Park account: Linked');
    await agent
      .patch(person)
      .send({ version: 2, details: { gender: 'Mrs.' } })
      .expect(400);
  });
});
