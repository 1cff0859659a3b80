import { evaluateDay, compareMinutes } from './evaluate-day.js';
import { EARLIEST_FINISH, makeLeastEffort } from './minute-costs.js';
import { getLatestArrival, listServicesAt, type DayStop, type Way } from './stops/stops.js';
import type { Place } from './walks.js';

const nowhere: Place = { park: 'epcot', land: null, point: null };
const line = (from: number, until: number, wait: number): Way => ({
  kind: 'line',
  from,
  until,
  waits: Array.from({ length: until - from + 1 }, () => wait),
});
const stop = (id: string, fields: Partial<DayStop> = {}): DayStop => ({
  id,
  itemIds: [id],
  title: id,
  kind: 'attraction',
  place: nowhere,
  minutes: 10,
  ways: [line(540, 1260, 20)],
  people: null,
  isFixed: false,
  isHeld: false,
  time: null,
  value: 10,
  ...fields,
});
const timed = (id: string, starts: number[], arriveBefore = 0): DayStop =>
  stop(id, { minutes: 60, isFixed: true, ways: [{ kind: 'timed', starts, arriveBefore }] });
const at540 = { start: 540, toFirst: () => 0, walk: () => 5 };

describe('the times of a day', () => {
  it('walks, waits and rides, one stop after the other', () => {
    const { stops, totals } = evaluateDay([stop('a'), stop('b')], at540);
    expect(stops).toEqual([
      expect.objectContaining({ id: 'a', walk: 0, arrives: 540, wait: 20, start: 560, end: 570, late: 0 }),
      expect.objectContaining({ id: 'b', walk: 5, arrives: 575, wait: 20, start: 595, end: 605, late: 0 }),
    ]);
    expect(totals).toEqual({ waiting: 40, walking: 5, idle: 0, meeting: 0, riding: 20, end: 605 });
  });

  it('walks to the first stop when the day starts somewhere', () => {
    expect(evaluateDay([stop('a')], { ...at540, toFirst: () => 5 }).stops[0]?.walk).toBe(5);
  });

  it('idles until a line opens', () => {
    const early = evaluateDay([stop('a')], { ...at540, start: 500 });
    expect(early.stops[0]).toMatchObject({ arrives: 500, idle: 40, wait: 20, start: 560 });
  });

  it('waits as long as the line is when it is joined', () => {
    const falling: Way = { kind: 'line', from: 540, until: 545, waits: [30, 29, 28, 27, 26, 25] };
    const second = evaluateDay([stop('a', { minutes: 0, ways: [] })], at540);
    expect(second.stops[0]?.start).toBe(540);
    expect(evaluateDay([stop('a', { ways: [falling] })], { ...at540, start: 543 }).stops[0]).toMatchObject({
      wait: 27,
      start: 570,
    });
  });

  it('takes the Lightning Lane inside its return window and the line outside', () => {
    const ways: Way[] = [{ kind: 'lane', from: 600, until: 660, wait: 8 }, line(540, 1260, 45)];
    const inWindow = evaluateDay([stop('a', { ways })], { ...at540, start: 660 });
    expect(inWindow.stops[0]).toMatchObject({ way: 'lane', wait: 8, start: 668 });
    const after = evaluateDay([stop('a', { ways })], { ...at540, start: 661 });
    expect(after.stops[0]).toMatchObject({ way: 'line', wait: 45 });
    const shortlyBefore = evaluateDay([stop('a', { ways })], { ...at540, start: 590 });
    expect(shortlyBefore.stops[0]).toMatchObject({ way: 'lane', idle: 10, wait: 8, start: 608 });
  });

  it('is in time for a fixed stop, early enough to get a place', () => {
    const show = timed('show', [600, 900], 15);
    expect(evaluateDay([show], { ...at540, start: 585 }).stops[0]).toMatchObject({
      idle: 0,
      wait: 15,
      start: 600,
      end: 660,
    });
    expect(evaluateDay([show], { ...at540, start: 586 }).stops[0]).toMatchObject({ idle: 299, start: 900 });
  });

  it('says how late a fixed stop is, and goes on from there', () => {
    const { stops, leftOut } = evaluateDay([stop('a'), timed('dinner', [570]), stop('b')], at540);
    expect(stops[1]).toMatchObject({ id: 'dinner', arrives: 575, late: 5, start: 575, end: 635 });
    expect(stops[2]?.arrives).toBe(640);
    expect(leftOut).toEqual([]);
  });

  it('still sees a show from the start when there is too little time to get a good place', () => {
    const late = evaluateDay([timed('show', [600], 30)], { ...at540, start: 590 }).stops[0];
    expect(late).toMatchObject({ late: 20, wait: 10, start: 600, end: 660 });
  });

  it('leaves out what would make a fixed stop late or comes after closing', () => {
    const closed = stop('closed', { ways: [line(540, 550, 0)] });
    const order = [stop('a'), stop('b'), closed, timed('dinner', [580])];
    const { stops, leftOut } = evaluateDay(order, { ...at540, leaveOut: true });
    expect(stops.map(({ id }) => id)).toEqual(['a', 'dinner']);
    expect(leftOut).toEqual(['b', 'closed']);
  });

  it('keeps planned times with that option, and floats a break without one', () => {
    const order = [stop('a', { time: 600 }), stop('break', { kind: 'break', ways: [line(0, 1560, 0)] })];
    const kept = evaluateDay(order, { ...at540, keepTimes: true });
    expect(kept.stops[0]).toMatchObject({ arrives: 540, idle: 60, start: 620 });
    expect(kept.stops[1]).toMatchObject({ arrives: 635, idle: 0, start: 635 });
    expect(evaluateDay(order, at540).stops[0]).toMatchObject({ idle: 0, start: 560 });
  });

  it('counts the time before a show as spare, but for a good place', () => {
    const { stops } = evaluateDay([{ ...timed('show', [900], 30), time: 900 }], {
      ...at540,
      keepTimes: true,
    });
    expect(stops[0]).toMatchObject({ idle: 330, wait: 30, start: 900 });
  });

  it('rides when everyone in line at closing time does', () => {
    const ways = [line(540, 600, 30)];
    expect(listServicesAt(stop('a', { ways }), 600)).toEqual([
      { way: 'line', idle: 0, wait: 30, start: 630, end: 640 },
    ]);
    expect(listServicesAt(stop('a', { ways }), 601)).toEqual([]);
    expect(getLatestArrival(stop('a', { ways }))).toBe(600);
    expect(getLatestArrival(timed('show', [600, 900], 15))).toBe(885);
  });
});

