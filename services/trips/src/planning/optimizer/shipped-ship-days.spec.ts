import {
  makeBlankDetails,
  makeDayContext,
  findEntry,
  getItemMinutes,
  makeItem,
  planShipDay,
  type WishDay,
} from '@landsea/rules/day-plans';
import { toMinute, listTripDays } from '@landsea/rules/trip';
import type { CatalogueKind } from '@landsea/contracts/catalogue';
import type { DayItem, ItemKind, SortedWishes } from '@landsea/contracts/planning';
import { addDays } from '@landsea/contracts/core';
import { Traveler, TripDetail, type CreateTrip } from '@landsea/contracts/trip';
import { toDayCatalogue } from '../../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { orderDay } from './search/order-day.js';
import { sortWishes } from './sort-wishes.js';

const parts = loadShippedCatalogue();
const catalogue = toDayCatalogue(parts);

const person = (number: number, name: string, age: number, heightInches?: number): Traveler =>
  Traveler.parse({ id: `00000000-0000-4000-8000-00000000000${number}`, name, age, heightInches });
const ana = person(1, 'Ana', 38, 66);
const ben = person(2, 'Ben', 40, 71);
const leo = person(3, 'Leo', 6, 43);
const mia = person(4, 'Mia', 1);

const tripOf = (
  planned: Pick<CreateTrip, 'mode' | 'startDate' | 'endDate' | 'stays' | 'sailing' | 'party'>,
) =>
  TripDetail.parse({
    id: '00000000-0000-4000-8000-0000000000aa',
    name: 'Trip',
    ...planned,
    status: 'planning',
    archived: false,
    createdAt: '2026-11-01T12:00:00Z',
    days: listTripDays(planned),
    version: 1,
  });

/** A sailing of the Wish from Port Canaveral: Nassau, Castaway Cay, a day at sea. */
const wishTrip = tripOf({
  mode: 'cruise',
  startDate: '2027-04-05',
  endDate: '2027-04-09',
  stays: [],
  party: [ana, ben, leo, mia],
  sailing: {
    ship: 'Disney Wish',
    embarkationDate: '2027-04-05',
    nights: 4,
    concierge: false,
    ports: [
      { date: '2027-04-05', port: 'Port Canaveral' },
      { date: '2027-04-06', port: 'Nassau, Bahamas' },
      { date: '2027-04-07', port: 'Disney Castaway Cay' },
      { date: '2027-04-08', port: 'At Sea' },
      { date: '2027-04-09', port: 'Port Canaveral' },
    ],
  },
});

class Wishes {
  readonly items: DayItem[] = [];

  add(kind: ItemKind, list: CatalogueKind, catalogueId: string, fields: Partial<DayItem> = {}): DayItem {
    const entry = (parts[list] as { id: string; name: string }[]).find(({ id }) => id === catalogueId);
    if (!entry) throw new Error(`${list} has no ${catalogueId}`);
    const id = `00000000-0000-4000-9000-${String(this.items.length + 1).padStart(12, '0')}`;
    const created = { id, title: entry.name, catalogueId, details: makeBlankDetails(kind) };
    const item = { ...makeItem(created, this.items), ...fields };
    this.items.push(item);
    return item;
  }

  aboard(...ids: string[]): void {
    for (const id of ids) this.add('activity', 'ship-venues', id);
  }

  ashore(...ids: string[]): void {
    for (const id of ids) this.add('excursion', 'excursions', id);
  }
}

const daysOf = (trip: TripDetail, items: readonly DayItem[]): WishDay[] =>
  trip.days.map((day) => ({ day, context: makeDayContext(trip, day, catalogue, items) }));

const sorted = (trip: TripDetail, { items }: Wishes): Promise<SortedWishes> =>
  sortWishes(
    items,
    daysOf(trip, items),
    () => null,
    (problem) => Promise.resolve(orderDay(problem)),
  );

/** The days as a family reads them: one line a plan, in the order of the day. */
const printed = ({ placed, left }: SortedWishes): string[] => [
  ...placed
    .toSorted((a, b) => `${a.date} ${a.time ?? '99'}`.localeCompare(`${b.date} ${b.time ?? '99'}`))
    .map(({ date, time, title, people }) =>
      [date, time ?? 'any time', title, people ? `(${people.length} people)` : ''].join(' ').trim(),
    ),
  ...left.map(({ title, reason }) => `left: ${title}: ${reason}`),
];

