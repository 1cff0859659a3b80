import { keepsTime } from './item-order.js';
import { listDayStops } from './day-stops.js';
import { context, dinner, item, lane, leo, ride } from '../testing/sample-day.js';
import type { DayItem } from '@landsea/contracts/planning';
import type { DayContext } from '../day-context.js';

const only = (items: DayItem[], day: DayContext = context) => {
  const stops = listDayStops(items, day);
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
    expect(listDayStops(items, context).map(({ title }) => title)).toEqual([
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

  it('keep the time that a person chose, of what is booked and of what is fixed', () => {
    expect(only([dinner({ time: '18:00' })])).toMatchObject({
      isFixed: true,
      ways: [{ kind: 'timed', starts: [1080], arriveBefore: 0 }],
    });
    expect(keepsTime(dinner({}))).toBe(false);
    expect(keepsTime(item({ time: '10:00' }))).toBe(true);
    expect(keepsTime(item({ time: '10:00', proposedTime: '10:00' }))).toBe(false);
    expect(keepsTime(item({ time: '10:15', proposedTime: '10:00' }))).toBe(true);
    expect(keepsTime(dinner({ time: '18:00', proposedTime: '18:00' }))).toBe(false);
    expect(keepsTime(item({ time: '10:00', proposedTime: '10:00', isFixed: true }))).toBe(true);
    expect(keepsTime(item({ time: '10:00', proposedTime: '10:00', status: 'booked' }))).toBe(true);
    expect(keepsTime(lane({ time: '10:00', status: 'booked' }))).toBe(false);
    const pinned = only([ride('Space Mountain', 'space-mountain', { time: '13:00', isFixed: true })]);
    expect(pinned.ways).toEqual([{ kind: 'line', from: 780, until: 780, waits: [70] }]);
  });

  it('join a line at the time that a person chose, or as soon after it as they can', () => {
    const [way] = only([ride('Space Mountain', 'space-mountain', { time: '13:00' })]).ways;
    expect(way).toMatchObject({ kind: 'line', from: 780, until: 1320 });
    expect(way?.kind === 'line' && way.waits[0]).toBe(70);
  });

  it('use the Lightning Lane at a chosen time that is in its window', () => {
    const pass = lane({ title: 'Lightning Lane', catalogueId: 'space-mountain', time: '13:00' });
    const at = (time: string) => only([ride('Space Mountain', 'space-mountain', { time }), pass]).ways;
    expect(at('13:30')).toEqual([{ kind: 'lane', from: 810, until: 840, wait: 10 }]);
    expect(at('14:30')).toEqual([expect.objectContaining({ kind: 'line', from: 870 })]);
  });

  it('count a Lightning Lane without a return time as one for any time after it can be booked', () => {
    const planned = (isPreselected: boolean) =>
      only([
        lane({
          catalogueId: 'space-mountain',
          details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected },
        }),
      ]).ways;
    expect(planned(true)).toEqual([{ kind: 'lane', from: 540, until: 1320, wait: 10 }]);
    expect(planned(false)).toEqual([{ kind: 'lane', from: 600, until: 1320, wait: 10 }]);
  });

  it('have meals at their periods and rests near their time', () => {
    const windows = (fields: Partial<DayItem>) =>
      only([item(fields)]).ways.map((way) => (way.kind === 'line' ? [way.from, way.until] : []));
    const meal = (period: 'breakfast' | 'lunch' | null): DayItem['details'] => ({
      kind: 'dining',
      meal: period,
      prepaid: false,
      depositCents: null,
      freeCancelHours: null,
      onDiningPlan: false,
    });
    const park = { park: 'magic-kingdom' } as const;
    expect(windows({ ...park, details: meal('lunch') })).toEqual([[660, 870]]);
    expect(windows({ ...park, details: meal('breakfast') })).toEqual([[540, 630]]);
    expect(windows({ ...park, details: meal(null) })).toHaveLength(3);
    expect(windows({ catalogueId: 'crystal-palace', details: meal(null) })).toEqual([[990, 1230]]);
    const nap = { time: '13:00', proposedTime: '13:00', details: { kind: 'break' } } as const;
    expect(windows(nap)).toEqual([[720, 840]]);
    expect(windows({ details: { kind: 'break' } })).toEqual([[720, 1560]]);
    expect(windows({ ...nap, time: null, dayPart: 'morning' })).toEqual([[0, 720]]);
  });

  it('are for the people of the party that they name', () => {
    expect(only([item({ people: [leo.id ?? ''] })]).people).toEqual([leo.id]);
    expect(only([item({ people: ['Leo', 'Ana'] })]).people).toBeNull();
    expect(only([item({ people: ['somebody who left'] })]).people).toBeNull();
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
