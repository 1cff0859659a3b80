import { randomUUID } from 'node:crypto';
import { type DemoGrant } from '@landsea/contracts/account';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { makeDemoTrip } from '@landsea/rules/demo';
import { Budget, budgetCategories } from '@landsea/contracts/money';
import { sumBudget } from '@landsea/rules/money';
import { CreateTrip, findTripProblems, TripDetail, type TripSummary } from '@landsea/contracts/trip';
import { dayKindNames, formatDayTitle } from '@landsea/rules/trip';
import { DayPlans } from '@landsea/contracts/planning';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { CatalogueService } from '../catalogue/lists/catalogue.service.js';
import { loadShippedCatalogue } from '../catalogue/lists/shipped-catalogue.js';
import { ships } from '../catalogue/ships-and-parks.js';
import { makeWizardLists } from '../catalogue/wizard-lists.js';
import { findNewProblems } from '../planning/days/item-problems.js';
import { makeDemoPastTrip } from './demo-past-trip.js';
import { startTrips } from '../testing/app.js';
import { newExpense, newWizardPlace } from '../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

interface Visitor {
  userId: string;
  tripId: string;
  agent: TestAgent;
}
const aGrant = (change: Partial<DemoGrant> = {}): DemoGrant => ({
  entitlementId: randomUUID(),
  userId: randomUUID(),
  tripId: randomUUID(),
  state: 'active',
  startsAt: new Date().toISOString(),
  version: 1,
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  ...change,
});
/** A visitor with a copy of their own, as billing has it made. */
async function visitor(): Promise<Visitor> {
  const { userId, tripId, ...grant } = aGrant();
  expect((await service.deliver('billing.demo-granted', { ...grant, userId, tripId })).status).toBe(204);
  return { userId, tripId, agent: service.as({ userId, isDemo: true }) };
}
const of = async ({ agent }: Visitor, path: string) => (await agent.get(path).expect(200)).body as object;
const budgetOf = async (who: Visitor) => Budget.parse(await of(who, `/api/v1/trips/${who.tripId}/budget`));

/** Every id that a visitor can read in their copy. */
async function idsOf(who: Visitor): Promise<string[]> {
  const base = `/api/v1/trips/${who.tripId}`;
  const paths = ['budget', 'days', 'expenses', 'savings', 'tasks', 'collaborators', 'windows'].map(
    (part) => `${base}/${part}`,
  );
  const answers = await Promise.all(
    [`/api/trips/${who.tripId}`, '/api/trips', ...paths].map((path) => of(who, path)),
  );
  const text = JSON.stringify(answers);
  return [...new Set(text.match(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g))];
}