const placeOf = ({ placed }: SortedWishes, title: string) => placed.find((each) => each.title === title);
const isDone = (answer: SortedWishes): void => {
  if (process.env['PRINT_DAYS']) process.stdout.write(`${printed(answer).join('\n')}\n\n`);
};

const of = (answer: SortedWishes, section: string) => {
  const names = new Set(
    parts['ship-venues'].filter((each) => each.section === section).map(({ name }) => name),
  );
  return answer.placed.filter(({ title }) => names.has(title));
};

describe('four nights on the Wish with children of six and one', () => {
  const wishes = new Wishes();
  wishes.aboard(
    'aladdin',
    'disney-seas-the-adventure',
    'the-little-mermaid',
    '1923',
    'worlds-of-marvel',
    'arendelle-a-frozen-dining-adventure',
    'palo-steakhouse-dinner',
    'aquamouse',
    'mickeys-pool',
    'princess-gathering',
    'disneys-oceaneer-club',
    'edge',
    'toy-story-splash-zone',
    'marceline-market',
    'pirate-night-with-deck-party-and-fireworks',
  );
  const bicycles = parts.excursions.find(({ name }) => name === 'Bicycle, one hour');
  wishes.ashore(bicycles?.id ?? '');
  let answer: SortedWishes;
  beforeAll(async () => {
    answer = await sorted(wishTrip, wishes);
    isDone(answer);
  });

  it('have their shows at showtimes in the evening, one a night', () => {
    const shows = of(answer, 'show');
    expect(shows).toHaveLength(3);
    expect(shows.every(({ time }) => time === '18:15' || time === '20:30')).toBe(true);
    expect(new Set(shows.map(({ date }) => date)).size).toBe(3);
  });

  it('dine once a night, at one seating, never before five', () => {
    const dinners = of(answer, 'rotational-restaurant');
    expect(dinners).toHaveLength(3);
    expect(new Set(dinners.map(({ time }) => time))).toEqual(new Set(['17:45']));
    expect(new Set(dinners.map(({ date }) => date)).size).toBe(3);
  });

  it('leave Palo to the adults, on the night that is left', () => {
    const palo = placeOf(answer, 'Palo Steakhouse dinner');
    expect(palo?.people).toEqual([ana.id, ben.id]);
    expect(['18:00', '20:30']).toContain(palo?.time);
    expect(of(answer, 'rotational-restaurant').map(({ date }) => date)).not.toContain(palo?.date);
  });

  it('send children to the club of their ages, and say for whom the other is', () => {
    expect(
      placeOf(answer, 'Disney’s Oceaneer Club') ?? placeOf(answer, "Disney's Oceaneer Club"),
    ).toMatchObject({
      people: [leo.id],
    });
    expect(answer.left).toContainEqual(
      expect.objectContaining({ title: 'Edge', reason: 'Edge is for ages 11 to 14.' }),
    );
  });

  it('swim and slide on the day at sea, those who are tall enough', () => {
    for (const title of ['AquaMouse', "Mickey's Pool", 'Princess gathering'])
      expect(placeOf(answer, title)?.date).toBe('2027-04-08');
  });

  it('leave nobody small alone: an adult stays with who may not come', () => {
    const slide = placeOf(answer, 'AquaMouse');
    expect(slide?.people).toEqual([ana.id, leo.id]);
    expect(slide?.why).toContain('Ben stays with Mia.');
  });

  it('ride an hour on the island, while the ship is there, without a place on the wish', () => {
    expect(placeOf(answer, 'Bicycle, one hour')).toMatchObject({ date: '2027-04-07' });
    const time = placeOf(answer, 'Bicycle, one hour')?.time ?? '';
    expect(time >= '08:30' && time < '15:30').toBe(true);
  });

  it('do nothing aboard before they board, and nothing at the muster drill', () => {
    const first = answer.placed.filter(({ date }) => date === '2027-04-05');
    expect(first.every(({ time }) => time !== null && time >= '11:30')).toBe(true);
  });
});

