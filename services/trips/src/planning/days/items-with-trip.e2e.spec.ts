import { addDays } from '@landsea/contracts/core';
import { Budget } from '@landsea/contracts/money';
import { DayPlans, NewCalendarFeed } from '@landsea/contracts/planning';
import { TripChangePlan, TripDetail } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newDayItem, newTable } from '../../testing/factories.js';
import { readCalendar } from '../../testing/ical-reader.js';

const service = await startTrips();
afterAll(() => service.close());

const itemsOf = async (agent: TestAgent, tripId: string) =>
  DayPlans.parse((await agent.get(`/api/v1/trips/${tripId}/days`).expect(200)).body).items;

describe('when the dates of a trip change', () => {
  it('plans move with their day, bookings stay on theirs, and both come back with an undo', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `/api/v1/trips/${trip.id}`;
    const planned = newDayItem({ title: 'Haunted Mansion', time: '10:00' });
    const table = newTable({ date: addDays(trip.startDate, 2) });
    for (const item of [planned, table, newDayItem({ title: 'Some day', date: null })])
      await agent.post(`${path}/items`).send(item).expect(201);
    const dates = { startDate: addDays(trip.startDate, 1), endDate: addDays(trip.endDate, 1) };
    const change = { version: trip.version, ...dates };
    const plan = TripChangePlan.parse(
      (await agent.post(`${path}/change-plan`).send(change).expect(200)).body,
    );
    expect(plan.effects).toContainEqual({
      kind: 'moves',
      what: '1 planned item',
      from: null,
      to: 'with their day',
    });
    expect(plan.effects.map(({ what }) => what)).toContain('Your table at Liberty Tree Tavern');
    const moved = TripDetail.parse(
      (await agent.patch(`/api/trips/${trip.id}`).send(change).expect(200)).body,
    );
    const placed = async () =>
      (await itemsOf(agent, trip.id)).map(({ title, date, status }) => [title, date, status]);
    expect(await placed()).toEqual([
      ['Haunted Mansion', moved.startDate, 'planned'],
      ['Liberty Tree Tavern', table.date, 'booked'],
      ['Some day', null, 'wish'],
    ]);
    await agent.post(`${path}/undo-change`).send({ version: moved.version }).expect(200);
    expect((await placed())[0]).toEqual(['Haunted Mansion', trip.startDate, 'planned']);
  });

  it('a time of arrival moves with its day, and comes back with an undo', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `/api/v1/trips/${trip.id}`;
    const times = { arrivesAt: '13:00', leavesAt: '19:30' };
    await agent
      .patch(`${path}/days/${trip.startDate}`)
      .send({ version: 1, kind: 'park', parks: ['epcot'], ...times })
      .expect(200);
    const days = async () => DayPlans.parse((await agent.get(`${path}/days`).expect(200)).body).days;
    const dates = { startDate: addDays(trip.startDate, 2), endDate: addDays(trip.endDate, 2) };
    const change = { version: trip.version, ...dates };
    const moved = TripDetail.parse(
      (await agent.patch(`/api/trips/${trip.id}`).send(change).expect(200)).body,
    );
    expect((await days())[0]).toMatchObject({ date: dates.startDate, parks: ['epcot'], ...times });
    await agent.post(`${path}/undo-change`).send({ version: moved.version }).expect(200);
    expect((await days())[0]).toMatchObject({ date: trip.startDate, parks: ['epcot'], ...times });
  });

  it('what lay on a day that falls away becomes a wish, and planned again with an undo', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `/api/v1/trips/${trip.id}`;
    await agent
      .post(`${path}/items`)
      .send(newDayItem({ date: trip.endDate, time: '10:00', costCents: 700 }))
      .expect(201);
    const change = { version: trip.version, endDate: addDays(trip.endDate, -1) };
    const plan = TripChangePlan.parse(
      (await agent.post(`${path}/change-plan`).send(change).expect(200)).body,
    );
    expect(plan.effects).toContainEqual({
      kind: 'changes',
      what: '1 planned item',
      from: 'on days that fall away',
      to: 'back to the wishes',
    });
    await agent.patch(`/api/trips/${trip.id}`).send(change).expect(200);
    expect(await itemsOf(agent, trip.id)).toMatchObject([{ date: null, status: 'wish' }]);
    const budget = async () => Budget.parse((await agent.get(`${path}/budget`)).body).lines;
    expect(await budget()).toEqual([]);
    await agent.post(`${path}/undo-change`).send({ version: 2 }).expect(200);
    expect(await itemsOf(agent, trip.id)).toMatchObject([
      { date: trip.endDate, time: '10:00', status: 'planned' },
    ]);
    expect(await budget()).toMatchObject([{ source: 'plans', plannedCents: 700 }]);
  });
});

it('items are planned again on the days of a copy, with nothing booked', async () => {
  const { agent, trip } = await familyWithPaidTrip(service);
  const path = `/api/v1/trips/${trip.id}`;
  const table = newTable({ costCents: 9_000, confirmation: 'ABC123' });
  for (const item of [table, newDayItem({ date: null }), newTable({ time: '08:00', status: 'cancelled' })])
    await agent.post(`${path}/items`).send(item).expect(201);
  const copy = TripDetail.parse((await agent.post(`${path}/duplicate`).expect(201)).body);
  expect(await itemsOf(agent, copy.id)).toMatchObject([
    { title: table.title, date: copy.startDate, status: 'planned', confirmation: null, version: 1 },
    { date: null, status: 'wish' },
  ]);
  const { body } = await agent.get(`/api/v1/trips/${copy.id}/budget`).expect(200);
  expect(Budget.parse(body).lines).toMatchObject([
    { source: 'dining', plannedCents: 9_000, bookedCents: 0, status: 'planned' },
  ]);
});

it('items with a time are events of the calendar, with their confirmation number and without cost', async () => {
  const { agent, trip } = await familyWithPaidTrip(service);
  const path = `/api/v1/trips/${trip.id}`;
  const table = newTable({ costCents: 9_000, confirmation: 'ABC123', note: 'Booth' });
  for (const item of [table, newDayItem({ note: 'Sometime' }), newDayItem({ date: null })])
    await agent.post(`${path}/items`).send(item).expect(201);
  const { address } = NewCalendarFeed.parse((await agent.post(`${path}/calendar`).expect(201)).body);
  const answer = await fetch(address.replace(service.publicOrigin, service.url));
  const events = readCalendar(await answer.text()).filter(({ UID = '' }) => UID.startsWith('item-'));
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    SUMMARY: 'Liberty Tree Tavern',
    DESCRIPTION: 'Confirmation ABC123\\nBooth',
  });
  expect(events[0]?.['DTSTART']).toMatch(/T2[23]1000Z$/);
  expect(events[0]?.['DTEND']).toMatch(/T(23|00)2500Z$/);
  expect(JSON.stringify(events)).not.toMatch(/9,?000|\$/);
});