describe('a private copy of the demo trip', () => {
  it('is a whole unlocked trip 75 days ahead, with lines in every category', async () => {
    const who = await visitor();
    const trip = TripDetail.parse(await of(who, `/api/trips/${who.tripId}`));
    expect(trip.startDate).toBe(addDays(getDateIn(new Date()), 75));
    expect(trip.days.filter(({ kind }) => kind === 'park')).toHaveLength(6);
    expect(trip.days.map(({ date }) => date).at(-1)).toBe(trip.endDate);
    expect(trip.days.every((day) => day.note && formatDayTitle(day) !== dayKindNames.park)).toBe(true);
    expect(await of(who, `/api/user/access?tripId=${who.tripId}`)).toMatchObject({
      isActive: true,
      canEdit: true,
    });

    const budget = await budgetOf(who);
    expect(new Set(budget.lines.map(({ category }) => category))).toEqual(new Set(budgetCategories));
    const resort = budget.lines.find(({ label }) => label === 'Caribbean Beach Resort');
    expect(resort).toMatchObject({ bookedCents: 219_648, spentCents: 36_608, bookingId: resort?.id });
    const { byCategory, total } = sumBudget(budget.lines, budget.expenses);
    expect(total.leftCents).toBeGreaterThan(0);
    expect(byCategory['park-tickets'].leftCents).toBeLessThan(byCategory['park-tickets'].plannedCents / 50);
  });

  it('shows who was invited, what is booked, owed and saved, and what a past trip really cost', async () => {
    const who = await visitor();
    const base = `/api/v1/trips/${who.tripId}`;
    expect(await of(who, `${base}/collaborators`)).toMatchObject({
      collaborators: [{ state: 'invited' }, { state: 'invited' }],
    });
    expect(await of(who, `${base}/expenses`)).toMatchObject({ settlements: [{ amountCents: 2_500 }] });
    const savings = (await of(who, `${base}/savings`)) as { jars: object[]; contributions: object[] };
    expect([savings.jars.length, savings.contributions.length]).toEqual([2, 16]);
    expect(await of(who, '/api/v1/trips/history')).toMatchObject({
      trips: [{ cost: { plannedCents: 550_500, spentCents: 579_531 } }],
    });
  });

  it('is planned: about forty items that fit its days and people, wishes with votes, and lines they feed', async () => {
    const who = await visitor();
    const trip = TripDetail.parse(await of(who, `/api/trips/${who.tripId}`));
    const { items } = DayPlans.parse(await of(who, `/api/v1/trips/${who.tripId}/days`));
    expect(items.length).toBeGreaterThanOrEqual(40);
    const known = service.app.get(CatalogueService);
    expect(findNewProblems(items, items, [], trip, known)).toEqual([]);
    expect(items.filter(({ details }) => details.kind === 'dining')).toHaveLength(8);
    const party = trip.party.map(({ id }) => id);
    const voters = items.filter(({ date }) => date === null).flatMap(({ votes }) => Object.keys(votes));
    expect(voters.length).toBeGreaterThan(4);
    expect(party).toEqual(expect.arrayContaining(voters));
    const fed = (await budgetOf(who)).lines.filter(({ source }) => source !== null);
    expect(fed).toMatchObject([
      { source: 'dining', plannedCents: 157_500, bookedCents: 11_000 },
      { source: 'lightning-lane', plannedCents: 63_800, bookedCents: 0 },
      { source: 'snacks', plannedCents: 6_312, bookedCents: 0 },
      { source: 'excursions', plannedCents: 48_780, bookedCents: 42_780 },
    ]);
  });

  it.each([makeDemoTrip('2027-03-01'), makeDemoPastTrip('2027-03-01')])(
    'is a trip that a person could have made, of things in the catalogue %#',
    (trip) => {
      expect(CreateTrip.parse(trip)).toEqual(trip);
      expect(findTripProblems(trip)).toEqual([]);
      expect(loadShippedCatalogue().hotels.map(({ name }) => name)).toEqual(
        expect.arrayContaining(trip.stays.map(({ hotelName }) => hotelName)),
      );
      if (trip.sailing) expect(ships.map(({ name }) => name)).toContain(trip.sailing.ship);
      const { ports } = makeWizardLists(loadShippedCatalogue());
      expect(ports.map(({ name }) => name)).toEqual(
        expect.arrayContaining(trip.sailing?.ports.map(({ port }) => port) ?? []),
      );
    },
  );

  it('shares no id with another copy', async () => {
    const [one, other] = [await idsOf(await visitor()), await idsOf(await visitor())];
    expect(one.length).toBeGreaterThan(100);
    expect(one.filter((id) => other.includes(id))).toEqual([]);
  });

  it('is reported as ready and published to billing, once', async () => {
    const grant = aGrant();
    const id = randomUUID();
    for (const _twice of [1, 2]) await service.deliver('billing.demo-granted', grant, id);
    const messages = await service.dataSource.query<object[]>(
      `SELECT type, receiver FROM outbox_message
        WHERE $1 IN (payload->>'userId', payload->>'ownerId') ORDER BY type`,
      [grant.userId],
    );
    expect(messages).toEqual([
      { type: 'trips.demo-ready', receiver: 'identity' },
      { type: 'trips.trip-changed', receiver: 'billing' },
      { type: 'trips.trip-changed', receiver: 'billing' },
    ]);
  });

  it('is not made once its user may be gone', async () => {
    const grant = aGrant({ expiresAt: new Date(Date.now() - 1).toISOString() });
    await service.deliver('billing.demo-granted', grant);
    const demo = service.as({ userId: grant.userId, isDemo: true });
    expect((await demo.get('/api/trips').expect(200)).body).toEqual([]);
  });

  it('goes with everything in it when its user is erased', async () => {
    const who = await visitor();
    await service.deliver('identity.account-erased', { userId: who.userId });
    await who.agent.get(`/api/trips/${who.tripId}`).expect(404);
    const [left] = await service.dataSource.query<[{ count: number }]>(
      `SELECT (SELECT count(*) FROM budget_line WHERE trip_id = $1)
            + (SELECT count(*) FROM task WHERE trip_id = $1)
            + (SELECT count(*) FROM entitlement WHERE user_id = $2)
            + (SELECT count(*) FROM reminder_person WHERE user_id = $2) AS count`,
      [who.tripId, who.userId],
    );
    expect(Number(left.count)).toBe(0);
  });
});

