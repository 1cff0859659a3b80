import { randomUUID } from 'node:crypto';
import { PersonalRecords } from '@landsea/contracts/account';
import { AgentBooking, MOST_OFFERS, PriceOfferList } from '@landsea/contracts/agents';
import type { CreateBooking } from '@landsea/contracts/bookings';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { aTeam, addClient } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aPriceOffer, someWork } from '../../testing/client-bodies.js';
import { accept, anAgentWithPlan } from '../../testing/consent-factories.js';
import { newHotel, newTrip, aTripFor } from '../../testing/factories.js';
import { PriceOfferRow } from './price-offer.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
const startDate = addDays(today, 60);
const all = '/api/v1/price-offers';

const addBooking = async (
  agent: TestAgent,
  clientId: string,
  change: Partial<CreateBooking> = {},
  rooms = someWork.rooms,
) => {
  const trip = newTrip({ startDate });
  const { id: tripId } = await aTripFor(agent, clientId, trip);
  const booking = newHotel({
    title: 'Beach Club',
    supplier: null,
    start: { date: startDate, time: null, zone: 'America/New_York' },
    end: { date: addDays(startDate, 3), time: null, zone: 'America/New_York' },
    totalCents: 2_000_00,
    payments: [{ id: randomUUID(), kind: 'final', cents: 2_000_00, dueOn: addDays(today, 20), paidOn: null }],
    ...change,
  });
  const path = `/api/v1/agent-trips/${tripId}/bookings`;
  const added = await agent
    .post(path)
    .send({ booking, work: { ...someWork, rooms } })
    .expect(201);
  return { tripId, path, ...AgentBooking.parse(added.body) };
};

const withPlan = async () => {
  const known = await anAgentWithPlan(service);
  return known;
};

const offerTo = async (agent: TestAgent, change: object = {}) => {
  const id = randomUUID();
  const offer = { ...aPriceOffer(), travelFrom: startDate, travelTo: addDays(startDate, 30), ...change };
  const { body } = await agent.put(`${all}/${id}`).send(offer).expect(200);
  return { id, offer, list: PriceOfferList.parse(body) };
};
const listOf = async (agent: TestAgent) =>
  PriceOfferList.parse((await agent.get(all).expect(200)).body).offers;

it('finds each booking that it fits, and what it saves', async () => {
  const { agent, clientId } = await withPlan();
  const { booking, tripId } = await addBooking(agent, clientId);
  await addBooking(agent, clientId, { title: 'Pop Century' });
  await addBooking(agent, clientId, { supplier: 'Costco Travel' });
  await addBooking(agent, clientId, { status: 'held' });
  await addBooking(agent, clientId, { start: { ...booking.start, date: addDays(startDate, -1) } });
  const { list } = await offerTo(agent);
  expect(list.offers).toMatchObject([
    {
      isCut: false,
      fits: [
        {
          ...{ tripId, clientId, bookingId: booking.id, title: 'Beach Club', outcome: null },
          ...{ totalCents: 2_000_00, savedCents: 400_00, isRoomUnknown: false },
        },
      ],
    },
  ]);
});

it('compares rooms, and what the client says is paid', async () => {
  const known = await withPlan();
  const { agent, clientId } = known;
  const userId = randomUUID();
  await accept(service, known, userId, []);
  const rooms = [{ category: 'Studio, garden view', beds: '', people: [] }];
  const garden = await addBooking(agent, clientId, {}, rooms);
  const unknown = await addBooking(agent, clientId, {}, []);
  await addBooking(agent, clientId, {}, [{ category: 'Pool view', beds: '', people: [] }]);
  const { list } = await offerTo(agent, { room: 'Garden view' });
  const byId = new Map(list.offers[0]?.fits.map((fit) => [fit.bookingId, fit.isRoomUnknown]));
  expect(byId).toEqual(
    new Map([
      [garden.booking.id, false],
      [unknown.booking.id, true],
    ]),
  );
  const payment = `${garden.booking.id}/${garden.booking.payments[0]?.id ?? ''}`;
  await service
    .as({ userId, userType: 'client' })
    .put(`/api/v1/travel-agents/${clientId}/payments/${payment}`)
    .send({ isPaid: true })
    .expect(200);
  expect((await listOf(agent))[0]?.fits.map(({ bookingId }) => bookingId)).toEqual([unknown.booking.id]);
});

it('keeps the answer to each booking, and takes it back', async () => {
  const { agent, clientId } = await withPlan();
  const { booking } = await addBooking(agent, clientId);
  const { id } = await offerTo(agent);
  const answer = (body: object, bookingId = booking.id, offerId = id) =>
    agent.put(`${all}/${offerId}/bookings/${bookingId}`).send(body);
  const outcomes = async () =>
    (await listOf(agent)).flatMap(({ fits }) => fits.map(({ outcome, skip }) => [outcome, skip]));
  await answer({ outcome: 'skipped' }).expect(400);
  await answer({ outcome: 'skipped', skip: 'kept' }).expect(200);
  expect(await outcomes()).toEqual([['skipped', 'kept']]);
  await answer({ outcome: 'taken' }).expect(200);
  expect(await outcomes()).toEqual([['taken', null]]);
  await answer({ outcome: 'open' }).expect(200);
  expect(await outcomes()).toEqual([[null, null]]);
  await answer({ outcome: 'taken' }, randomUUID()).expect(404);
  await answer({ outcome: 'taken' }, booking.id, randomUUID()).expect(404);
});

