import { randomUUID } from 'node:crypto';
import {
  makeBlankDetails,
  applyItemChange,
  checkOff,
  saysDone,
  itemKinds,
  makeItem,
  clearCheck,
} from '@landsea/rules/day-plans';
import { DayItem, type CreateDayItem, type UpdateDayItem } from '@landsea/contracts/planning';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

type Change = Omit<UpdateDayItem, 'version'>;

/** The item as a browser shows it before the answer, compared with the answer without version, time and author. */
const withoutStamps = ({ version: _version, updatedAt: _at, addedBy: _author, ...item }: DayItem) => item;

const family = async () => {
  const { agent, trip } = await familyWithPaidTrip(service);
  const items = `/api/v1/trips/${trip.id}/items`;
  const known: DayItem[] = [];
  return {
    trip,
    add: async (created: CreateDayItem): Promise<DayItem> => {
      const { body } = await agent.post(items).send(created).expect(201);
      const item = DayItem.parse(body);
      expect(withoutStamps(item)).toEqual(withoutStamps(makeItem(created, known)));
      known.push(item);
      return item;
    },
    change: async (item: DayItem, change: Change): Promise<DayItem> => {
      const sent = { version: item.version, ...change };
      const { body } = await agent.patch(`${items}/${item.id}`).send(sent).expect(200);
      const changed = DayItem.parse(body);
      expect(withoutStamps(changed)).toEqual(withoutStamps(applyItemChange(item, change)));
      return changed;
    },
  };
};

describe('an item, as the browser shows it and as the service keeps it', () => {
  it.each(itemKinds)('goes from wish to done and back as the same row: %s', async (kind) => {
    const { trip, add, change } = await family();
    const title = `A ${kind}`;
    const wish = await add({ id: randomUUID(), title, place: ' Here ', details: makeBlankDetails(kind) });
    expect(wish).toMatchObject({ status: 'wish', place: 'Here' });
    const planned = await change(wish, { date: trip.startDate, dayPart: 'morning' });
    expect(planned.status).toBe('planned');
    const booked = await change(planned, { status: 'booked', confirmation: '4711' });
    const done = await change(booked, checkOff(booked, '2026-11-20T12:00:00.000Z'));
    expect(done.status).toBe('done');
    const undone = await change(done, clearCheck(done));
    expect(undone.status).toBe('booked');
    const again = await change(undone, { status: 'done' });
    const free = await change(again, { status: 'planned', confirmation: '' });
    expect(saysDone(free.details)).toBe(false);
    expect(await change(free, { date: null })).toMatchObject({ status: 'wish', time: null });
  });

  it('is the last of its day, or of the wishes', async () => {
    const { trip, add } = await family();
    const note = { title: 'A note', details: makeBlankDetails('note') };
    const first = await add({ id: randomUUID(), ...note, date: trip.startDate });
    const second = await add({ id: randomUUID(), ...note, date: trip.startDate });
    const wish = await add({ id: randomUUID(), ...note });
    expect(second.position).toBeGreaterThan(first.position);
    expect(wish.position).toBe(first.position);
  });

  it('is tried as soon as it is checked off, and checked off as soon as it is tried', async () => {
    const { trip, add, change } = await family();
    const details = { kind: 'snack', tried: false, ratings: {} } as const;
    const snack = await add({ id: randomUUID(), title: 'Dole Whip', date: trip.startDate, details });
    const done = await change(snack, { status: 'done' });
    expect(done.details).toMatchObject({ tried: true });
    const undone = await change(done, { details });
    expect(undone.status).toBe('planned');
    expect((await change(undone, { details: { ...details, tried: true } })).status).toBe('done');
  });
});
