import {
  evaluateDay,
  makeLeastEffort,
  type DayEvaluation,
  type DayStop,
  type Timeline,
  type Way,
} from '@landsea/rules/day-plans';
import { toMinute, type Minute } from '@landsea/rules/trip';
import { listChosenStops } from './search/chosen-stops.js';
import { orderDay } from './search/order-day.js';
import { generatedDay, generatedSplitDay, type GeneratedDay } from './search/testing/generated-days.js';
import { FamilyItems, familyDay, orderOf } from './testing/family-days.js';
import { countTimeInSteps, roundToSteps, STEP_MINUTES, getStartMinute } from './time-steps.js';

const line = (from: Minute, until: Minute): Way => ({ kind: 'line', from, until, waits: [] });
const stop = (id: string, ways: Way[], fields: Partial<DayStop> = {}): DayStop => ({
  id,
  itemIds: [id],
  title: id,
  kind: 'attraction',
  place: { park: null, land: null, point: null },
  minutes: 10,
  ways,
  people: null,
  isFixed: false,
  isHeld: false,
  time: null,
  value: 10,
  ...fields,
});
/** A day from 9:03 with seven minutes on foot between its stops. */
const day: DayEvaluation = { start: 543, toFirst: () => 0, walk: () => 7 };
const open = line(540, 1200);
const timesOf = ({ stops }: Timeline): (string | number)[] =>
  stops.flatMap((each) => [each.id, getStartMinute(each)]);
const exact = (order: readonly DayStop[], evaluation: DayEvaluation): Timeline =>
  evaluateDay(order, { ...evaluation, leaveOut: true });

describe('times in steps of five minutes', () => {
  it('are the next ones after people can be there, each after the one before it', () => {
    const order = [stop('a', [open]), stop('b', [open]), stop('c', [open])];
    expect(timesOf(exact(order, day))).toEqual(['a', 543, 'b', 560, 'c', 577]);
    expect(timesOf(roundToSteps(order, day))).toEqual(['a', 545, 'b', 565, 'c', 585]);
  });

  it('leave what is fixed at its minute, and what would not reach it otherwise at its own', () => {
    const table = stop('table', [{ kind: 'timed', starts: [567], arriveBefore: 0 }], {
      isFixed: true,
      time: 567,
    });
    const order = [stop('a', [open]), table, stop('b', [open])];
    expect(timesOf(roundToSteps(order, { ...day, start: 548 }))).toEqual(['a', 550, 'table', 567, 'b', 585]);
    expect(timesOf(roundToSteps(order, { ...day, start: 549 }))).toEqual(['a', 550, 'table', 567, 'b', 585]);
    const tight = [stop('a', [open], { minutes: 12 }), table];
    expect(timesOf(roundToSteps(tight, { ...day, start: 547 }))).toEqual(['a', 547, 'table', 567]);
  });

  it('cost no Lightning Lane and no showing', () => {
    const lane: Way = { kind: 'lane', from: 540, until: 561, wait: 0 };
    const showings: Way = { kind: 'timed', starts: [560, 660], arriveBefore: 0 };
    for (const next of [stop('next', [lane, open]), stop('next', [showings])]) {
      const order = [stop('a', [open]), next];
      expect(timesOf(roundToSteps(order, day))).toEqual(['a', 543, 'next', 560]);
    }
  });

  it('leave the times of a plan where they keep them, and count for nothing else', () => {
    const order = [stop('a', [open]), stop('b', [open], { time: 562 }), stop('c', [open])];
    expect(timesOf(roundToSteps(order, { ...day, keepTimes: true }))).toEqual(['a', 545, 'b', 562, 'c', 580]);
    expect(timesOf(roundToSteps(order, day))).toEqual(['a', 545, 'b', 565, 'c', 585]);
  });
});

it('are round where a plan has a time that people cannot be there at', () => {
  const order = [stop('a', [open], { time: 540 }), stop('b', [open], { time: 570 })];
  expect(timesOf(roundToSteps(order, { ...day, keepTimes: true }))).toEqual(['a', 545, 'b', 570]);
});

const evaluationOf = ({ problem, walk, party }: GeneratedDay): DayEvaluation => ({
  start: problem.start,
  toFirst: () => 0,
  walk,
  party,
  legs: problem.legs ?? [],
  costs: problem.costs,
});

const seeds = Array.from({ length: 120 }, (_, index) => index + 1);

