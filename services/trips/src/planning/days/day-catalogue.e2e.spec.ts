import { TripCatalogue } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import type { CreateDayItem, DayPlans } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import {
  hasAllEntries,
  findDayConflicts,
  listPlannedItems,
  makeBlankDetails,
  makeDayContext,
  planShipDay,
  type DayCatalogue,
} from '@landsea/rules/day-plans';
import { randomUUID } from 'node:crypto';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';
import { startTrips } from '../../testing/app.js';
import { aSailing, familyWithPaidTrip, newDayItem } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

type Change = Parameters<typeof familyWithPaidTrip>[1];

const family = async (change?: Change) => {
  const { agent, trip } = await familyWithPaidTrip(service, change);
  const path = `/api/v1/trips/${trip.id}`;
  const read = async () =>
    TripCatalogue.parse((await agent.get(`${path}/day-catalogue`).expect(200)).body as unknown);
  const add = (item: Partial<CreateDayItem>) =>
    agent
      .post(`${path}/items`)
      .send(newDayItem({ id: randomUUID(), ...item }))
      .expect(201);
  return { agent, trip, path, read, add };
};

const evaluate = (trip: TripDetail, { days, items }: DayPlans, catalogue: DayCatalogue) =>
  days.map((day) => {
    const context = makeDayContext(trip, day, catalogue, items);
    const there = items.filter(({ date }) => date === day.date);
    return {
      conflicts: findDayConflicts(there, context),
      planned: listPlannedItems(there, context),
      ship: planShipDay(items, context),
    };
  });

describe('the catalog entries of a trip', () => {
  it('evaluate its days as the whole catalog does', async () => {
    const party = [
      { name: 'Ana', age: 38, heightInches: 66, dietaryNotes: 'Vegan' },
      { name: 'Leo', age: 5, heightInches: 41, dietaryNotes: 'No nuts' },
    ];
    const { agent, trip, path, read, add } = await family({ party });
    const date = trip.startDate;
    await add({ title: 'Space Mountain', catalogueId: 'space-mountain', date, time: '10:00' });
    await add({ title: 'Jungle Cruise', catalogueId: 'jungle-cruise', date, time: '10:05' });
    await add({
      title: 'Dinner',
      date,
      time: '20:15',
      park: 'magic-kingdom',
      catalogueId: 'be-our-guest-restaurant',
      details: makeBlankDetails('dining'),
    });
    await agent
      .patch(`${path}/days/${date}`)
      .send({ version: 1, parks: ['magic-kingdom'] })
      .expect(200);
    const whole = service.app.get(CatalogueService).day;
    const entries = await read();
    const own = { ...whole, ...entries };
    const detail = (await agent.get(`/api/trips/${trip.id}`).expect(200)).body as TripDetail;
    const plans = (await agent.get(`${path}/days`).expect(200)).body as DayPlans;
    expect(evaluate(detail, plans, own)).toEqual(evaluate(detail, plans, whole));
    expect(evaluate(detail, plans, own).flatMap(({ conflicts }) => conflicts).length).toBeGreaterThan(1);
    expect(JSON.stringify(entries).length).toBeLessThan(JSON.stringify(whole).length / 10);
  });

  it('have the venues of the ship, and no others', async () => {
    const { agent, trip, path, read } = await family({ mode: 'combined', sailing: aSailing() });
    const { shipVenues } = await read();
    expect(shipVenues.length).toBeGreaterThan(10);
    const whole = service.app.get(CatalogueService).day;
    expect(shipVenues.length).toBeLessThan((whole.shipVenues ?? []).length);
    const detail = (await agent.get(`/api/trips/${trip.id}`).expect(200)).body as TripDetail;
    const plans = (await agent.get(`${path}/days`).expect(200)).body as DayPlans;
    const own = { ...whole, ...(await read()) };
    expect(evaluate(detail, plans, own)).toEqual(evaluate(detail, plans, whole));
  });

  it('know an item that was added since, also a wish', async () => {
    const { read, add, trip } = await family();
    const before = await read();
    expect(before.attractions).toEqual([]);
    await add({ title: 'Space Mountain', catalogueId: 'space-mountain', date: addDays(trip.startDate, 1) });
    await add({ title: 'Jungle Cruise', catalogueId: 'jungle-cruise', date: null });
    expect(hasAllEntries(before, ['space-mountain'])).toBe(false);
    expect(hasAllEntries(await read(), ['space-mountain', 'jungle-cruise'])).toBe(true);
  });
});
