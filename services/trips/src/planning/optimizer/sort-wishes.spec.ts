import type { ParkId } from '@landsea/contracts/catalogue';
import {
  findDayConflicts,
  makeItem,
  placeWishes,
  showDay,
  getParkDay,
  type WishDay,
  makeBlankDetails,
} from '@landsea/rules/day-plans';
import { toMinute } from '@landsea/rules/trip';
import type { DayItem, ItemKind, SortedWishes, Vote } from '@landsea/contracts/planning';
import { Traveler, type TripDay } from '@landsea/contracts/trip';
import { toDayCatalogue } from '../../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { orderDay } from './search/order-day.js';
import { sortWishes } from './sort-wishes.js';

const parts = loadShippedCatalogue();
const catalogue = toDayCatalogue(parts);
const person = (number: number, fields: object): Traveler =>
  Traveler.parse({ id: `00000000-0000-4000-8000-00000000000${number}`, ...fields });
const [ana, ben, leo] = [
  person(1, { name: 'Ana', age: 38 }),
  person(2, { name: 'Ben', age: 39 }),
  person(3, { name: 'Leo', age: 6, heightInches: 44 }),
];

const dayAt = (
  date: string,
  parks: ParkId[],
  more: Partial<TripDay> = {},
  people = [ana, ben, leo],
): WishDay => {
  const day: TripDay = {
    date,
    kind: parks.length > 0 ? 'park' : 'rest',
    parks,
    place: null,
    note: null,
    version: 1,
    ...more,
  };
  const { arrivesAt, leavesAt } = day;
  return { day, context: { date, parks, arrivesAt, leavesAt, earlyEntry: true, people, catalogue } };
};

let count = 0;
const item = (kind: ItemKind, fields: Partial<DayItem> & { title: string }): DayItem => {
  count += 1;
  const id = `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`;
  return {
    ...makeItem({ id, title: fields.title, details: makeBlankDetails(kind) }, []),
    position: count,
    ...fields,
  };
};
const wish = (id: string, kind: ItemKind = 'attraction', fields: Partial<DayItem> = {}): DayItem =>
  item(kind, { title: id, catalogueId: id, ...fields });

const week = [
  dayAt('2027-03-14', ['magic-kingdom']),
  dayAt('2027-03-15', ['epcot']),
  dayAt('2027-03-16', []),
  dayAt('2027-03-17', ['magic-kingdom']),
];

const sorted = (items: DayItem[], days = week): Promise<SortedWishes> =>
  sortWishes(
    items,
    days,
    () => null,
    (problem) => Promise.resolve(orderDay(problem)),
  );
const reasons = ({ left }: SortedWishes): string[] => left.map(({ title, reason }) => `${title}: ${reason}`);

