import { randomUUID } from 'node:crypto';
import { PersonalRecords } from '@landsea/contracts/account';
import {
  ClientFeeList,
  ClientMoney,
  ClientPortal,
  FeeAlertList,
  PlanningFee,
  PlanningFeeList,
  TripFees,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { aBrand, aClient, aMerge } from '../../testing/client-bodies.js';
import { accept, anAgentWithPlan } from '../../testing/consent-factories.js';
import { aTripFor } from '../../testing/factories.js';
import { aFee } from '../../testing/fee-things.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
const year = today.slice(0, 4);

/** A client who has joined, and a fee of theirs that was due yesterday. */
const aTripWithFee = async ({ hasJoined = true } = {}) => {
  const known = await anAgentWithPlan(service);
  const { agent, clientId } = known;
  const { id: tripId } = await aTripFor(agent, clientId, { startDate: addDays(today, 120) });
  const userId = randomUUID();
  if (hasJoined) await accept(service, known, userId, []);
  const client = service.as({ userId, userType: 'client', firstName: 'Ada' });
  const fees = `/api/v1/agent-trips/${tripId}/fees`;
  const id = randomUUID();
  const sent = { ...aFee(), dueOn: addDays(today, -1) };
  const saved = await agent
    .put(`${fees}/${id}`)
    .send({ ...sent, version: 0 })
    .expect(200);
  expect(PlanningFee.parse(saved.body)).toMatchObject({ state: 'open', cents: 150_00, version: 1 });
  const list = async () => TripFees.parse((await agent.get(fees).expect(200)).body);
  const find = async () => (await list()).fees.find((each) => each.id === id);
  const mark = async (body: object) =>
    agent.put(`${fees}/${id}/state`).send({ ...body, version: (await find())?.version });
  const tell = (isPaid: boolean) =>
    client.put(`/api/v1/travel-agents/${clientId}/fees/${id}`).send({ isPaid });
  const seen = async () =>
    ClientFeeList.parse((await client.get(`/api/v1/travel-agents/${clientId}/fees`).expect(200)).body).fees;
  const ofYear = async (of = year) =>
    PlanningFeeList.parse((await agent.get('/api/v1/planning-fees').query({ year: of }).expect(200)).body)
      .fees;
  const alerts = async () =>
    FeeAlertList.parse((await agent.get('/api/v1/planning-fee-alerts').expect(200)).body);
  const money = async () =>
    ClientMoney.parse((await agent.get(`/api/v1/clients/${clientId}/money`).expect(200)).body);
  const calls = { list, find, mark, tell, seen, ofYear, alerts, money };
  return { ...known, ...calls, userId, tripId, client, fees, id, sent };
};

it('begins with the payment page that the agent set with the brand, else with the last one', async () => {
  const { agent, list, sent } = await aTripWithFee();
  expect(await list()).toMatchObject({ lastPayLink: sent.payLink });
  const payLink = 'https://paypal.me/dana';
  await agent
    .put('/api/v1/brand/own')
    .send({ ...aBrand(), payLink })
    .expect(200);
  expect(await list()).toMatchObject({ lastPayLink: payLink });
  const other = await aTripWithFee();
  expect(await other.list()).toMatchObject({ lastPayLink: other.sent.payLink });
});

it('is told by the client, confirmed by the agent, and taken back step by step', async () => {
  const { mark, tell, seen, ofYear, alerts, money, id, tripId } = await aTripWithFee();
  expect(await seen()).toEqual([
    expect.objectContaining({ id, tripId, state: 'open', payLink: 'https://square.link/u/dana' }),
  ]);
  expect((await alerts()).alerts).toEqual([expect.objectContaining({ id, state: 'open' })]);
  expect(await money()).toMatchObject({ owesCents: 0, bookings: 0, feesCents: 150_00 });
  await tell(true).expect(200);
  await tell(true).expect(200);
  expect((await alerts()).alerts).toEqual([expect.objectContaining({ id, state: 'told', toldBy: 'Ada' })]);
  expect(await ofYear()).toEqual([expect.objectContaining({ id, state: 'told' })]);
  expect((await mark({ state: 'confirmed', receivedOn: today })).status).toBe(200);
  expect(await ofYear()).toEqual([expect.objectContaining({ id, state: 'confirmed', receivedOn: today })]);
  expect(await ofYear(String(Number(year) - 1))).toEqual([]);
  expect(await alerts()).toEqual({ alerts: [], total: 0 });
  expect((await money()).feesCents).toBe(0);
  await tell(false).expect(409);
  await tell(true).expect(200);
  expect((await mark({ state: 'open' })).body).toMatchObject({ state: 'told', receivedOn: null });
  expect((await mark({ state: 'open' })).body).toMatchObject({ state: 'open', toldBy: null });
  expect((await mark({ state: 'waived', reason: 'A thank-you' })).body).toMatchObject({ state: 'waived' });
  expect(await seen()).toEqual([expect.objectContaining({ state: 'waived' })]);
  expect(JSON.stringify(await seen())).not.toContain('thank-you');
  expect(await ofYear()).toEqual([]);
  expect((await mark({ state: 'open' })).body).toMatchObject({ state: 'open', waivedReason: null });
});

it('refuses what it cannot keep, with a sentence, and loses nothing', async () => {
  const { agent, fees, id, mark, sent, find } = await aTripWithFee();
  const put = (body: object) => agent.put(`${fees}/${id}`).send({ ...sent, version: 1, ...body });
  for (const [body, path] of [
    [{ payLink: 'http://square.link/u/dana' }, 'payLink'],
    [{ payLink: 'javascript:alert(1)' }, 'payLink'],
    [{ cents: 0 }, 'cents'],
    [{ name: ' ' }, 'name'],
    [{ note: 'Card 4111 1111 1111 1111' }, 'note'],
  ] as const) {
    const { body: refused } = await put(body).expect(400);
    expect(refused).toMatchObject({ fields: [expect.objectContaining({ path })] });
  }
  expect((await mark({ state: 'confirmed' })).status).toBe(400);
  expect((await mark({ state: 'confirmed', receivedOn: addDays(today, 9) })).status).toBe(400);
  expect((await mark({ state: 'waived' })).status).toBe(400);
  expect(await find()).toMatchObject({ state: 'open', cents: 150_00, version: 1 });
});

it('tells the second of two people, and keeps a fee that is received', async () => {
  const { agent, fees, id, mark, sent, list, find } = await aTripWithFee();
  const again = await agent.put(`${fees}/${id}`).send({ ...sent, cents: 1, version: 0 });
  expect(again.body).toMatchObject({ cents: 150_00, version: 1 });
  await agent
    .put(`${fees}/${id}`)
    .send({ ...sent, cents: 200_00, version: 1 })
    .expect(200);
  await agent
    .put(`${fees}/${id}`)
    .send({ ...sent, cents: 300_00, version: 1 })
    .expect(409);
  await mark({ state: 'confirmed', receivedOn: today });
  await agent
    .put(`${fees}/${id}`)
    .send({ ...sent, version: 3 })
    .expect(409);
  await agent.delete(`${fees}/${id}`).expect(409);
  expect((await mark({ state: 'waived', reason: 'No' })).status).toBe(409);
  expect(await list()).toMatchObject({ lastPayLink: sent.payLink, fees: [{ cents: 200_00 }] });
  await mark({ state: 'open' });
  await agent.delete(`${fees}/${id}`).expect(204);
  expect(await find()).toBeUndefined();
});

it('shows the agent’s preview what the client sees, and strangers nothing', async () => {
  const { agent, clientId, fees, id, seen } = await aTripWithFee();
  const portal = await agent.get(`/api/v1/clients/${clientId}/portal`).expect(200);
  expect(ClientPortal.parse(portal.body).fees).toEqual(await seen());
  const other = await aTripWithFee();
  await other.agent.get(fees).expect(404);
  await other.agent
    .put(`${other.fees}/${id}`)
    .send({ ...aFee(), version: 0 })
    .expect(404);
  await other.client.put(`/api/v1/travel-agents/${clientId}/fees/${id}`).send({ isPaid: true }).expect(404);
});

it('goes with a client who becomes one with another, and comes back', async () => {
  const { agent, clientId, id, ofYear } = await aTripWithFee({ hasJoined: false });
  const { body } = await agent.post('/api/v1/clients').send(aClient()).expect(201);
  const merge = aMerge(String(body.id), clientId);
  for (const [path, sent, owner] of [
    ['', merge, body.id],
    [`/${merge.id}/undo`, {}, clientId],
  ] as const) {
    expect((await agent.post(`/api/v1/client-merges${path}`).send(sent)).status).toBeLessThan(300);
    expect(await ofYear()).toEqual([expect.objectContaining({ id, clientId: owner })]);
  }
});

it('stays in the year’s books without its trip, and goes with the client', async () => {
  const { agent, clientId, tripId, mark, ofYear } = await aTripWithFee();
  await mark({ state: 'confirmed', receivedOn: today });
  await agent.delete(`/api/trips/${tripId}`).send({ version: 1 });
  await service.dataSource.query(`DELETE FROM trip WHERE id = $1`, [tripId]);
  expect(await ofYear()).toEqual([expect.objectContaining({ tripId: null, cents: 150_00 })]);
  const deleted = await agent.post(`/api/v1/clients/${clientId}/deletion`).send({ name: 'Ada Byron' });
  expect(deleted.status).toBeLessThan(300);
  expect(await ofYear()).toEqual([]);
});

it('is in the copy of each one’s data with their own part, and forgets who told it', async () => {
  const { agentId, userId, tell, find, id } = await aTripWithFee();
  await tell(true).expect(200);
  const recordsOf = async (of: string) =>
    PersonalRecords.parse(
      (await service.internal('identity').get(`/internal/accounts/${of}/export`).expect(200)).body,
    );
  expect((await recordsOf(agentId))['planningFees']).toEqual([
    expect.objectContaining({ cents: 150_00, payLink: 'https://square.link/u/dana' }),
  ]);
  const ofClient = await recordsOf(userId);
  expect(ofClient['toldFees']).toEqual([expect.objectContaining({ name: 'Planning fee', cents: 150_00 })]);
  expect(ofClient['planningFees']).toBeUndefined();
  await service.deliver('identity.account-erased', { userId });
  expect(await find()).toMatchObject({ state: 'told', toldBy: 'Somebody who left' });
  await service.deliver('identity.account-erased', { userId: agentId });
  expect(await service.dataSource.query(`SELECT FROM planning_fee WHERE id = $1`, [id])).toEqual([]);
});
