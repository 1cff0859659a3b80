import { keepsTime } from './item-order.js';
import { dayStops } from './day-stops.js';
import { context, dinner, item, lane, ride } from '../testing/sample-day.js';
import type { DayItem } from '../../planning/day-items.js';
import type { DayContext } from '../day-context.js';

const only = (items: DayItem[], day: DayContext = context) => {
  const stops = dayStops(items, day);
  expect(stops).toHaveLength(1);
  const [stop] = stops;
  if (!stop) throw new Error('No stop');
  return stop;
};

describe('the stops of a day', () => {
  it('are what is to do on its date, in its order', () => {
    const items = [
      item({ title: 'Untimed' }),
      item({ title: 'Evening', dayPart: 'evening' }),
      item({ title: 'At six', time: '18:00' }),
      item({ title: 'At ten', time: '10:00' }),
      item({ title: 'Morning', dayPart: 'morning' }),
      item({ title: 'Done', status: 'done' }),
      item({ title: 'Cancelled', status: 'cancelled' }),
      item({ title: 'Note', details: { kind: 'note' } }),
      item({ title: 'Another day', date: '2027-03-12' }),
    ];
    expect(dayStops(items, context).map(({ title }) => title)).toEqual([
      'At ten',
      'Morning',
      'At six',
      'Evening',
      'Untimed',
    ]);
  });

  it('have the minutes of the item, else of the catalog, else those usual for their kind', () => {
    expect(only([ride('Space Mountain', 'space-mountain')]).minutes).toBe(3);
    expect(only([ride('Space Mountain', 'space-mountain', { minutes: 7 })]).minutes).toBe(7);
    expect(only([item({ details: { kind: 'break' } })]).minutes).toBe(30);
  });

  it('stand in the line of their attraction while the park is open', () => {
    const [way] = only([ride('Space Mountain', 'space-mountain')]).ways;
    expect(way).toMatchObject({ kind: 'line', from: 540, until: 1320 });
    expect(way?.kind === 'line' && way.waits[780 - 540]).toBe(70);
  });

  it('open early only where early entry does, and only to hotel guests', () => {
    const guests = { ...context, earlyEntry: true };
    expect(only([ride('Space Mountain', 'space-mountain')], guests).ways[0]).toMatchObject({ from: 510 });
    expect(only([ride('Pirates', 'pirates')], guests).ways[0]).toMatchObject({ from: 540 });
  });

  it('close early on a party night', () => {
    const party = { ...context, date: '2027-03-11' };
    const stop = only([ride('Pirates', 'pirates', { date: party.date })], party);
    expect(stop.ways[0]).toMatchObject({ until: 1080 });
  });

  it('join an attraction with its Lightning Lane, whose window is an hour unless it says otherwise', () => {
    const standby = ride('Space Mountain', 'space-mountain');
    const pass = lane({ title: 'Lightning Lane', catalogueId: 'space-mountain', time: '13:00' });
    const stop = only([standby, pass]);
    expect(stop).toMatchObject({ id: standby.id, itemIds: [standby.id, pass.id], isFixed: false });
    expect(stop.ways).toEqual([
      { kind: 'lane', from: 780, until: 840, wait: 10 },
      expect.objectContaining({ kind: 'line' }),
    ]);
    expect(only([pass]).ways).toEqual([{ kind: 'lane', from: 780, until: 840, wait: 10 }]);
  });

  it('show a show at one of its showings, unless a time is chosen', () => {
    expect(only([item({ catalogueId: 'friendship-faire', details: { kind: 'show' } })]).ways).toEqual([
      { kind: 'timed', starts: [645, 800, 960], arriveBefore: 10 },
    ]);
    const chosen = item({ catalogueId: 'friendship-faire', time: '13:20', details: { kind: 'show' } });
    expect(only([chosen])).toMatchObject({
      isFixed: true,
      ways: [{ kind: 'timed', starts: [800], arriveBefore: 10 }],
    });
  });

  it('keep the time of tables, of what is booked and of what is fixed', () => {
    expect(only([dinner({ time: '18:00' })])).toMatchObject({
      isFixed: true,
      ways: [{ kind: 'timed', starts: [1080], arriveBefore: 0 }],
    });
    expect(keepsTime(dinner({}))).toBe(false);
    expect(keepsTime(item({ time: '10:00' }))).toBe(false);
    expect(keepsTime(item({ time: '10:00', isFixed: true }))).toBe(true);
    expect(keepsTime(item({ time: '10:00', status: 'booked' }))).toBe(true);
    expect(keepsTime(lane({ time: '10:00', status: 'booked' }))).toBe(false);
    const pinned = only([ride('Space Mountain', 'space-mountain', { time: '13:00', isFixed: true })]);
    expect(pinned.ways).toEqual([{ kind: 'line', from: 780, until: 780, waits: [70] }]);
  });

  it('stay in their part of the day', () => {
    const stop = only([ride('Pirates', 'pirates', { dayPart: 'afternoon' })]);
    expect(stop.ways[0]).toMatchObject({ from: 720, until: 1020 });
  });

  it('meet characters in their hours', () => {
    const meet = item({
      catalogueId: 'meet-mickey',
      details: { kind: 'meet', characters: ['Mickey Mouse'], signed: [] },
    });
    expect(only([meet]).ways[0]).toMatchObject({ from: 600, until: 960 });
  });

  it('matter more the more people want them', () => {
    const value = (votes: DayItem['votes']) => only([ride('Pirates', 'pirates', { votes })]).value;
    expect(value({ ana: 'must' })).toBeGreaterThan(value({ ana: 'nice' }));
    expect(value({ ana: 'nice' })).toBeGreaterThan(value({}));
    expect(value({})).toBeGreaterThan(value({ ana: 'no' }));
    expect(value({ a: 'no', b: 'no', c: 'no', d: 'no', e: 'no' })).toBe(1);
  });
});