describe('sorting wishes into days', () => {
  it('puts each in its park, spread over the days there, at times in order', async () => {
    const rides = ['space-mountain', 'haunted-mansion', 'jungle-cruise', 'peter-pans-flight', 'test-track'];
    const { placed, left } = await sorted(rides.map((id) => wish(id)));
    expect(left).toEqual([]);
    expect(placed).toHaveLength(rides.length);
    const dateOf = (id: string) => placed.find(({ title }) => title === id)?.date;
    expect(dateOf('test-track')).toBe('2027-03-15');
    const atMagicKingdom = placed.filter(({ title }) => title !== 'test-track').map(({ date }) => date);
    expect(new Set(atMagicKingdom)).toEqual(new Set(['2027-03-14', '2027-03-17']));
    for (const { time } of placed) expect(time).not.toBeNull();
  });

  it('puts nothing in a park that no day visits, and says so', async () => {
    const result = await sorted([wish('expedition-everest-legend-of-the-forbidden-mountain')]);
    expect(reasons(result).join()).toContain('None of your days is at Animal Kingdom yet.');
  });

  it('leaves a ride a wish where nobody is tall enough', async () => {
    const days = [dayAt('2027-03-14', ['magic-kingdom'], {}, [leo])];
    const result = await sorted([wish('tron-lightcycle-run')], days);
    expect(reasons(result).join()).toContain('too short for');
  });

  it('keeps what is planned where it is, also a time that somebody chose', async () => {
    const table = item('dining', { title: 'Dinner', date: '2027-03-14', time: '18:00', status: 'booked' });
    const { placed, moved } = await sorted([table, wish('space-mountain'), wish('haunted-mansion')]);
    expect(moved).toEqual([]);
    expect(placed.map(({ itemId }) => itemId)).not.toContain(table.id);
  });

  it('moves nothing that an earlier sort has put on a day', async () => {
    const on = { date: '2027-03-14', park: 'magic-kingdom' } as const;
    const evening = (title: string, time: string) =>
      item('attraction', { title, catalogueId: title, ...on, time, proposedTime: time });
    const earlier = [evening('tron-lightcycle-run', '19:30'), evening('peter-pans-flight', '16:10')];
    const { placed, moved } = await sorted([...earlier, wish('space-mountain')]);
    expect(placed).toHaveLength(1);
    expect(moved).toEqual([]);
  });

  it('has no ice cream at opening', async () => {
    const { placed } = await sorted([wish('dole-whip-float', 'snack'), wish('space-mountain')]);
    const snack = placed.find(({ title }) => title !== 'space-mountain');
    expect(snack?.time && snack.time >= '11:00').toBe(true);
  });

  it('places what more people must do first, and leaves what all would skip', () => {
    const votes = (vote: Vote) => ({ [ana.id ?? '']: vote, [ben.id ?? '']: vote });
    const wishes = [
      wish('haunted-mansion', 'attraction', { votes: votes('no') }),
      wish('jungle-cruise'),
      wish('pirates-of-the-caribbean', 'attraction', { votes: votes('must') }),
    ];
    const { placed, left } = placeWishes(wishes, week);
    expect(placed[0]?.wish.catalogueId).toBe('pirates-of-the-caribbean');
    expect(left.map(({ wish: { title } }) => title)).toEqual(['haunted-mansion']);
  });

  it('gives nobody more musts on a day than the votes allow', () => {
    const votes = { [ana.id ?? '']: 'must' } as const;
    const ids = [
      'haunted-mansion',
      'jungle-cruise',
      'space-mountain',
      'peter-pans-flight',
      'its-a-small-world',
    ];
    const { placed, left } = placeWishes(
      ids.map((id) => wish(id, 'attraction', { votes })),
      week,
    );
    const dates = placed.map(({ date }) => date);
    for (const date of dates) expect(dates.filter((each) => each === date).length).toBeLessThanOrEqual(2);
    expect(left).toHaveLength(1);
    expect(left[0]?.reason).toContain('2 musts a day');
  });

  it('does not fill a short day beyond its hours', () => {
    const short = [dayAt('2027-03-14', ['magic-kingdom'], { arrivesAt: '15:00', leavesAt: '18:00' })];
    const rides = parts.attractions.filter(({ park, waits }) => park === 'magic-kingdom' && waits !== null);
    const { placed, left } = placeWishes(
      rides.slice(0, 12).map(({ id }) => wish(id)),
      short,
    );
    expect(placed.length).toBeGreaterThan(0);
    expect(placed.length).toBeLessThan(7);
    expect(left.map(({ reason }) => reason)).toContain('We couldn’t fit this in.');
  });

  it('puts a table of a hotel on a day on land, an outing in its port, a show of the ship aboard', () => {
    const days = [
      dayAt('2027-03-14', [], { kind: 'rest' }),
      dayAt('2027-03-15', [], { kind: 'sea' }),
      dayAt('2027-03-16', [], { kind: 'port', place: 'Nassau, Bahamas' }),
    ];
    const { placed, left } = placeWishes(
      [
        wish('ohana', 'dining'),
        item('excursion', { title: 'Dolphins', place: 'Nassau, Bahamas' }),
        item('excursion', { title: 'Ruins', place: 'Cozumel, Mexico' }),
        wish('dress-cruise-casual', 'activity'),
        item('note', { title: 'Remember' }),
      ],
      days,
    );
    const dateOf = (title: string) => placed.find(({ wish: { title: name } }) => name === title)?.date;
    expect(dateOf('ohana')).toBe('2027-03-14');
    expect(dateOf('Dolphins')).toBe('2027-03-16');
    expect(['2027-03-15', '2027-03-16']).toContain(dateOf('dress-cruise-casual'));
    expect(left.map(({ reason }) => reason)).toEqual(['Your ship does not stop in Cozumel, Mexico.']);
  });
});

describe('with the whole shipped catalog', () => {
  const parks: ParkId[] = ['magic-kingdom', 'epcot', 'hollywood-studios', 'animal-kingdom'];
  const dates = ['2027-03-14', '2027-12-03', '2026-12-08'];

  it.each(dates)(
    'never places a show on %s outside its times, nor anything where it cannot be',
    async (date) => {
      for (const park of parks) {
        const days = [dayAt(date, [park], { arrivesAt: '10:00', leavesAt: '19:30' })];
        const shows = parts.shows.filter((show) => show.park === park).map(({ id }) => wish(id, 'show'));
        const { placed } = await sorted(shows, days);
        for (const { itemId, time } of placed) {
          const item = shows.find(({ id }) => id === itemId);
          const show = parts.shows.find(({ id }) => id === item?.catalogueId);
          const [day] = days;
          if (!show || !day || !item) throw new Error('It is placed from nowhere');
          const program = showDay(show, date, getParkDay(park, day.context));
          expect(program).toMatchObject({ runs: true });
          if (program.runs && program.starts.length > 0 && time !== null)
            expect(program.starts).toContain(toMinute(time));
          const there = { ...item, date, time, status: 'planned' as const };
          const problems = findDayConflicts([there], day.context).filter(
            ({ severity }) => severity === 'problem',
          );
          expect(problems).toEqual([]);
        }
      }
    },
  );

  it('loses no wish and places none twice', async () => {
    const wishes = [
      ...parts.attractions.filter(({ appeal }) => appeal !== 'minor').map(({ id }) => wish(id)),
      ...parts.meets.slice(0, 10).map(({ id }) => wish(id, 'meet')),
      ...parts.snacks.slice(0, 10).map(({ id }) => wish(id, 'snack')),
    ];
    const { placed, left } = await sorted(wishes);
    const ids = [...placed.map(({ itemId }) => itemId), ...left.flatMap(({ itemIds }) => itemIds)];
    expect(ids.toSorted()).toEqual(wishes.map(({ id }) => id).toSorted());
  }, 120_000);
});