describe.each([
  ['a family that stays together', generatedDay],
  ['a family that divides', generatedSplitDay],
])('the order found for %s, in steps', (_, generated) => {
  const days = seeds.map((seed) => {
    const generatedOne = generated(seed, 3 + (seed % 5));
    const { problem } = generatedOne;
    const placed = orderDay(problem);
    const order = listChosenStops(problem.stops, placed);
    const evaluation = evaluationOf(generatedOne);
    const waits = placed.order.some(({ joinsAt }) => joinsAt !== null);
    const stepped = countTimeInSteps(problem.stops, placed, evaluation);
    return { order, found: exact(order, evaluation), stepped, waits };
  });

  it('does the same in the same way, fixed times included', () => {
    for (const { order, found, stepped } of days) {
      const waysOf = ({ stops }: Timeline) => stops.map(({ id, way }) => `${id} ${way}`);
      expect(waysOf(stepped)).toEqual(waysOf(found));
      const fixed = ({ stops }: Timeline) =>
        stops.filter(({ id }) => order.find((each) => each.id === id)?.isFixed).map(({ start }) => start);
      expect(fixed(stepped)).toEqual(fixed(found));
    }
  });

  it('never begins before people can be there, nor before the exact order unless they wait on purpose', () => {
    for (const { found, stepped, waits } of days) {
      stepped.stops.forEach((each, index) => {
        expect(each.idle).toBeGreaterThanOrEqual(0);
        const slack = waits ? 20 : 0;
        expect(getStartMinute(each)).toBeGreaterThanOrEqual(
          getStartMinute(found.stops[index] ?? each) - slack,
        );
      });
    }
  });

  it('has round times but for a few', () => {
    const joined = days.flatMap(({ order, stepped }) =>
      stepped.stops.filter(
        ({ id, way }) => way !== 'timed' && !order.find((each) => each.id === id)?.isFixed,
      ),
    );
    const round = joined.filter((each) => getStartMinute(each) % STEP_MINUTES === 0);
    expect(joined.length).toBeGreaterThan(300);
    expect(round.length / joined.length).toBeGreaterThan(0.95);
  });
});

describe('best orders over the shipped catalog, in steps', () => {
  const rides = {
    'magic-kingdom': ['space-mountain', 'jungle-cruise', 'peter-pans-flight', 'haunted-mansion'],
    epcot: ['test-track', 'soarin', 'frozen-ever-after', 'remys-ratatouille-adventure'],
    'animal-kingdom': ['avatar-flight-of-passage', 'navi-river-journey', 'kilimanjaro-safaris'],
    'hollywood-studios': ['slinky-dog-dash', 'toy-story-mania', 'rise-of-the-resistance'],
  } as const;
  const costs = makeLeastEffort(0.3);
  const parks = Object.keys(rides) as (keyof typeof rides)[];
  const cases = parks.flatMap((park) =>
    (['least-effort', 'earliest-finish'] as const).flatMap((goal) =>
      [null, '10:07'].map((from) => ({ park, goal, from })),
    ),
  );

  it.each(cases)('propose round times and nothing worse: $park, $goal, from $from', async (asked) => {
    const { park, goal, from } = asked;
    const context = familyDay(park);
    const made = new FamilyItems(context);
    for (const ride of rides[park]) made.ride(ride);
    made.add('break', 'Nap', { minutes: 45 });
    const table = made.meal('the-crystal-palace', { title: 'Dinner', time: '18:07', status: 'booked' });
    const [pin] = made.items;
    for (const items of [made.items, made.items.toReversed()]) {
      const pinned = await orderOf(items, context, { goal, from, pinned: pin ? [pin.id] : [] });
      expect(pinned.dropped).toEqual([]);
      const kept = pinned.stops.find(({ itemIds }) => pin && itemIds.includes(pin.id));
      expect(toMinute(kept?.time ?? '00:01') % STEP_MINUTES).toBe(0);
      const best = await orderOf(items, context, { goal, from });
      expect(best.changes.map(({ after }) => toMinute(after) % STEP_MINUTES)).toEqual(
        best.changes.map(() => 0),
      );
      expect(best.changes.length).toBeGreaterThanOrEqual(rides[park].length);
      const dinner = best.stops.find(({ itemIds }) => itemIds.includes(table.id));
      expect(dinner?.time ?? '18:07').toBe('18:07');
      const { best: proposed, current } = best;
      if (goal === 'earliest-finish') {
        expect(proposed.expected.end).toBeLessThanOrEqual(current.expected.end);
      }
      const minutes = ({ expected }: typeof proposed): number =>
        expected.waiting * costs.wait + expected.walking * costs.walk;
      if (goal === 'least-effort') expect(minutes(proposed)).toBeLessThanOrEqual(minutes(current));
    }
  });
});
