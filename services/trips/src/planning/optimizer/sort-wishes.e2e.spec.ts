import { DayPlans, SortedWishes } from '@landsea/contracts/planning';
import { startTrips } from '../../testing/app.js';
import { aSailing, familyWithPaidTrip, newDayItem } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

it('proposes a day and a time for wishes, writes nothing, and what it proposes can be applied', async () => {
  const { agent, trip } = await familyWithPaidTrip(service);
  const path = `/api/v1/trips/${trip.id}`;
  const date = trip.startDate;
  await agent.patch(`${path}/days/${date}`).send({ version: 1, kind: 'park', parks: ['magic-kingdom'] });
  const ids = ['space-mountain', 'haunted-mansion', 'happily-ever-after', 'test-track'];
  const add = ids.map((catalogueId) => newDayItem({ title: catalogueId, catalogueId, date: null }));
  await agent
    .post(`${path}/items/changes`)
    .send({ title: 'Wishes', add, change: [], remove: [] })
    .expect(200);

  const answer = await agent.post(`${path}/sort-wishes`).expect(200);
  const { placed, left } = SortedWishes.parse(answer.body);
  expect(placed.map((each) => [each.title, each.date])).toEqual(
    expect.arrayContaining(ids.slice(0, 3).map((id) => [id, date])),
  );
  expect(left).toMatchObject([{ title: 'test-track', reason: 'None of your days is at EPCOT yet.' }]);
  const { items } = DayPlans.parse((await agent.get(`${path}/days`).expect(200)).body);
  expect(items.map((item) => item.date)).toEqual([null, null, null, null]);

  const change = placed.map(({ itemId, date: day, time }) => ({
    id: itemId,
    version: 1,
    date: day,
    time,
    proposedTime: time,
  }));
  await agent
    .post(`${path}/items/changes`)
    .send({ title: 'Wishes sorted', add: [], change, remove: [] })
    .expect(200);
});

it('answers nothing for a trip without wishes, and hides trips of others', async () => {
  const { agent, trip } = await familyWithPaidTrip(service);
  const path = `/api/v1/trips/${trip.id}/sort-wishes`;
  const { body } = await agent.post(path).expect(200);
  expect(body).toEqual({ placed: [], moved: [], left: [], added: [], days: [] });
  const other = await familyWithPaidTrip(service);
  await other.agent.post(path).expect(404);
});

it('sorts wishes of a ship to their evenings and of a port to its day, for those who may', async () => {
  const party = [
    { name: 'Ana', age: 38 },
    { name: 'Mia', age: 1 },
  ];
  const { agent, trip } = await familyWithPaidTrip(service, {
    mode: 'cruise',
    stays: [],
    sailing: aSailing(),
    party,
  });
  const path = `/api/v1/trips/${trip.id}`;
  const add = ['aladdin', '1923', 'palo-steakhouse-dinner', 'edge'].map((catalogueId) =>
    newDayItem({ title: catalogueId, catalogueId, date: null, details: { kind: 'activity', section: null } }),
  );
  await agent
    .post(`${path}/items/changes`)
    .send({ title: 'Wishes', add, change: [], remove: [] })
    .expect(200);
  const { placed, left } = SortedWishes.parse((await agent.post(`${path}/sort-wishes`).expect(200)).body);
  expect(placed).toHaveLength(3);
  expect(placed.every(({ time }) => time !== null && time >= '17:00')).toBe(true);
  const palo = placed.find(({ title }) => title === 'palo-steakhouse-dinner');
  expect(palo?.people).toHaveLength(1);
  expect(left).toMatchObject([{ title: 'edge', reason: 'edge is for ages 11 to 14.' }]);
});
