import { randomUUID } from 'node:crypto';
import type { CatalogueKind } from '@landsea/contracts/catalogue';
import { addDays } from '@landsea/contracts/core';
import { makeItem } from '@landsea/rules/day-plans';
import { makeRestaurantFinder } from '@landsea/rules/planning';
import type { DayItem, DetailsOf } from '@landsea/contracts/planning';
import type { TripDay } from '@landsea/contracts/trip';
import { loadShippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { aMeal, newDayItem } from '../../testing/factories.js';
import { findNewProblems } from './item-problems.js';

const {
  attractions,
  shows,
  restaurants,
  snacks,
  meets,
  'photo-spots': photoSpots,
  'park-calendar': calendar,
  travel,
} = loadShippedCatalogue();
const catalogue = {
  day: { attractions, shows, restaurants, snacks, meets, photoSpots, calendar, travel },
  has: () => true,
  entries: <K extends CatalogueKind>(kind: K) => loadShippedCatalogue()[kind],
  restaurantOf: makeRestaurantFinder(restaurants),
};
const FIRST_DAY = '2027-03-01';
const party = Array.from({ length: 22 }, (_, index) => ({
  id: `b0000000-0000-4000-8000-0000000000${10 + index}`,
  name: `Guest ${index}`,
  age: 30,
}));
const days = Array.from({ length: 40 }, (_, index): TripDay => ({
  date: addDays(FIRST_DAY, index),
  kind: 'park',
  parks: [],
  place: null,
  note: null,
  version: 1,
}));
const trip = { mode: 'parks' as const, sailing: null, party, days };

const lane: DetailsOf<'lane'> = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false };
const item = (change: Parameters<typeof newDayItem>[0]): DayItem =>
  makeItem(newDayItem({ date: FIRST_DAY, people: party.map(({ id }) => id), ...change }), []);
const usedLane = (date: string) => item({ title: randomUUID(), date, status: 'done', details: lane });

const messages = (items: DayItem[], after: DayItem[], before: DayItem[]) =>
  findNewProblems(items, after, before, trip, catalogue).flatMap(({ problems }) =>
    problems.map(({ path, message }) => `${path}: ${message}`),
  );

describe('60 Lightning Lane selections on a day', () => {
  const sixty = Array.from({ length: 60 }, () => usedLane(FIRST_DAY));

  it('are the most: one more is refused, and another day takes it', () => {
    const more = usedLane(FIRST_DAY);
    expect(messages([more], [...sixty, more], sixty)).toEqual([
      'date: A day holds at most 60 Lightning Lane selections: remove some first.',
    ]);
    const moved = { ...more, date: addDays(FIRST_DAY, 1) };
    expect(messages([moved], [...sixty, moved], sixty)).toEqual([]);
  });

  it('can each be changed, also where there were more already', () => {
    const many = [...sixty, usedLane(FIRST_DAY), usedLane(FIRST_DAY)];
    const [first, ...rest] = many;
    if (!first) throw new Error('no selection');
    const changed = { ...first, title: 'Another ride' };
    expect(messages([changed], [changed, ...rest], many)).toEqual([]);
    expect(messages([sixty[0] ?? first], sixty, sixty)).toEqual([]);
  });
});

describe('the work of checking items', () => {
  /** The same items, counting each time that one of their fields is read. */
  const counted = (items: readonly DayItem[]) => {
    const count = { reads: 0 };
    const watched = items.map(
      (each) =>
        new Proxy(each, {
          get: (target, field, receiver): unknown => {
            count.reads += 1;
            return Reflect.get(target, field, receiver);
          },
        }),
    );
    return { count, watched };
  };

  /** Reads of fields when every fifth of so many items changes. */
  const readsOf = (total: number, make: (index: number) => DayItem): number => {
    const before = Array.from({ length: total }, (_, index) => make(index));
    const after = before.map((each, index) => (index % 5 === 0 ? { ...each, title: 'Changed' } : each));
    const were = counted(before);
    const are = counted(after);
    findNewProblems(
      are.watched.filter((_, index) => index % 5 === 0),
      are.watched,
      were.watched,
      trip,
      catalogue,
    );
    return were.count.reads + are.count.reads;
  };

  it.each<[string, (index: number) => DayItem]>([
    ['Lightning Lane selections on one day', () => usedLane(FIRST_DAY)],
    [
      'Lightning Lane selections of 25 a day',
      (index) => usedLane(addDays(FIRST_DAY, Math.floor(index / 25))),
    ],
    [
      'meals on one day',
      () => item({ title: randomUUID(), time: '18:00', status: 'booked', details: aMeal }),
    ],
    [
      'meals of one person each on one day',
      (index) =>
        item({
          title: randomUUID(),
          time: '18:00',
          status: 'booked',
          details: aMeal,
          people: [party[index % party.length]?.id ?? ''],
        }),
    ],
    ['rides', () => item({ title: randomUUID() })],
  ])('grows with their number, not with its square: %s', (_, make) => {
    const [half, all] = [readsOf(500, make), readsOf(1000, make)];
    expect(all / half).toBeLessThan(2.2);
    expect(all / 1000).toBeLessThan(400);
  });

  it('is none for items of which only a note changes', () => {
    const before = Array.from({ length: 100 }, () => usedLane(FIRST_DAY));
    const { count, watched } = counted(before);
    const [first] = before;
    if (!first) throw new Error('no selection');
    findNewProblems([{ ...first, note: 'By the big tree' }], watched, watched, trip, catalogue);
    expect(count.reads).toBeLessThan(500);
  });
});
