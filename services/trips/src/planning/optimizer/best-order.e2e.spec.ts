import { BestOrder, DayPlans, type BestOrderRequest, type DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { aMeal, familyWithPaidTrip, newDayItem } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const asked = (change: Partial<BestOrderRequest> = {}): BestOrderRequest => ({
  goal: 'least-effort',
  walkingWeight: 0.3,
  pinned: [],
  from: null,
  ...change,
});

/** A badly ordered day at Magic Kingdom, as a best order before the votes wrote it, with dinner at ten past six. */
const rides = [
  ['seven-dwarfs-mine-train', '11:00'],
  ['pirates-of-the-caribbean', '12:30'],
  ['space-mountain', '13:30'],
  ['jungle-cruise', '14:30'],
  ['peter-pans-flight', '15:30'],
  ['haunted-mansion', '16:30'],
] as const;

/** The quickest usual way from gate to gate of EPCOT and Hollywood Studios in the travel table. */
const SKYLINER_MINUTES = 24;

interface Day {
  agent: TestAgent;
  trip: TripDetail;
  date: string;
  path: string;
}

async function dayAtMagicKingdom(): Promise<Day> {
  const { agent, trip } = await familyWithPaidTrip(service);
  const path = `/api/v1/trips/${trip.id}`;
  const date = trip.startDate;
  await agent.patch(`${path}/days/${date}`).send({ version: 1, kind: 'park', parks: ['magic-kingdom'] });
  const add = [
    ...rides.map(([catalogueId, time]) =>
      newDayItem({ title: catalogueId, catalogueId, time, proposedTime: time, date }),
    ),
    newDayItem({ title: 'Dinner', time: '18:10', status: 'booked', minutes: 75, date, details: aMeal }),
  ];
  const changes = { title: 'A day', add, change: [], remove: [] };
  await agent.post(`${path}/items/changes`).send(changes).expect(200);
  return { agent, trip, date, path };
}

const plans = async ({ agent, path }: Day): Promise<DayPlans> =>
  DayPlans.parse((await agent.get(`${path}/days`).expect(200)).body);
const itemNamed = async (day: Day, title: string): Promise<DayItem> => {
  const found = (await plans(day)).items.find((item) => item.title === title);
  if (!found) throw new Error(`No item ${title}`);
  return found;
};
const order = async ({ agent, path, date }: Day, request = asked()): Promise<BestOrder> =>
  BestOrder.parse((await agent.post(`${path}/days/${date}/best-order`).send(request).expect(200)).body);
const change = async ({ agent, path }: Day, item: DayItem, changed: object): Promise<void> => {
  await agent
    .patch(`${path}/items/${item.id}`)
    .send({ version: item.version, ...changed })
    .expect(200);
};

describe('the best order of a day', () => {
  it('waits less than the current order, keeps the table and writes nothing', async () => {
    const day = await dayAtMagicKingdom();
    const before = await plans(day);
    const best = await order(day);
    expect(best).toMatchObject({ date: day.date, proven: true, isBetter: true, dropped: [] });
    expect(best.best.expected.waiting).toBeLessThan(best.current.expected.waiting);
    expect(best.stops).toHaveLength(7);
    expect(best.stops.find(({ title }) => title === 'Dinner')).toMatchObject({
      time: '18:10',
      keepsTime: true,
    });
    expect(best.changes.map(({ title }) => title)).not.toContain('Dinner');
    expect(await plans(day)).toEqual(before);
  });

  it('waits longer the more people come', async () => {
    const { best } = await order(await dayAtMagicKingdom());
    expect(best.low.waiting).toBeLessThan(best.typical.waiting);
    expect(best.typical.waiting).toBeLessThan(best.peak.waiting);
  });

  it('is applied as one step, after which there is none better', async () => {
    const day = await dayAtMagicKingdom();
    const { changes } = await order(day);
    const { items } = await plans(day);
    const change = changes.map(({ itemId, after }) => ({
      id: itemId,
      version: items.find(({ id }) => id === itemId)?.version,
      time: after,
      proposedTime: after,
    }));
    await day.agent
      .post(`${day.path}/items/changes`)
      .send({ title: 'Best order', add: [], change, remove: [] })
      .expect(200);
    expect(await order(day)).toMatchObject({ isBetter: false, changes: [] });
  });

  it('leaves pinned items where they are', async () => {
    const day = await dayAtMagicKingdom();
    const { id } = await itemNamed(day, 'space-mountain');
    const best = await order(day, asked({ pinned: [id] }));
    const stop = best.stops.find(({ itemIds }) => itemIds.includes(id));
    expect(stop).toMatchObject({ time: '13:30', keepsTime: true });
  });

  it('replans what is left from a time on', async () => {
    const day = await dayAtMagicKingdom();
    await change(day, await itemNamed(day, 'seven-dwarfs-mine-train'), { status: 'done' });
    const best = await order(day, asked({ from: '15:00' }));
    expect(best.stops.map(({ title }) => title)).not.toContain('seven-dwarfs-mine-train');
    expect(best.stops.every(({ time }) => time >= '15:00')).toBe(true);
    expect(await order(day, asked({ from: '18:30' }))).toMatchObject({
      dropped: [expect.objectContaining({ title: 'Dinner', reason: 'Past at 6:30 PM' })],
    });
  });

  it('moves a time that somebody chose only when it is released', async () => {
    const day = await dayAtMagicKingdom();
    const ride = await itemNamed(day, 'seven-dwarfs-mine-train');
    await change(day, ride, { time: '12:15' });
    const timeOf = ({ stops }: BestOrder): string | undefined =>
      stops.find(({ itemIds }) => itemIds.includes(ride.id))?.time;
    expect(timeOf(await order(day))).toBe('12:15');
    expect(timeOf(await order(day, asked({ released: [ride.id] })))).not.toBe('12:15');
  });

  it('names the constraint of what it drops', async () => {
    const day = await dayAtMagicKingdom();
    const [robin] = day.trip.party;
    const person = { agent: day.agent, path: `${day.path}/people/${robin?.id ?? ''}` };
    await person.agent.patch(person.path).send({ version: robin?.version, heightInches: 40 }).expect(200);
    const add = [
      newDayItem({ title: 'Test Track', catalogueId: 'test-track', date: day.date, time: '10:00' }),
    ];
    await day.agent
      .post(`${day.path}/items/changes`)
      .send({ title: 'More', add, change: [], remove: [] })
      .expect(200);
    const { dropped } = await order(day);
    expect(dropped.map(({ title, reason }) => `${title}: ${reason}`).sort()).toEqual([
      'Test Track: In EPCOT, where this day is not spent',
      'space-mountain: Below 44 inches: Robin',
    ]);
  });

  it('changes once between two parks, with the way between them', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `/api/v1/trips/${trip.id}`;
    const date = trip.startDate;
    const parks = ['epcot', 'hollywood-studios'];
    await agent.patch(`${path}/days/${date}`).send({ version: 1, kind: 'park', parks }).expect(200);
    const inTurns = [
      ['soarin', '10:00'],
      ['slinky-dog-dash', '11:00'],
      ['test-track', '12:00'],
      ['the-twilight-zone-tower-of-terror', '13:00'],
      ['living-with-the-land', '14:00'],
      ['millennium-falcon-smugglers-run', '15:00'],
    ] as const;
    const add = inTurns.map(([catalogueId, time]) =>
      newDayItem({ title: catalogueId, catalogueId, time, proposedTime: time, date }),
    );
    await agent.post(`${path}/items/changes`).send({ title: 'Two parks', add, change: [], remove: [] });
    const best = await order({ agent, trip, date, path });
    const epcot = ['soarin', 'test-track', 'living-with-the-land'];
    const park = ({ title }: { title: string }): string => (epcot.includes(title) ? 'epcot' : 'studios');
    const hops = best.stops.filter((stop, index) => {
      const before = best.stops[index - 1];
      return before !== undefined && park(before) !== park(stop);
    });
    expect(best).toMatchObject({ proven: true, isBetter: true, dropped: [] });
    expect(hops).toMatchObject([{ parkChange: { to: 'hollywood-studios', by: 'skyliner' } }]);
    expect(hops[0]?.walk).toBe(hops[0]?.parkChange?.minutes);
    expect(hops[0]?.walk).toBeGreaterThan(SKYLINER_MINUTES);
    expect(best.current.expected.walking - best.best.expected.walking).toBeGreaterThan(SKYLINER_MINUTES);
  });

  it('refuses a day with more on it than people could do, and says what to do', async () => {
    const day = await dayAtMagicKingdom();
    const fill = async (count: number, time: string | null): Promise<void> => {
      const add = Array.from({ length: count }, (_, index) =>
        newDayItem({ title: `Ride ${index}`, time, date: day.date, details: { kind: 'attraction' } }),
      );
      await day.agent
        .post(`${day.path}/items/changes`)
        .send({ title: 'More', add, change: [], remove: [] })
        .expect(200);
    };
    const refusal = async (): Promise<unknown> =>
      (await day.agent.post(`${day.path}/days/${day.date}/best-order`).send(asked()).expect(400)).body;
    await fill(35, null);
    expect(await refusal()).toMatchObject({
      code: 'VALIDATION_FAILED',
      message:
        'The best order takes at most 40 things without a time of their own, and this day has 41. Move some to another day or give them a time.',
    });
    await fill(40, '11:00');
    expect(await refusal()).toMatchObject({
      message: expect.stringMatching(/^This day has 82 things to do, .* Move some to another day/),
    });
  });

  it('is asked with a goal, for a date of the trip', async () => {
    const { agent, path, date } = await dayAtMagicKingdom();
    await agent
      .post(`${path}/days/${date}/best-order`)
      .send(asked({ walkingWeight: 2 }))
      .expect(400);
    await agent.post(`${path}/days/2020-01-01/best-order`).send(asked()).expect(404);
  });
});