describe('another visitor of the demo', () => {
  it('neither reads nor changes nor deletes what a visitor entered', async () => {
    const [one, other] = [await visitor(), await visitor()];
    const place = newWizardPlace({ name: 'Juno, sesame allergy' });
    await one.agent.put('/api/v1/trip-draft').send({ place }).expect(200);
    expect(await of(other, '/api/v1/trip-draft')).toEqual({ kept: null });

    const [line] = (await budgetOf(one)).lines;
    const lineOf = (tripId: string) => `/api/v1/trips/${tripId}/budget/lines/${line?.id ?? ''}`;
    await other.agent.get(`/api/trips/${one.tripId}`).expect(404);
    await other.agent.get(`/api/v1/trips/${one.tripId}/budget`).expect(404);
    for (const tripId of [one.tripId, other.tripId])
      await other.agent.patch(lineOf(tripId)).send({ version: 1, label: 'Mine now' }).expect(404);
    await other.agent.delete(`/api/trips/${one.tripId}`).expect(404);

    await other.agent.delete(`/api/trips/${other.tripId}`).expect(204);
    expect((await budgetOf(one)).lines[0]).toEqual(line);
  });

  it('has a copy to edit in full', async () => {
    const who = await visitor();
    const [line] = (await budgetOf(who)).lines;
    await who.agent
      .patch(`/api/v1/trips/${who.tripId}/budget/lines/${line?.id ?? ''}`)
      .send({ version: line?.version, label: 'Another hotel' })
      .expect(200);
    await who.agent.post(`/api/v1/trips/${who.tripId}/expenses`).send(newExpense()).expect(201);
    const trips = (await of(who, '/api/trips')) as TripSummary[];
    expect(trips).toHaveLength(2);
  });
});

describe('what a visitor of the demo may not do', () => {
  it('upload a receipt, invite anybody, or share a link, each with a reason', async () => {
    const who = await visitor();
    const base = `/api/v1/trips/${who.tripId}`;
    const expense = newExpense();
    await who.agent.post(`${base}/expenses`).send(expense).expect(201);
    const refused = [
      await who.agent
        .put(`${base}/expenses/${expense.id}/receipt?name=a.png`)
        .set('Content-Type', 'image/png')
        .send(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
      await who.agent
        .post(`${base}/collaborators`)
        .send({ email: 'a@b.example', role: 'viewer', seesMoney: false }),
      await who.agent.post(`${base}/share-links`).send({ label: 'Granny', sections: ['days'], days: 7 }),
    ];
    expect(refused.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      Array(3).fill([403, 'DEMO_RESTRICTED']),
    );
    for (const { body } of refused)
      expect((body as { message: string }).message).toMatch(/turned off in the demo\. Create a free account/);
  });
});