describe('a family that divides', () => {
  const party = ['ana', 'ben', 'leo'];
  const tron = stop('tron', { people: ['ana'], minutes: 30 });
  const dumbo = stop('dumbo', { people: ['ben', 'leo'], minutes: 10 });

  it('is in two places at once, and together again when all have come', () => {
    const { stops, totals } = evaluateDay([tron, dumbo, stop('lunch')], { ...at540, party });
    expect(stops).toEqual([
      expect.objectContaining({ id: 'tron', arrives: 540, start: 560, end: 590 }),
      expect.objectContaining({ id: 'dumbo', arrives: 540, start: 560, end: 570 }),
      expect.objectContaining({ id: 'lunch', arrives: 595, start: 615, end: 625 }),
    ]);
    // Ben and Leo wait 20 minutes for Ana: 13 on average.
    expect(totals).toEqual({
      waiting: 40,
      walking: 5,
      idle: 40 / 3,
      meeting: 40 / 3,
      riding: 80 / 3,
      end: 625,
    });
  });

  it('is not late for what somebody else does', () => {
    const lunch = { ...timed('lunch', [580]), people: ['ben', 'leo'] };
    const order = [tron, dumbo, lunch];
    expect(evaluateDay(order, { ...at540, party, leaveOut: true }).leftOut).toEqual([]);
    const together = order.map((each) => ({ ...each, people: null }));
    expect(evaluateDay(together, { ...at540, party, leaveOut: true }).leftOut).toEqual(['tron']);
  });
});

describe('what minutes cost', () => {
  it('weighs waiting against walking, and idle time half as much as waiting', () => {
    expect(makeLeastEffort(0)).toEqual({ wait: 100, idle: 50, walk: 20, ride: 0 });
    expect(makeLeastEffort(0.5)).toEqual({ wait: 100, idle: 50, walk: 100, ride: 0 });
    expect(makeLeastEffort(0.7)).toEqual({ wait: 76, idle: 38, walk: 100, ride: 0 });
    expect(makeLeastEffort(2)).toEqual({ wait: 40, idle: 20, walk: 100, ride: 0 });
  });

  it('chooses the way that costs least', () => {
    const ways: Way[] = [{ kind: 'lane', from: 565, until: 660, wait: 5 }, line(540, 1260, 26)];
    const order = [stop('a', { ways })];
    expect(evaluateDay(order, { ...at540, costs: EARLIEST_FINISH }).stops[0]?.way).toBe('line');
    expect(evaluateDay(order, { ...at540, costs: makeLeastEffort(0) }).stops[0]?.way).toBe('lane');
  });
});

describe('minutes changed by a move', () => {
  it('are after minus before', () => {
    const before = evaluateDay([stop('a')], at540).totals;
    const after = evaluateDay([stop('a'), stop('b')], at540).totals;
    expect(compareMinutes(before, after)).toEqual({ waiting: 20, walking: 5, idle: 0, end: 35 });
    expect(compareMinutes(after, before)).toEqual({ waiting: -20, walking: -5, idle: 0, end: -35 });
  });
});
