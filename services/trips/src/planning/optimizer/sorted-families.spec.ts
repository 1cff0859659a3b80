import { findEntry, getItemMinutes, getMealSize, getMinutesBetweenMeals } from '@landsea/rules/day-plans';
import { toMinute } from '@landsea/rules/trip';
import type { DayItem, SortedWishes } from '@landsea/contracts/planning';
import { orderDay } from './search/order-day.js';
import { sortWishes } from './sort-wishes.js';
import type { FamilyTrip } from './testing/family-trip.js';
import {
  couple,
  cruise,
  generations,
  landAndSea,
  threePairs,
  withFlights,
  withToddler,
} from './testing/family-trips.js';

const sorted = (trip: FamilyTrip): Promise<SortedWishes> =>
  sortWishes(
    trip.items,
    trip.days,
    () => null,
    (problem) => Promise.resolve(orderDay(problem)),
  );

/** A line of a day, with what the catalog knows of it. */
interface Line {
  item: DayItem;
  time: string;
  minutes: number;
}

/** All that a date has once the plan is used, by time. */
const linesOf = (trip: FamilyTrip, { placed, moved, added = [] }: SortedWishes, date: string): Line[] => {
  const at = trip.days.find(({ day }) => day.date === date);
  const blank = trip.items[0];
  if (!at || !blank) throw new Error('The trip has no such date');
  const items = trip.items.flatMap((item): DayItem[] => {
    const place = [...placed, ...moved].find(({ itemId }) => itemId === item.id);
    const now = place ? { ...item, date: place.date, time: place.time } : item;
    return now.date === date ? [now] : [];
  });
  const more = added
    .filter((each) => each.date === date)
    .map((each): DayItem => ({ ...blank, ...each, id: each.title, status: 'planned' }));
  return [...items, ...more]
    .flatMap((item) =>
      item.time === null
        ? []
        : [{ item, time: item.time, minutes: getItemMinutes(item, findEntry(item, at.context.catalogue)) }],
    )
    .toSorted((a, b) => a.time.localeCompare(b.time));
};

/** The days as a person would read them. */
const printed = (trip: FamilyTrip, plan: SortedWishes): string =>
  [
    trip.name,
    ...trip.days.flatMap(({ day }) => [
      `${day.date} ${day.parks.join(' and ') || day.kind}`,
      ...linesOf(trip, plan, day.date).map(
        ({ item, time }) => `  ${time} ${item.title}${item.note ? ` (${item.note})` : ''}`,
      ),
    ]),
    ...plan.left.map(({ title, reason }) => `  not placed: ${title}. ${reason}`),
  ].join('\n');

const families: [name: string, make: () => FamilyTrip][] = [
  ['with a toddler', withToddler],
  ['of two in December', couple],
  ['of three generations', generations],
  ['with flights', withFlights],
  ['on a cruise', cruise],
  ['on land and at sea', landAndSea],
];

describe.each(families)('the sorted days of a family %s', (_name, make) => {
  let trip: FamilyTrip;
  let plan: SortedWishes;
  beforeAll(async () => {
    trip = make();
    plan = await sorted(trip);
    process.stdout.write(`${printed(trip, plan)}\n\n`);
  });

  const eating = (date: string, context: FamilyTrip['days'][number]['context']) =>
    linesOf(trip, plan, date).flatMap((line) => {
      const size = getMealSize(line.item, findEntry(line.item, context.catalogue));
      return size ? [{ ...line, size }] : [];
    });

  it('have lunch on every whole day in the parks that has a plan', () => {
    const whole = trip.days.filter(
      ({ day, context }) =>
        day.parks.length > 0 &&
        plan.placed.some(({ date }) => date === day.date) &&
        (context.arrivesAt ?? '00:00') <= '12:00',
    );
    for (const { day, context } of whole) {
      const lunches = eating(day.date, context).filter(
        ({ time, size }) => size !== 'snack' && time >= '10:30' && time < '15:30',
      );
      expect([day.date, lunches.length > 0]).toEqual([day.date, true]);
    }
  });

  it('begin nothing before the landing nor after leaving', () => {
    for (const { day, context } of trip.days) {
      for (const { time, item } of linesOf(trip, plan, day.date)) {
        if (item.status === 'booked') continue;
        expect(time >= (context.arrivesAt ?? '00:00')).toBe(true);
        expect(time <= (context.leavesAt ?? '24:00')).toBe(true);
      }
    }
  });

  it('keep meals apart, and have one dinner of several courses', () => {
    for (const { day, context } of trip.days) {
      const meals = eating(day.date, context);
      meals.slice(1).forEach(({ time, size, item }, index) => {
        const before = meals[index];
        if (!before || item.status === 'booked') return;
        const gap = toMinute(time) - toMinute(before.time) - before.minutes;
        expect([item.title, gap >= getMinutesBetweenMeals(size, before.size)]).toEqual([item.title, true]);
      });
      const courses = meals.filter(({ item }) => {
        const known = findEntry(item, context.catalogue);
        return known?.list === 'restaurants' && known.entry.service === 'signature';
      });
      expect(courses.length).toBeLessThanOrEqual(1);
    }
  });

  it('have a nap after lunch where somebody is under three', () => {
    for (const { date, title, time } of plan.added ?? []) {
      if (!title.startsWith('Nap')) continue;
      const { arrivesAt } = trip.days.find(({ day }) => day.date === date)?.context ?? {};
      const latest = (arrivesAt ?? '00:00') > '11:00' ? '15:30' : '14:30';
      expect([date, time >= '12:30' && time <= latest]).toEqual([date, true]);
    }
  });

  it('lose no fireworks to a dinner that was only proposed', () => {
    const lost = plan.left.filter(
      ({ title, reason }) => /happily/i.test(title) && reason.startsWith('No time'),
    );
    expect(lost).toEqual([]);
  });

  it('leave nothing because of a full day to people who are free for hours', () => {
    const full = plan.left.filter(({ reason }) => reason === 'We couldn’t fit this in.');
    expect(full.map(({ title }) => title)).toEqual([]);
  });
});

describe('a family in three pairs', () => {
  it('has time for all of its rides on one day at spring break', async () => {
    const { placed, left } = await sorted(threePairs());
    expect(left).toEqual([]);
    expect(placed).toHaveLength(15);
  });

  it('has time for the parade and the fireworks, too', async () => {
    const { placed, left } = await sorted(threePairs(true));
    expect(left).toEqual([]);
    expect(placed).toHaveLength(17);
  });
});

describe('ship evenings and arrivals', () => {
  it('has a nap on a day of arrival that lasts until the evening', async () => {
    const { added = [] } = await sorted(withFlights());
    const naps = added.filter(({ title }) => title === 'Nap for Lily').map(({ date }) => date);
    expect(naps).toContain('2027-04-04');
  });

  it('starts after the landing, the bags and the way, and stops for the flight home', async () => {
    const trip = withFlights();
    const plan = await sorted(trip);
    const [first] = linesOf(trip, plan, '2027-04-04');
    expect((first?.time ?? '') >= '12:45').toBe(true);
    const last = linesOf(trip, plan, '2027-04-08');
    expect(last.length).toBeGreaterThan(0);
    expect(last.every(({ time }) => time < '15:35')).toBe(true);
  });
});
