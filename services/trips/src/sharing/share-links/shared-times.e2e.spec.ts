import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { SharedTrip } from '@landsea/contracts/sharing';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newDayItem, newTable } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const embarkationDate = `${Number(getDateIn(new Date()).slice(0, 4)) + 1}-06-10`;
const date = (index: number) => addDays(embarkationDate, index);

it('names the clocks of a shared time where they are not those of the parks, marks lanes and leaves out passes', async () => {
  const ports = ['Barcelona, Spain', 'Livorno (Florence, Pisa), Italy', 'At Sea', 'Barcelona, Spain'];
  const { agent, trip } = await familyWithPaidTrip(service, {
    mode: 'combined',
    startDate: date(-1),
    endDate: date(3),
    stays: [],
    sailing: {
      ship: 'Disney Dream',
      embarkationDate,
      nights: 3,
      concierge: false,
      ports: ports.map((port, index) => ({ date: date(index), port })),
    },
  });
  const palace = {
    kind: 'excursion',
    bookedWith: 'self',
    activityLevel: null,
    minAge: null,
  } as const;
  const lane = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false } as const;
  const items = [
    newTable({ title: 'Dinner', date: date(-1), time: '18:00' }),
    newDayItem({ title: 'Palace', date: date(1), time: '09:30', details: palace }),
    newDayItem({ title: 'Market', date: date(1), details: palace }),
    newDayItem({ title: 'Peter Pan', date: date(-1), time: '19:30', details: lane }),
    newDayItem({ title: 'Multi Pass', date: date(-1), park: 'epcot', details: { ...lane, isPass: true } }),
    newDayItem({ title: 'Show', date: date(2), time: '20:30', details: { kind: 'show' } }),
  ];
  for (const item of items) await agent.post(`/api/v1/trips/${trip.id}/items`).send(item).expect(201);
  const link = { label: 'Grandparents', sections: ['days'], days: 30 };
  const made = await agent.post(`/api/v1/trips/${trip.id}/share-links`).send(link).expect(201);
  const token = (made.body as { url: string }).url.split('/').at(-1);
  const opened = await agent.post('/api/v1/shared-trip').send({ token }).expect(200);
  const shared = SharedTrip.parse(opened.body);
  expect(shared.allAboard?.map((each) => each.date)).toContain(date(1));
  expect(shared.items?.filter(({ isUsual }) => isUsual).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Board the ship', 'Dinner in your main dining room', 'Off the ship']),
  );
  expect(shared.items?.filter(({ isUsual }) => !isUsual)).toEqual([
    { date: date(-1), time: '18:00', title: 'Dinner' },
    { date: date(-1), time: '19:30', title: 'Peter Pan ⚡' },
    { date: date(1), time: '09:30', title: 'Palace', clock: 'Livorno time' },
    { date: date(1), time: null, title: 'Market' },
    { date: date(2), time: '20:30', title: 'Show', clock: 'ship time' },
  ]);
});

it('shows a day in the order that its family sees', async () => {
  const { agent, trip } = await familyWithPaidTrip(service);
  const { startDate } = trip;
  const plans = [
    { title: 'A', time: '09:00' },
    { title: 'B' },
    { title: 'C', time: '14:00' },
    { title: 'D' },
    { title: 'E', time: '12:00' },
    { title: 'F', dayPart: 'evening' },
    { title: 'G', dayPart: 'morning' },
  ] as const;
  for (const plan of plans)
    await agent
      .post(`/api/v1/trips/${trip.id}/items`)
      .send(newDayItem({ date: startDate, time: null, ...plan }))
      .expect(201);
  const link = { label: 'Grandparents', sections: ['days'], days: 30 };
  const made = await agent.post(`/api/v1/trips/${trip.id}/share-links`).send(link).expect(201);
  const token = (made.body as { url: string }).url.split('/').at(-1);
  const opened = await agent.post('/api/v1/shared-trip').send({ token }).expect(200);
  const titles = SharedTrip.parse(opened.body).items?.filter(({ title }) => title.length === 1);
  expect(titles?.map(({ title }) => title)).toEqual(['A', 'G', 'E', 'C', 'F', 'B', 'D']);
});

it('has the check-in after the last plan in a park, with its limit', async () => {
  const { agent, trip } = await familyWithPaidTrip(service);
  const { startDate } = trip;
  for (const [title, time] of [
    ['Parade', '15:00'],
    ['Tron', '21:30'],
  ] as const)
    await agent
      .post(`/api/v1/trips/${trip.id}/items`)
      .send(newDayItem({ date: startDate, title, time, park: 'magic-kingdom' }))
      .expect(201);
  const start = { date: startDate, time: '15:00', zone: 'America/New_York' };
  const hotel = { id: randomUUID(), kind: 'hotel', title: 'Harbor Inn', start };
  await agent.post(`/api/v1/trips/${trip.id}/bookings`).send(hotel).expect(201);
  const link = { label: 'Grandparents', sections: ['days', 'stays'], days: 30 };
  const made = await agent.post(`/api/v1/trips/${trip.id}/share-links`).send(link).expect(201);
  const token = (made.body as { url: string }).url.split('/').at(-1);
  const opened = await agent.post('/api/v1/shared-trip').send({ token }).expect(200);
  expect(SharedTrip.parse(opened.body).items?.map(({ time, title, limit }) => [limit, time, title])).toEqual([
    [undefined, '15:00', 'Parade'],
    [undefined, '21:30', 'Tron'],
    ['from', '15:00', 'Check in: Harbor Inn'],
  ]);
});
