import { randomUUID } from 'node:crypto';
import { shippedTripKeys, type BeginClientTrip } from '@landsea/contracts/agents';
import { Budget } from '@landsea/contracts/money';
import { TripTasks } from '@landsea/contracts/planning';
import { TripDetail } from '@landsea/contracts/trip';
import { planShippedTrip, shippedTrips } from '@landsea/rules/agents';
import { addClient, aColleague, type Colleague } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { CatalogueService } from '../../catalogue/lists/catalogue.service.js';

const service = await startTrips();
afterAll(() => service.close());

const START = '2027-06-01';
const person = (firstName: string, birthDate?: string) => ({
  id: randomUUID(),
  firstName,
  lastName: 'Moss',
  ...(birthDate && { birthDate }),
});
/** A client, whose first person has a birth date, with the given people beside them. */
const aFamily = async ({ call }: Colleague, ...people: ReturnType<typeof person>[]) => {
  const client = { firstName: 'Ben', lastName: 'Moss', email: `${randomUUID()}@example.com` };
  const { body } = await call.post('/api/v1/clients').send(client).expect(201);
  const clientId = String(body.id);
  for (const each of people) await call.post(`/api/v1/clients/${clientId}/people`).send(each).expect(201);
  const found = await call.get(`/api/v1/clients/${clientId}`).expect(200);
  return { clientId, people: found.body.people as { id: string; birthDate: string | null }[] };
};
const begin = (
  { call }: Colleague,
  { clientId, people }: Awaited<ReturnType<typeof aFamily>>,
  over: Partial<BeginClientTrip> = {},
) =>
  call.post(`/api/v1/clients/${clientId}/trips/beginnings`).send({
    template: 'parks',
    name: 'Five days',
    startDate: START,
    ages: people.flatMap(({ id, birthDate }) => (birthDate ? [] : [{ personId: id, age: 38 }])),
    ...over,
  });
const countTrips = async () => {
  const [row] = await service.dataSource.query<[{ count: number }]>(`SELECT count(*)::int FROM trip`);
  return row.count;
};

describe('a trip that begins with one of our templates', () => {
  it.each(shippedTripKeys)('has the household, days, checklist and planned budget: %s', async (template) => {
    const alone = await aColleague(service);
    const family = await aFamily(alone, person('Zoe', '2018-01-01'));
    const made = TripDetail.parse((await begin(alone, family, { template }).expect(201)).body);
    expect(made.party).toMatchObject([
      { name: 'Ben', age: 38 },
      { name: 'Zoe', age: 9 },
    ]);
    const of = `/api/v1/trips/${made.id}`;
    const plan = planShippedTrip(shippedTrips[template], START, null);
    const { items } = (await alone.call.get(`${of}/days`).expect(200)).body;
    expect(items).toHaveLength(plan.wishes.length);
    const { lines } = Budget.parse((await alone.call.get(`${of}/budget`).expect(200)).body);
    expect(lines.filter(({ isEstimate }) => isEstimate).length).toBeGreaterThan(1);
    for (const { bookedCents, spentCents } of lines) expect([bookedCents, spentCents]).toEqual([0, 0]);
    const { tasks } = TripTasks.parse((await alone.call.get(`${of}/tasks`).expect(200)).body);
    expect(tasks.length).toBeGreaterThan(5);
    expect(made.days.map(({ kind, parks }) => [kind, parks])).toEqual(
      plan.days.map(({ kind, parks }) => [kind, parks]),
    );
  });

  it('stays at the hotel that was named', async () => {
    const alone = await aColleague(service);
    const made = TripDetail.parse(
      (
        await begin(alone, await aFamily(alone), {
          hotelName: 'Pop Century Resort',
          template: 'grandparents',
        })
      ).body,
    );
    expect(made.stays).toMatchObject([{ onSite: true, checkIn: START, checkOut: made.endDate }]);
  });

  it('asks for an age, and leaves nothing half made', async () => {
    const alone = await aColleague(service);
    const family = await aFamily(alone);
    const before = await countTrips();
    const { body } = await begin(alone, family, { ages: [] }).expect(400);
    expect(body.fields).toEqual([{ path: 'ages', message: 'Add Ben’s age' }]);
    await service.dataSource.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no items'; END $$`,
    );
    await service.dataSource.query(
      `CREATE TRIGGER refuse BEFORE INSERT ON day_item FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    await begin(alone, family).expect(500);
    await service.dataSource.query(`DROP TRIGGER refuse ON day_item`);
    expect(await countTrips()).toBe(before);
    await begin(alone, family).expect(201);
  });

  it('is for a client within reach only', async () => {
    const [alone, stranger] = [await aColleague(service), await aColleague(service)];
    await begin(stranger, { clientId: await addClient(alone), people: [] }).expect(404);
  });
});

it('names rides and restaurants of the catalog, in their park', () => {
  const catalogue = service.app.get(CatalogueService, { strict: false });
  for (const { land } of Object.values(shippedTrips))
    for (const { park, rides = [], meals = [] } of land) {
      for (const id of rides)
        expect(catalogue.entries('attractions').find((each) => each.id === id)).toMatchObject({ park });
      for (const { id, meal } of meals) {
        const entry = catalogue.entries('restaurants').find((each) => each.id === id);
        expect(entry).toMatchObject({ park });
        expect(entry?.meals).toContain(meal);
      }
    }
});
