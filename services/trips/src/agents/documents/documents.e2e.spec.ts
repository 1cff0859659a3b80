import { randomUUID } from 'node:crypto';
import {
  ClientDocument,
  DocumentList,
  PaperAlertList,
  SharedDocumentList,
  type AddDocument,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { TripDetail } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aTeam, addClient } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aHouseholdPerson } from '../../testing/client-bodies.js';
import { accept, anAgentWithPlan } from '../../testing/consent-factories.js';
import { aSailing, newTrip } from '../../testing/factories.js';
import { FileSweep } from '../../trip/files/file-sweep.js';

const service = await startTrips();
afterAll(() => service.close());

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}`);
const aDocument = (change: Partial<AddDocument> = {}): AddDocument => ({
  id: randomUUID(),
  kind: 'insurance',
  title: 'Policy of the whole family',
  personId: null,
  tripId: null,
  expiresOn: null,
  sharedWith: 'nobody',
  sharedPersonId: null,
  ...change,
});
const add = async (agent: TestAgent, clientId: string, document: AddDocument) =>
  ClientDocument.parse(
    (await agent.post(`/api/v1/clients/${clientId}/documents`).send(document).expect(201)).body,
  );
const attach = async (agent: TestAgent, id: string, content: Buffer) =>
  ClientDocument.parse(
    (
      await agent
        .post(`/api/v1/documents/${id}/files?name=policy.pdf`)
        .type('application/pdf')
        .send(content)
        .expect(201)
    ).body,
  );
const list = async (agent: TestAgent, query: object = {}) =>
  DocumentList.parse((await agent.get('/api/v1/documents').query(query).expect(200)).body);
const alertsOf = async (agent: TestAgent) =>
  PaperAlertList.parse((await agent.get('/api/v1/paper-alerts').expect(200)).body).alerts;

const joined = async () => {
  const known = await anAgentWithPlan(service);
  const userId = randomUUID();
  await accept(service, known, userId, []);
  const client = service.as({ userId, userType: 'client' });
  const shown = async () =>
    SharedDocumentList.parse(
      (await client.get(`/api/v1/travel-agents/${known.clientId}/documents`).expect(200)).body,
    ).documents;
  return { ...known, userId, client, shown };
};

it('keeps every version of a file, with who added it, and shows the client the latest', async () => {
  const { agent, clientId, client, shown } = await joined();
  const { id } = await add(agent, clientId, aDocument({ sharedWith: 'household' }));
  await attach(agent, id, pdf('first'));
  const { files } = await attach(agent, id, pdf('second'));
  expect(files.map(({ number }) => number)).toEqual([2, 1]);
  expect(files[0]).toMatchObject({ name: 'policy.pdf', type: 'application/pdf' });
  const old = await agent.get(`/api/v1/documents/${id}/files/${files[1]?.id}`).expect(200);
  expect((old.body as Buffer).toString()).toBe('%PDF-1.7\nfirst');
  expect(await shown()).toEqual([
    expect.objectContaining({ id, file: expect.objectContaining({ bytes: 15 }) }),
  ]);
  const latest = await client.get(`/api/v1/travel-agents/${clientId}/documents/${id}/file`).expect(200);
  expect((latest.body as Buffer).toString()).toBe('%PDF-1.7\nsecond');
  await service.dataSource.query(`UPDATE stored_file SET created_at = created_at - interval '1 hour'`);
  await service.app.get(FileSweep, { strict: false }).sweep();
  await agent.get(`/api/v1/documents/${id}/files/${files[1]?.id}`).expect(200);
});

it('shows a client what is shared with the household or with them, and nothing else', async () => {
  const { agent, clientId, client, shown } = await joined();
  const person = aHouseholdPerson();
  await agent.post(`/api/v1/clients/${clientId}/people`).send(person).expect(201);
  const { body } = await agent.get(`/api/v1/clients/${clientId}`).expect(200);
  const leadId = String(body.leadId);
  const of = (title: string, sharedPersonId: string) =>
    aDocument({ title, sharedWith: 'person', sharedPersonId });
  const hidden = await add(agent, clientId, aDocument({ title: 'Hidden' }));
  const forMia = await add(agent, clientId, of('For Mia', person.id));
  const forLead = await add(agent, clientId, of('For the lead', leadId));
  expect([hidden.isSeen, forMia.isSeen, forLead.isSeen]).toEqual([false, false, true]);
  await attach(agent, hidden.id, pdf('secret'));
  await attach(agent, forMia.id, pdf('secret'));
  expect((await shown()).map(({ title }) => title)).toEqual(['For the lead']);
  for (const { id } of [hidden, forMia])
    await client.get(`/api/v1/travel-agents/${clientId}/documents/${id}/file`).expect(404);
  const { id: _id, ...values } = aDocument({ title: 'Hidden', sharedWith: 'household' });
  await agent
    .put(`/api/v1/documents/${hidden.id}`)
    .send({ ...values, version: 1 })
    .expect(200);
  await agent
    .put(`/api/v1/documents/${hidden.id}`)
    .send({ ...values, version: 1 })
    .expect(409);
  expect(await shown()).toHaveLength(2);
  await client.delete(`/api/v1/travel-agents/${clientId}`).expect(204);
  await client.get(`/api/v1/travel-agents/${clientId}/documents/${hidden.id}/file`).expect(404);
});

it('refuses people of another household, trips of others, and a passport as a file', async () => {
  const { agent, clientId } = await joined();
  const other = await joined();
  const stranger = aHouseholdPerson();
  await other.agent.post(`/api/v1/clients/${other.clientId}/people`).send(stranger).expect(201);
  const refused = async (change: object) =>
    agent
      .post(`/api/v1/clients/${clientId}/documents`)
      .send({ ...aDocument(), ...change })
      .expect(400);
  await refused({ personId: stranger.id });
  await refused({ sharedWith: 'person' });
  await refused({ tripId: randomUUID() });
  await refused({ kind: 'passport' });
  const { id } = await add(agent, clientId, aDocument());
  await other.agent
    .get('/api/v1/documents')
    .query({ clientId })
    .expect(200, { documents: [], passports: [] });
  await other.agent.delete(`/api/v1/documents/${id}`).expect(404);
  await agent
    .post(`/api/v1/documents/${id}/files`)
    .type('application/pdf')
    .send(Buffer.from('MZ'))
    .expect(400);
});

it('warns of papers that run out before the trip, for passports six months after one to sea', async () => {
  const { agent, clientId } = await joined();
  const today = getDateIn(new Date());
  const sailing = aSailing();
  const { body } = await agent
    .post(`/api/v1/clients/${clientId}/trips`)
    .send(
      newTrip({
        mode: 'cruise',
        startDate: sailing.embarkationDate,
        endDate: addDays(sailing.embarkationDate, sailing.nights),
        stays: [],
        sailing,
      }),
    )
    .expect(201);
  const { endDate, name } = TripDetail.parse(body);
  const person = { ...aHouseholdPerson(), passportExpiresOn: addDays(endDate, 30) };
  await agent.post(`/api/v1/clients/${clientId}/people`).send(person).expect(201);
  const { id } = await add(agent, clientId, aDocument({ expiresOn: addDays(endDate, -1) }));
  await add(agent, clientId, aDocument({ title: 'Fine', expiresOn: endDate }));
  await add(agent, clientId, aDocument({ title: 'Over', expiresOn: addDays(today, -1) }));
  expect(await alertsOf(agent)).toEqual([
    expect.objectContaining({ title: 'Over', problem: 'expired' }),
    expect.objectContaining({ id, problem: 'before-trip-ends', tripName: name }),
    expect.objectContaining({ id: person.id, what: 'passport', problem: 'after-trip' }),
  ]);
  expect((await list(agent)).passports).toEqual([
    expect.objectContaining({ personId: person.id, expiresOn: person.passportExpiresOn }),
  ]);
});

it('goes with the client to another agent, and stays with a merged one', async () => {
  const { owner, agent, assistant } = await aTeam(service);
  const clientId = await addClient(owner);
  const { id } = await add(owner.call, clientId, aDocument());
  expect((await list(assistant.call)).documents.map((each) => each.id)).toEqual([id]);
  expect((await list(agent.call)).documents).toEqual([]);
  await owner.call
    .post('/api/v1/hand-overs')
    .send({ clientIds: [clientId], toAgentId: agent.userId })
    .expect(201);
  expect((await list(agent.call)).documents.map((each) => each.id)).toEqual([id]);
  await agent.call.delete(`/api/v1/documents/${id}`).expect(204);
  expect((await list(agent.call)).documents).toEqual([]);
});

it('names nobody who has left, and gives a client their copy', async () => {
  const { agent, agentId, clientId, userId } = await joined();
  const { id } = await add(agent, clientId, aDocument({ sharedWith: 'household' }));
  await add(agent, clientId, aDocument({ title: 'Hidden' }));
  const recordsOf = async (person: string) =>
    (await service.internal('identity').get(`/internal/accounts/${person}/export`).expect(200)).body
      .clientDocuments as { title: string }[];
  expect((await recordsOf(userId)).map(({ title }) => title)).toEqual(['Policy of the whole family']);
  expect(await recordsOf(agentId)).toHaveLength(2);
  await service.deliver('identity.account-erased', { userId: agentId });
  expect(await service.dataSource.query('SELECT 1 FROM client_document WHERE id = $1', [id])).toEqual([]);
});
