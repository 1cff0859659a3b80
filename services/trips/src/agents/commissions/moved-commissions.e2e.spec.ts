import { randomUUID } from 'node:crypto';
import { PersonalRecords } from '@landsea/contracts/account';
import { CommissionList, StatementDetail } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { aClient, aMerge, someWork } from '../../testing/client-bodies.js';
import { anAgentWithPlan } from '../../testing/consent-factories.js';
import { newHotel, newTrip, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
const endDate = addDays(today, -90);

/** A booking that is late, that the agent asked for, and that one line of a statement pays in part. */
const paidInPart = async () => {
  const known = await anAgentWithPlan(service);
  const { agent, clientId } = known;
  const trip = newTrip({ startDate: addDays(endDate, -4), endDate, stays: [] });
  const { id: tripId } = await aTripFor(agent, clientId, trip);
  const booking = newHotel({ start: { date: endDate, time: null, zone: 'America/New_York' }, end: null });
  const numbers = [{ role: 'confirmation' as const, value: 'R8770544' }];
  await agent
    .post(`/api/v1/agent-trips/${tripId}/bookings`)
    .send({ booking: { ...booking, numbers }, work: someWork })
    .expect(201);
  const mark = { askedOn: today, settledNote: null, version: 0 };
  await agent.put(`/api/v1/commissions/${tripId}/${booking.id}`).send(mark).expect(200);
  const named = { number: 'R8770544', guestName: 'Byron, Ada', supplierName: '', travelOn: null };
  const line = { id: randomUUID(), ...named, cents: 10_00, isFee: false, note: '' };
  const statement = { id: randomUUID(), payer: 'host', name: 'Host', supplierId: null, paidOn: today };
  const file = { bankCents: 10_00, fileName: 'a.csv', isReversed: false, sha256: 'a'.repeat(64) };
  await agent
    .post('/api/v1/commission-statements')
    .send({ ...statement, ...file, lines: [line] })
    .expect(201);
  const find = async () => {
    const { body } = await agent
      .get('/api/v1/commissions')
      .query({ year: endDate.slice(0, 4) })
      .expect(200);
    return CommissionList.parse(body).commissions.find(({ bookingId }) => bookingId === booking.id);
  };
  const path = `/api/v1/commission-statements/${statement.id}`;
  const open = async () => StatementDetail.parse((await agent.get(path).expect(200)).body);
  return { ...known, tripId, find, open };
};

it('goes with a client who becomes one with another, and comes back', async () => {
  const { agent, clientId, find } = await paidInPart();
  const { body } = await agent.post('/api/v1/clients').send(aClient()).expect(201);
  const merge = aMerge(String(body.id), clientId);
  for (const [path, sent, owner] of [
    ['', merge, body.id],
    [`/${merge.id}/undo`, {}, clientId],
  ] as const) {
    expect((await agent.post(`/api/v1/client-merges${path}`).send(sent)).status).toBeLessThan(300);
    expect(await find()).toMatchObject({
      ...{ clientId: owner, receivedCents: 10_00, state: 'short', askedOn: today, version: 1 },
    });
  }
});

it('forgets the name of a client who is deleted, and the statement still adds up', async () => {
  const { agent, clientId, tripId, open } = await paidInPart();
  await agent.delete(`/api/trips/${tripId}`).send({ version: 1 });
  const deleted = await agent.post(`/api/v1/clients/${clientId}/deletion`).send({ name: 'Ada Byron' });
  expect(deleted.status).toBeLessThan(300);
  const { statement, lines } = await open();
  expect(statement.linesCents).toBe(10_00);
  expect(lines[0]).toMatchObject({ guestName: '', number: 'R8770544', cents: 10_00 });
});

it('is in the copy of the agent’s data, and goes with the account', async () => {
  const { agentId } = await paidInPart();
  const copy = await service.internal('identity').get(`/internal/accounts/${agentId}/export`).expect(200);
  const records = PersonalRecords.parse(copy.body);
  expect(records['commissionStatements']).toEqual([
    expect.objectContaining({ name: 'Host', lines: [expect.objectContaining({ guestName: 'Byron, Ada' })] }),
  ]);
  expect(records['commissionMarks']).toEqual([expect.objectContaining({ askedOn: today })]);
  const { status } = await service.deliver('identity.account-erased', { userId: agentId });
  expect(status).toBe(204);
  const left = await service.dataSource.query(
    `SELECT FROM commission_statement st LEFT JOIN commission_line l ON l.statement_id = st.id WHERE st.agent_id = $1`,
    [agentId],
  );
  expect(left).toEqual([]);
  expect(await service.dataSource.query(`SELECT FROM commission_mark`)).toHaveLength(1);
});
