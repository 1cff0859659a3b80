import { Budget } from '@landsea/contracts/money';
import { sumChosen } from '@landsea/rules/money';
import type { CreateDayItem } from '@landsea/contracts/planning';
import { randomUUID } from 'node:crypto';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newDayItem, newLine, newTable } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const napoli = { title: 'Via Napoli', catalogueId: 'via-napoli-ristorante-e-pizzeria' };
const outing = { kind: 'excursion', bookedWith: 'ship', activityLevel: null, minAge: null } as const;

/** A family of two adults, a child of 5 and one of 1. */
const family = async () => {
  const party = [40, 38, 5, 1].map((age) => ({ name: `Aged ${age}`, age }));
  const { agent, trip } = await familyWithPaidTrip(service, { party });
  const path = `/api/v1/trips/${trip.id}`;
  return {
    path,
    agent,
    trip,
    add: (item: CreateDayItem) => agent.post(`${path}/items`).send(item).expect(201),
    lines: async () => Budget.parse((await agent.get(`${path}/budget`).expect(200)).body).lines,
  };
};

describe('meals and outings that name no cost', () => {
  it('draw from their category at the price of the catalog, for who goes at their age', async () => {
    const { add, lines, trip, agent, path } = await family();
    await agent
      .post(`${path}/budget/lines`)
      .send(newLine({ plannedCents: 50_000, isEstimate: true }))
      .expect(201);
    await add(newTable({ ...napoli, status: 'planned', costCents: undefined }));
    await add(newDayItem({ title: 'Dolphins', catalogueId: 'nassau-03', details: outing }));
    // $35 to $60 an adult, half for a child of 3 to 9, nothing under 3; $130 to $200 and $110 to $170 with the dolphins.
    expect(await lines()).toMatchObject([
      { plannedCents: 50_000 },
      { source: 'dining', category: 'dining', plannedCents: 11_875, bookedCents: 0 },
      { source: 'excursions', plannedCents: 2 * 16_500 + 14_000, bookedCents: 0 },
    ]);
    const dining = (await lines()).filter(({ category }) => category === 'dining');
    expect(sumChosen(dining)).toEqual({ estimatedCents: 50_000, chosenCents: 11_875 });
    const [, , child] = trip.party;
    await agent.delete(`${path}/people/${child?.id ?? ''}`).expect(204);
    expect(await lines()).toMatchObject([
      {},
      { source: 'dining', plannedCents: 9500 },
      { source: 'excursions', plannedCents: 33_000 },
    ]);
  });

  it('are committed to at the cost that somebody typed, and cost nothing on a dining plan, as a wish or unknown', async () => {
    const { add, lines, agent, path } = await family();
    const table = newTable({ ...napoli, costCents: undefined });
    await add(table);
    await add(newTable({ ...napoli, id: randomUUID(), time: null, date: null, status: 'wish' }));
    await add(newTable({ title: 'At the hotel', time: '12:00' }));
    expect(await lines()).toMatchObject([{ source: 'dining', plannedCents: 11_875, bookedCents: 0 }]);
    await agent.patch(`${path}/items/${table.id}`).send({ version: 1, costCents: 21_200 }).expect(200);
    expect(await lines()).toMatchObject([{ source: 'dining', plannedCents: 21_200, bookedCents: 21_200 }]);
    const details = { ...table.details, onDiningPlan: true };
    await agent.patch(`${path}/items/${table.id}`).send({ version: 2, costCents: null, details }).expect(200);
    expect(await lines()).toEqual([]);
  });
});