it('comes back with its answers after it was deleted, for a while', async () => {
  const { agent, clientId } = await withPlan();
  const { booking } = await addBooking(agent, clientId);
  const { id, offer } = await offerTo(agent);
  const answerPath = `${all}/${id}/bookings/${booking.id}`;
  const answer = { outcome: 'skipped', skip: 'kept' };
  await agent.put(answerPath).send(answer).expect(200);
  const restore = () => agent.post(`${all}/${id}/restoration`).send({});
  await restore().expect(404);
  await agent.delete(`${all}/${id}`).expect(200);
  expect(await listOf(agent)).toEqual([]);
  await agent.put(answerPath).send(answer).expect(404);
  await agent
    .put(`${all}/${id}`)
    .send({ ...offer, version: 1 })
    .expect(409);
  await restore().expect(200);
  expect(await listOf(agent)).toMatchObject([{ id, fits: [answer] }]);
  await agent.delete(`${all}/${id}`).expect(200);
  await service.dataSource.query(
    `UPDATE price_offer SET deleted_at = now() - interval '2 days' WHERE id = $1`,
    [id],
  );
  await restore().expect(404);
});

it('makes room with what was deleted a while ago', async () => {
  const { agent, agentId } = await withPlan();
  const { id } = await offerTo(agent);
  await agent.delete(`${all}/${id}`).expect(200);
  const { id: gone } = await offerTo(agent);
  await agent.delete(`${all}/${gone}`).expect(200);
  await service.dataSource.query(
    `UPDATE price_offer SET deleted_at = now() - interval '2 days' WHERE id = $1`,
    [gone],
  );
  await agent.post(`${all}/${id}/restoration`).send({}).expect(200);
  const rows = await service.dataSource.manager.findBy(PriceOfferRow, { userId: agentId });
  expect(rows.map((row) => row.id)).toEqual([id]);
});

it('refuses what it cannot compare, tells the second of two windows, and is there until its day', async () => {
  const { agent, clientId } = await withPlan();
  await addBooking(agent, clientId);
  const { id, offer } = await offerTo(agent);
  const put = (body: object, as = id) => agent.put(`${all}/${as}`).send({ ...offer, ...body });
  for (const [body, path] of [
    [{ savingPercent: null }, 'savingCents'],
    [{ savingCents: 100 }, 'savingCents'],
    [{ savingPercent: 91 }, 'savingPercent'],
    [{ place: ' ' }, 'place'],
    [{ travelTo: addDays(startDate, -1) }, 'travelTo'],
    [{ bookBy: addDays(today, -1) }, 'bookBy'],
    [{ room: '4111 1111 1111 1111' }, 'room'],
  ] as const) {
    const refused = await put(body, randomUUID()).expect(400);
    expect(refused.body).toMatchObject({ fields: [expect.objectContaining({ path })] });
  }
  await put({ savingPercent: 5 }).expect(200);
  expect(await listOf(agent)).toMatchObject([{ savingPercent: 20, version: 1 }]);
  await put({ savingPercent: 5, version: 1 }).expect(200);
  await put({ savingPercent: 6, version: 1 }).expect(409);
  expect(await listOf(agent)).toMatchObject([{ savingPercent: 5, version: 2 }]);
  await service.dataSource.query(`UPDATE price_offer SET book_by = $1 WHERE id = $2`, [
    addDays(today, -1),
    id,
  ]);
  expect(await listOf(agent)).toEqual([]);
  await agent.delete(`${all}/${id}`).expect(200);
  await agent.delete(`${all}/${id}`).expect(404);
});

it('reaches over the agency’s clients by right, and stays the agent’s own', async () => {
  const team = await aTeam(service);
  const [owner, agent] = [team.owner.call, team.agent.call];
  const mine = await addBooking(agent, await addClient(team.agent));
  const { id } = await offerTo(agent);
  const { list } = await offerTo(owner);
  expect(list.offers).toHaveLength(1);
  expect(list.offers[0]?.fits.map(({ bookingId }) => bookingId)).toEqual([mine.booking.id]);
  await owner.put(`${all}/${id}/bookings/${mine.booking.id}`).send({ outcome: 'taken' }).expect(404);
  const stranger = await withPlan();
  const other = await offerTo(stranger.agent);
  expect(other.list.offers[0]?.fits).toEqual([]);
  await stranger.agent
    .put(`${all}/${other.id}/bookings/${mine.booking.id}`)
    .send({ outcome: 'taken' })
    .expect(404);
});

it('has a bound, also for what arrives at once', async () => {
  const { agent, agentId } = await withPlan();
  const { version: _new, ...offer } = aPriceOffer();
  const rows = Array.from({ length: MOST_OFFERS - 1 }, () => ({
    ...offer,
    ...{ userId: agentId, id: randomUUID(), answers: [], version: 1 },
  }));
  await service.dataSource.manager.insert(PriceOfferRow, rows);
  const added = await Promise.all(
    Array.from({ length: 6 }, () => agent.put(`${all}/${randomUUID()}`).send(aPriceOffer())),
  );
  expect(added.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
});

it('is in the copy of the agent’s data, and goes with the account', async () => {
  const { agent, agentId } = await withPlan();
  await offerTo(agent);
  const identity = service.internal('identity');
  const { body } = await identity.get(`/internal/accounts/${agentId}/export`).expect(200);
  expect(PersonalRecords.parse(body)['priceOffers']).toEqual([
    expect.objectContaining({ place: 'Disney’s Beach Club Resort' }),
  ]);
});
