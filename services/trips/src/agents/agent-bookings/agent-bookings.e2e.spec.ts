import { randomUUID } from 'node:crypto';
import {
  AgentBooking,
  AgentBookings,
  BookingAlertList,
  BookingSupplier,
  ClientMoney,
  ClientPaymentList,
  type BookingAlert,
  type NewBookingWork,
} from '@landsea/contracts/agents';
import type { CreateBooking } from '@landsea/contracts/bookings';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { ActivityList } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aTeam, addClient } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aSupplier, someWork } from '../../testing/client-bodies.js';
import { accept, anAgentWithPlan } from '../../testing/consent-factories.js';
import { newHotel, newTrip, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
const startDate = addDays(today, 60);
const aHotel = (change: Partial<CreateBooking> = {}): CreateBooking =>
  newHotel({
    title: 'Pop Century',
    numbers: [{ role: 'confirmation', value: randomUUID().slice(0, 8).toUpperCase() }],
    start: { date: startDate, time: '15:00', zone: 'America/New_York' },
    end: { date: addDays(startDate, 3), time: '11:00', zone: 'America/New_York' },
    totalCents: 1_000_00,
    payments: [{ id: randomUUID(), kind: 'deposit', cents: 200_00, dueOn: addDays(today, 2), paidOn: null }],
    ...change,
  });
const work = (change: Partial<NewBookingWork> = {}): NewBookingWork => ({ ...someWork, ...change });

const makeTripFor = async (agent: TestAgent, clientId: string, days = 60): Promise<string> => {
  const trip = newTrip({
    startDate: addDays(today, days),
    endDate: addDays(today, days + 4),
    stays: [],
    party: [
      { name: 'Ada', age: 40 },
      { name: 'Tim', age: 7 },
    ],
  });
  return (await aTripFor(agent, clientId, trip)).id;
};

/** An agent with the plan and one joined client, with a trip made for them. */
const desk = async (days = 60) => {
  const known = await anAgentWithPlan(service);
  const tripId = await makeTripFor(known.agent, known.clientId, days);
  const userId = randomUUID();
  await accept(service, known, userId, []);
  const client = service.as({ userId, userType: 'client' });
  const path = `/api/v1/agent-trips/${tripId}/bookings`;
  const payments = `/api/v1/travel-agents/${known.clientId}/payments`;
  const list = async () => AgentBookings.parse((await known.agent.get(path).expect(200)).body);
  const add = async (booking = aHotel(), own = work()) =>
    AgentBooking.parse((await known.agent.post(path).send({ booking, work: own }).expect(201)).body);
  const told = async () => ClientPaymentList.parse((await client.get(payments).expect(200)).body).payments;
  return { ...known, tripId, userId, client, path, payments, list, add, told };
};
const alertsOf = async (agent: TestAgent): Promise<BookingAlert[]> =>
  BookingAlertList.parse((await agent.get('/api/v1/booking-alerts').expect(200)).body).alerts;
const moneyOf = async (agent: TestAgent, clientId: string) =>
  ClientMoney.parse((await agent.get(`/api/v1/clients/${clientId}/money`).expect(200)).body);

it('keeps booking and agent’s side in one step, once, and counts the commission', async () => {
  const { agent, clientId, path, add, list } = await desk();
  const booking = aHotel();
  const own = work({ commissionableCents: 800_00, rate: 1_600, numbers: [{ role: 'group', value: 'G-1' }] });
  await add(booking, own);
  await add(booking, own);
  const { bookings, people, canEdit } = await list();
  expect(bookings).toHaveLength(1);
  expect(bookings[0]).toMatchObject({
    booking: { title: 'Pop Century', source: 'agent' },
    work: { rate: 1_600, numbers: [{ role: 'group', value: 'G-1' }], version: 1 },
    expectedCents: 128_00,
  });
  expect({ canEdit, names: people.map(({ legalName }) => legalName) }).toEqual({
    canEdit: true,
    names: ['Ada Byron', null],
  });
  expect(await moneyOf(agent, clientId)).toMatchObject({
    owesCents: 1_000_00,
    next: { title: 'Pop Century', cents: 200_00 },
    expectedCents: 128_00,
    bookings: 1,
  });
  await agent
    .post(path)
    .send({ booking: { ...aHotel(), title: '' }, work: own })
    .expect(400);
  expect((await list()).bookings).toHaveLength(1);
});

it('takes the rate of the supplier, which only its agent changes', async () => {
  const { agent, add } = await desk();
  const supplierId = randomUUID();
  const save = (version: number, rate: number, by = agent) =>
    by.put(`/api/v1/booking-suppliers/${supplierId}`).send({ ...aSupplier(), rate, version });
  BookingSupplier.parse((await save(0, 1_000).expect(200)).body);
  const own = work({ supplierId, rate: null, commissionableCents: 500_00 });
  expect((await add(aHotel(), own)).expectedCents).toBe(50_00);
  await save(1, 1_200).expect(200);
  await save(1, 1_300).expect(409);
  const stranger = await desk();
  await save(2, 1, stranger.agent).expect(404);
  const body = { booking: aHotel(), work: own };
  const refused = await stranger.agent.post(stranger.path).send(body).expect(400);
  expect(JSON.stringify(refused.body)).toContain('Choose a supplier of your agency');
});

it('tells the second of two people who change one booking', async () => {
  const { agent, path, add } = await desk();
  const { booking } = await add();
  const change = (version: number) => ({ work: { ...work({ howToPay: 'Call me' }), version } });
  await agent.patch(`${path}/${booking.id}`).send(change(1)).expect(200);
  await agent.patch(`${path}/${booking.id}`).send(change(1)).expect(409);
  const both = { booking: { version: 7, title: 'Other' }, work: { ...work(), version: 2 } };
  await agent.patch(`${path}/${booking.id}`).send(both).expect(409);
  await agent.patch(`${path}/${randomUUID()}`).send(change(0)).expect(404);
});

it('refuses a card number in every text and keeps nothing of it', async () => {
  const { agent, path, list } = await desk();
  const card = '4111 1111 1111 1111';
  for (const body of [
    { booking: aHotel({ note: `Paid with ${card}` }), work: work() },
    { booking: aHotel({ numbers: [{ role: 'confirmation', value: card }] }), work: work() },
    { booking: aHotel(), work: work({ howToPay: card }) },
    { booking: aHotel(), work: work({ rooms: [{ category: '', beds: card, people: [] }] }) },
  ]) {
    const refused = await agent.post(path).send(body).expect(400);
    expect(JSON.stringify(refused.body)).toContain('That looks like a card number');
  }
  expect((await list()).bookings).toEqual([]);
  const supplier = { ...aSupplier(), hostCode: card, version: 0 };
  await agent.put(`/api/v1/booking-suppliers/${randomUUID()}`).send(supplier).expect(400);
});

it('lets the client say that a payment is made, and the agent confirm it or not', async () => {
  const { agent, client, path, payments, add, told, list, tripId } = await desk();
  const { booking } = await add(aHotel(), work({ howToPay: 'On the hotel’s page' }));
  const paymentId = booking.payments[0]?.id ?? '';
  const tell = (isPaid: boolean) => client.put(`${payments}/${booking.id}/${paymentId}`).send({ isPaid });
  expect(await told()).toEqual([
    {
      ...{ tripId, bookingId: booking.id, paymentId, title: 'Pop Century', kind: 'deposit', currency: 'USD' },
      ...{
        cents: 200_00,
        dueOn: addDays(today, 2),
        paidOn: null,
        howToPay: 'On the hotel’s page',
        state: 'open',
      },
    },
  ]);
  expect(await alertsOf(agent)).toEqual([]);
  await tell(true).expect(200);
  await tell(true).expect(200);
  expect((await told())[0]?.state).toBe('told');
  expect((await alertsOf(agent)).map(({ kind, cents }) => [kind, cents])).toEqual([['told', 200_00]]);
  await agent.delete(`${path}/${booking.id}/payments/${paymentId}/told`).expect(200);
  expect((await told())[0]?.state).toBe('open');
  await tell(true).expect(200);
  for (let twice = 0; twice < 2; twice += 1)
    await agent.post(`${path}/${booking.id}/payments/${paymentId}/confirmation`).send({}).expect(200);
  expect((await told())[0]).toMatchObject({ state: 'confirmed', paidOn: today });
  expect((await list()).bookings[0]).toMatchObject({ told: [], booking: { version: 2 } });
  await tell(false).expect(409);
  expect(await alertsOf(agent)).toEqual([]);
});

it('dates a payment by the evening on which the client said it, not by the next day of UTC', async () => {
  const { agent, client, path, payments, add, told } = await desk();
  const { booking } = await add(aHotel());
  const paymentId = booking.payments[0]?.id ?? '';
  await client.put(`${payments}/${booking.id}/${paymentId}`).send({ isPaid: true }).expect(200);
  await service.dataSource.query(
    `UPDATE told_payment SET at = '2026-01-01T01:30:00Z' WHERE payment_id = $1`,
    [paymentId],
  );
  await agent.post(`${path}/${booking.id}/payments/${paymentId}/confirmation`).send({}).expect(200);
  expect((await told())[0]).toMatchObject({ state: 'confirmed', paidOn: '2025-12-31' });
});

it('takes a confirmation back, and later only with a reason that the history keeps', async () => {
  const { agent, client, clientId, path, payments, add, told, list } = await desk();
  const { booking } = await add(aHotel());
  const paymentId = booking.payments[0]?.id ?? '';
  const one = `${path}/${booking.id}/payments/${paymentId}`;
  const confirm = () => agent.post(`${one}/confirmation`).send({}).expect(200);
  const reopen = (body: object = {}) => agent.post(`${one}/reopening`).send(body);
  await client.put(`${payments}/${booking.id}/${paymentId}`).send({ isPaid: true }).expect(200);
  await confirm();
  await reopen().expect(200);
  await reopen().expect(200);
  expect((await told())[0]).toMatchObject({ state: 'told', paidOn: null });
  expect((await list()).bookings[0]?.told).toMatchObject([{ paymentId }]);
  await confirm();
  await service.dataSource.query(
    `UPDATE activity SET at = now() - interval '11 minutes' WHERE subject_id = $1`,
    [booking.id],
  );
  const { version = 0 } = (await list()).bookings[0]?.booking ?? {};
  const edited = { booking: { version, note: 'Late arrival' } };
  await agent.patch(`${path}/${booking.id}`).send(edited).expect(200);
  expect((await reopen().expect(400)).body.fields).toMatchObject([{ path: 'reason' }]);
  await reopen({ reason: 'Card 4111 1111 1111 1111' }).expect(400);
  await reopen({ reason: 'The bank sent it back' }).expect(200);
  expect((await told())[0]).toMatchObject({ state: 'open', paidOn: null });
  const { body } = await agent.get(`/api/v1/clients/${clientId}/activity`).expect(200);
  expect(body.activities[0]).toMatchObject({
    ...{ kind: 'payment', action: 'changed', undo: 'none' },
    what: 'Pop Century, open again: The bank sent it back',
  });
});

it('shows the client nothing of what the agent earns, nor payments of a price that is only quoted', async () => {
  const { client, userId, clientId, tripId, payments, add } = await desk();
  await add(aHotel(), work({ commissionableCents: 777_77, rate: 1_234, taxCents: 55_55 }));
  const answers = [
    await client.get(payments).expect(200),
    await client.get(`/api/v1/trips/${tripId}/bookings`).expect(200),
    await client.get(`/api/trips/${tripId}`).expect(200),
    await client.get(`/api/v1/trips/${tripId}/activity`).expect(200),
    await service.internal('identity').get(`/internal/accounts/${userId}/export`).expect(200),
  ];
  for (const { body } of answers)
    expect(JSON.stringify(body)).not.toMatch(/77777|1234|5555|95976|commission/i);
  await client.get(`/api/v1/agent-trips/${tripId}/bookings`).expect(404);
  await client.get(`/api/v1/clients/${clientId}/money`).expect(404);
  const heldUntil = new Date(Date.now() + 86_400_000).toISOString();
  await add(aHotel({ title: 'Quoted', status: 'held', heldUntil, numbers: [] }));
  const { payments: shown } = ClientPaymentList.parse((await client.get(payments)).body);
  expect(shown.map(({ title }) => title)).toEqual(['Pop Century']);
});

it('names a hold that ends, and a number that nobody confirmed two weeks before travel', async () => {
  const { agent, path, add } = await desk(10);
  const start = { date: addDays(today, 10), time: null, zone: 'America/New_York' };
  const heldUntil = new Date(Date.now() - 60_000).toISOString();
  const place = { start, end: { ...start, date: addDays(today, 12) }, payments: [] };
  await add(aHotel({ title: 'Held', status: 'held', heldUntil, ...place }));
  const nextWeek = new Date(Date.now() + 5 * 86_400_000).toISOString();
  await add(aHotel({ title: 'Held for days', status: 'held', heldUntil: nextWeek, ...place }));
  const { booking } = await add(aHotel({ title: 'Booked', ...place }));
  await add(aHotel({ title: 'Theirs', ...place }), work({ bookedBy: 'client' }));
  expect((await alertsOf(agent)).map(({ kind, title }) => [kind, title])).toEqual([
    ['hold', 'Held'],
    ['number', 'Booked'],
  ]);
  const late = { id: randomUUID(), kind: 'final' as const, cents: 5_00, paidOn: null };
  const lateOn = (days: number) => ({ ...place, payments: [{ ...late, dueOn: addDays(today, -days) }] });
  for (const days of [7, 8])
    await add(aHotel({ title: `Late by ${days}`, ...lateOn(days) }), work({ bookedBy: 'client' }));
  expect((await alertsOf(agent)).map(({ kind, title }) => [kind, title])).toEqual([
    ['hold', 'Held'],
    ['payment', 'Late by 8'],
    ['number', 'Booked'],
  ]);
  const checked = { work: { ...work({ numberCheckedOn: today }), version: 1 } };
  await agent.patch(`${path}/${booking.id}`).send(checked).expect(200);
  expect((await alertsOf(agent)).map(({ title }) => title)).toEqual(['Held', 'Late by 8']);
});

it('warns of a number that another client has, and names only clients of one’s own', async () => {
  const { owner, agent } = await aTeam(service);
  const numbers = [{ role: 'confirmation' as const, value: '4821-3377' }];
  const add = async (call: TestAgent, clientId: string, booking: CreateBooking) => {
    const path = `/api/v1/agent-trips/${await makeTripFor(call, clientId)}/bookings`;
    const { body } = await call.post(path).send({ booking, work: someWork }).expect(201);
    return { path, sameNumbers: AgentBooking.parse(body).sameNumbers };
  };
  const first = await add(owner.call, await addClient(owner), aHotel({ numbers }));
  expect(first.sameNumbers).toEqual([]);
  const second = await add(
    agent.call,
    await addClient(agent),
    aHotel({ numbers: [{ role: 'confirmation', value: '48213377' }] }),
  );
  expect(second.sameNumbers).toEqual([{ value: '48213377', tripId: null, tripName: null, clientName: null }]);
  const list = AgentBookings.parse((await owner.call.get(first.path).expect(200)).body);
  const [{ sameNumbers } = { sameNumbers: [] }] = list.bookings;
  expect(sameNumbers.map(({ clientName }) => clientName)).toEqual(['Ada Byron']);
});

it('brings the agent’s side back with a deleted booking, and ends it with the client', async () => {
  const { agent, clientId, tripId, add, list } = await desk();
  const { booking } = await add(aHotel(), work({ howToPay: 'Call me' }));
  await agent.delete(`/api/v1/trips/${tripId}/bookings/${booking.id}`).expect(204);
  expect((await list()).bookings).toEqual([]);
  const { body } = await agent.get(`/api/v1/trips/${tripId}/activity`).expect(200);
  const [last] = ActivityList.parse(body).activities;
  await agent.post(`/api/v1/trips/${tripId}/activity/${last?.id}/undo`).send({}).expect(200);
  expect((await list()).bookings[0]?.work?.howToPay).toBe('Call me');
  await service.dataSource.query(`DELETE FROM client WHERE id = $1`, [clientId]);
  expect(await service.dataSource.query(`SELECT FROM booking_work WHERE client_id = $1`, [clientId])).toEqual(
    [],
  );
});