/** Seven nights on the Treasure: at sea, Cozumel, Grand Cayman, Falmouth, at sea, Castaway Cay. */
const treasureTrip = tripOf({
  mode: 'combined',
  startDate: '2027-06-26',
  endDate: '2027-07-03',
  stays: [],
  party: [ana, ben, leo, mia],
  sailing: {
    ship: 'Disney Treasure',
    embarkationDate: '2027-06-26',
    nights: 7,
    concierge: false,
    ports: [
      'Port Canaveral',
      'At Sea',
      'Cozumel, Mexico',
      'George Town, Grand Cayman',
      'Falmouth, Jamaica',
      'At Sea',
      'Disney Castaway Cay',
      'Port Canaveral',
    ].map((port, index) => ({ date: addDays('2027-06-26', index), port })),
  },
});

describe('a whole day on the island', () => {
  it('takes its short length, so that a bicycle and a boat fit beside it', async () => {
    const wishes = new Wishes();
    wishes.ashore('castaway-cay-17', 'castaway-cay-01', 'castaway-cay-06');
    const answer = await sorted(wishTrip, wishes);
    expect(answer.left).toEqual([]);
    expect(answer.placed.map(({ date }) => date)).toEqual(['2027-04-07', '2027-04-07', '2027-04-07']);
  });
});

/** The minutes between the things of a date before its dinner, in their order; venues aboard take what the catalog says. */
const gapsOn = ({ items }: Wishes, { placed }: SortedWishes, date: string): number[] => {
  const spans = placed
    .filter((each) => each.date === date && each.time !== null && each.time < '17:30')
    .map(({ itemId, time }) => {
      const item = items.find(({ id }) => id === itemId);
      if (!item || time === null) throw new Error('Not a wish');
      const from = toMinute(time);
      return { from, until: from + getItemMinutes(item, findEntry(item, catalogue)) };
    })
    .toSorted((a, b) => a.from - b.from);
  return spans.slice(1).map(({ from }, index) => from - (spans[index]?.until ?? 0));
};

describe('days that nobody hurries through', () => {
  it('spread what is done at sea over the day, half an hour and more apart, clear of lunch', async () => {
    const wishes = new Wishes();
    wishes.aboard('aquamouse', 'princess-gathering', 'toy-story-splash-zone');
    const answer = await sorted(wishTrip, wishes);
    isDone(answer);
    const gaps = gapsOn(wishes, answer, '2027-04-08');
    expect(gaps).toHaveLength(2);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
    const times = answer.placed.map(({ time }) => time ?? '');
    expect(times.filter((time) => time < '12:00').length).toBeLessThanOrEqual(2);
    expect(times.some((time) => time > '14:00')).toBe(true);
    expect(times.every((time) => time <= '12:00' || time >= '13:15')).toBe(true);
  });

  it('keep half an hour between the bicycle and the beach', async () => {
    const wishes = new Wishes();
    wishes.ashore('castaway-cay-01', 'castaway-cay-17', 'castaway-cay-06');
    const answer = await sorted(wishTrip, wishes);
    isDone(answer);
    expect(answer.left).toEqual([]);
    const gaps = gapsOn(wishes, answer, '2027-04-07');
    expect(gaps).toHaveLength(2);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
  });
});

describe('the nap of a child under three', () => {
  it('is after lunch on a day at sea, clear of what is done, and costs no wish', async () => {
    const wishes = new Wishes();
    wishes.aboard('aquamouse', 'princess-gathering', 'toy-story-splash-zone', 'aladdin');
    wishes.ashore('nassau-03');
    const answer = await sorted(wishTrip, wishes);
    isDone(answer);
    expect(answer.left).toEqual([]);
    const naps = (answer.added ?? []).filter(({ title }) => title === 'Nap for Mia');
    expect(naps.map(({ date }) => date)).toEqual(['2027-04-08']);
    expect(naps.every(({ time }) => time !== null && time >= '13:15' && time <= '14:30')).toBe(true);
    const nap = naps.find(({ date }) => date === '2027-04-08')?.time ?? '';
    const others = answer.placed.filter(({ date }) => date === '2027-04-08').map(({ time }) => time ?? '');
    expect(others.every((time) => time < nap || toMinute(time) - toMinute(nap) >= 90)).toBe(true);
  });
});

