import { randomUUID } from 'node:crypto';
import { AgentBookings } from '@landsea/contracts/agents';
import { PersonalRecords } from '@landsea/contracts/account';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { aClient, aMerge, aSupplier, someWork } from '../../testing/client-bodies.js';
import { accept, anAgentWithPlan } from '../../testing/consent-factories.js';
import { newHotel, aTripFor } from '../../testing/factories.js';
import { ToldPaymentRow } from './told-payment.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
const payment = { id: randomUUID(), kind: 'final' as const, cents: 500_00, dueOn: today, paidOn: null };

/** A client’s trip with a booking of a supplier. */
const aBooking = async () => {
  const known = await anAgentWithPlan(service);
  const { agent, clientId } = known;
  const { id: tripId } = await aTripFor(agent, clientId, { startDate: addDays(today, 120) });
  const supplierId = randomUUID();
  await agent
    .put(`/api/v1/booking-suppliers/${supplierId}`)
    .send({ ...aSupplier(), version: 0 })
    .expect(200);
  const booking = newHotel({ totalCents: 500_00, payments: [payment] });
  const path = `/api/v1/agent-trips/${tripId}/bookings`;
  await agent
    .post(path)
    .send({ booking, work: { ...someWork, supplierId } })
    .expect(201);
  const userId = randomUUID();
  const list = async () => AgentBookings.parse((await agent.get(path).expect(200)).body);
  return { ...known, userId, tripId, booking, list };
};

/** The same, and the client says that it is paid. */
const toldBooking = async () => {
  const kept = await aBooking();
  await accept(service, kept, kept.userId, []);
  await service
    .as({ userId: kept.userId, userType: 'client', firstName: 'Ada' })
    .put(`/api/v1/travel-agents/${kept.clientId}/payments/${kept.booking.id}/${payment.id}`)
    .send({ isPaid: true })
    .expect(200);
  return kept;
};
const recordsOf = async (userId: string) =>
  PersonalRecords.parse(
    (await service.internal('identity').get(`/internal/accounts/${userId}/export`).expect(200)).body,
  );

it('goes with a client who becomes one with another, and comes back', async () => {
  const { agent, clientId, tripId, booking, list } = await aBooking();
  const told = { clientId, tripId, bookingId: booking.id, paymentId: payment.id };
  await service.dataSource.manager.insert(ToldPaymentRow, { ...told, byName: 'Ada', at: new Date() });
  const { body } = await agent.post('/api/v1/clients').send(aClient()).expect(201);
  const merge = aMerge(String(body.id), clientId);
  for (const [path, sent, owner] of [
    ['', merge, body.id],
    [`/${merge.id}/undo`, {}, clientId],
  ] as const) {
    const { status } = await agent.post(`/api/v1/client-merges${path}`).send(sent);
    expect(status).toBeLessThan(300);
    const desk = await list();
    expect(desk.clientId).toBe(owner);
    expect(desk.bookings[0]).toMatchObject({
      expectedCents: 40_00,
      told: [{ paymentId: payment.id, byName: 'Ada' }],
    });
  }
});

it('is in the copy of each one’s data with their own part alone', async () => {
  const { agentId, userId, booking } = await toldBooking();
  const [ofAgent, ofClient] = [await recordsOf(agentId), await recordsOf(userId)];
  expect(ofAgent['agentBookings']).toEqual([
    expect.objectContaining({
      bookingId: booking.id,
      commissionableCents: 400_00,
      supplier: 'Walt Disney World',
    }),
  ]);
  expect(ofAgent['bookingSuppliers']).toEqual([expect.objectContaining({ rate: 1_000 })]);
  expect(ofClient['toldPayments']).toEqual([expect.objectContaining({ paymentId: payment.id })]);
  expect(ofClient['agentBookings']).toBeUndefined();
  expect(JSON.stringify(ofClient)).not.toContain('40000');
});

it('forgets who said it with the account of a client, and everything with that of the agent', async () => {
  const { agentId, userId, list, tripId } = await toldBooking();
  await service.deliver('identity.account-erased', { userId });
  expect((await list()).bookings[0]?.told[0]?.byName).toBe('Somebody who left');
  await service.deliver('identity.account-erased', { userId: agentId });
  for (const [table, column, id] of [
    ['booking_work', 'trip_id', tripId],
    ['told_payment', 'trip_id', tripId],
    ['booking_supplier', 'agent_id', agentId],
  ])
    expect(await service.dataSource.query(`SELECT FROM ${table} WHERE ${column} = $1`, [id])).toEqual([]);
});