describe('who comes along', () => {
  const bicycle = parts.excursions.find(({ id }) => id === 'castaway-cay-01');
  const peopleOn = async (party: Traveler[]) => {
    const wishes = new Wishes();
    wishes.ashore(bicycle?.id ?? '');
    const answer = await sorted({ ...wishTrip, party }, wishes);
    return placeOf(answer, bicycle?.name ?? '')?.people;
  };

  it('is nobody too small or too slow for a bicycle, who stay together', async () => {
    const ruth = Traveler.parse({ ...person(5, 'Ruth', 70), pace: 'slow' });
    expect(await peopleOn([ana, ben, leo, mia, ruth])).toEqual([ana.id, ben.id, leo.id]);
    expect(await peopleOn([ana, leo, ruth])).toEqual([ana.id, leo.id]);
    expect(await peopleOn([ana, ben, leo])).toBeUndefined();
  });
});

describe('the show of an evening', () => {
  const detailOf = (...shows: [id: string, date: string][]): string | null | undefined => {
    const wishes = new Wishes();
    for (const [id, date] of shows)
      wishes.add('activity', 'ship-venues', id, { date, time: '20:30', status: 'planned' });
    const day = daysOf(wishTrip, wishes.items).find(({ context }) => context.date === '2027-04-05');
    return day && planShipDay(wishes.items, day.context).find(({ key }) => key === 'show')?.detail;
  };

  it('is one that is not planned for another night', () => {
    const aladdin = detailOf(
      ['the-little-mermaid', '2027-04-06'],
      ['disney-seas-the-adventure', '2027-04-08'],
    );
    expect(aladdin).toBe('Aladdin; the app says which night');
    expect(detailOf()).toBe(
      'Aladdin, Disney Seas the Adventure, or The Little Mermaid; the app says which night',
    );
  });
});

describe('seven nights on the Treasure', () => {
  const wishes = new Wishes();
  wishes.aboard(
    'beauty-and-the-beast',
    'disney-the-tale-of-moana',
    'plaza-de-coco',
    'worlds-of-marvel-treasure',
    'enchante-brunch',
    'aquamouse',
    'minnies-pool',
  );
  wishes.ashore('castaway-cay-01', 'castaway-cay-05', 'cozumel-04', 'cozumel-11');
  wishes.add('activity', 'ship-venues', '1923', {
    date: '2027-06-27',
    time: '20:15',
    status: 'booked',
    title: '1923',
    details: { kind: 'activity', section: 'Rotational dining' },
  });
  let answer: SortedWishes;
  beforeAll(async () => {
    answer = await sorted(treasureTrip, wishes);
    isDone(answer);
  });

  it('follow the late seating of the dinner that is booked, with the show before it', () => {
    const dinners = of(answer, 'rotational-restaurant');
    expect(dinners.map(({ time }) => time)).toEqual(['20:15', '20:15']);
    expect(dinners.map(({ date }) => date)).not.toContain('2027-06-27');
    expect(of(answer, 'show').map(({ time }) => time)).toEqual(['18:15', '18:15']);
  });

  it('have brunch for adults on a day at sea, and two outings on one stop', () => {
    expect(placeOf(answer, 'Enchanté brunch')).toMatchObject({ time: '10:30', people: [ana.id, ben.id] });
    expect(['2027-06-27', '2027-07-01']).toContain(placeOf(answer, 'Enchanté brunch')?.date);
    const island = answer.placed.filter(({ date }) => date === '2027-07-02');
    expect(island.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Bicycle, one hour', 'Stingray feed and snorkel']),
    );
    expect(placeOf(answer, 'Stingray feed and snorkel')?.people).toEqual([ana.id, leo.id]);
    const ashore = ['Island Maya ruins and tequila or chocolate', 'Town waterfront and shops'];
    expect(ashore.map((title) => placeOf(answer, title)?.date)).toEqual(['2027-06-28', '2027-06-28']);
  });

  it('say nothing of a day that is full', () => {
    expect(answer.left).toEqual([]);
  });
});
