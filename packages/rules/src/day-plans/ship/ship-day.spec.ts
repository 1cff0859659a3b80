import { type ShipVenue, PortGuide, ShipVenue as Venue } from '@landsea/contracts/catalogue';
import { type TripDay, type TripDetail, Traveler } from '@landsea/contracts/trip';
import { findDayConflicts } from '../conflicts/day-conflicts.js';
import { makeDayContext } from '../day-context.js';
import { catalogue } from '../testing/sample-catalogue.js';
import { item } from '../testing/sample-day.js';
import { aBooking, at } from '../../bookings/testing/bookings.js';
import { findSeating } from './booked-sailing.js';
import { formatTimeOfDay } from '../../trip/clock.js';
import { listBookedShipSteps, confirmRow, planShipDay } from './ship-day.js';
import { findMinder, formatStaying } from './staying-behind.js';
import { getOutingOpening } from './venue-ways.js';

const sourced = { asOf: '2026-11-23', source: 'test', confidence: 'high' } as const;
const venue = (fields: Partial<ShipVenue> & Pick<ShipVenue, 'id' | 'name' | 'section'>): ShipVenue =>
  Venue.parse({
    ...sourced,
    ships: ['disney-wish'],
    detail: null,
    nights: null,
    price: null,
    minutes: null,
    minAge: null,
    maxAge: null,
    heightInches: null,
    included: true,
    times: [],
    hours: null,
    nightly: [],
    ...fields,
  });
const port = (fields: Partial<PortGuide> & Pick<PortGuide, 'id' | 'name'>): PortGuide =>
  PortGuide.parse({
    ...sourced,
    country: 'x',
    ownIsland: false,
    timeZone: 'America/New_York',
    shipOffsetHours: { winter: 0, summer: 0 },
    arrives: null,
    allAboard: null,
    dock: 'docked',
    currencies: [],
    papers: '',
    walkable: [],
    aliases: [],
    ...fields,
  });

const ship = {
  ...catalogue,
  shipVenues: [
    venue({
      id: '1923',
      name: '1923',
      section: 'rotational-restaurant',
      minutes: 100,
      times: ['17:45', '20:15'],
    }),
    venue({ id: 'aladdin', name: 'Aladdin', section: 'show', minutes: 60, times: ['18:15', '20:30'] }),
    venue({
      id: 'palo',
      name: 'Palo dinner',
      section: 'adult-dining',
      minAge: 18,
      times: ['18:00', '20:30'],
    }),
    venue({ id: 'edge', name: 'Edge', section: 'club', minAge: 11, maxAge: 14 }),
  ],
  excursions: [],
  ports: [
    port({ id: 'port-canaveral', name: 'Port Canaveral', shipClock: 'home-port' }),
    port({
      id: 'cozumel',
      name: 'Cozumel, Mexico',
      timeZone: 'America/Cancun',
      arrives: '09:30',
      allAboard: '18:45',
    }),
  ],
};
const people = [
  Traveler.parse({ id: '00000000-0000-4000-8000-000000000001', name: 'Ana', age: 38 }),
  Traveler.parse({ id: '00000000-0000-4000-8000-000000000002', name: 'Lily', age: 1 }),
];
const dates = ['2027-07-04', '2027-07-05', '2027-07-06', '2027-07-07'];
const places = ['Port Canaveral', 'Cozumel, Mexico', 'At Sea', 'Port Canaveral'];
const kinds: TripDay['kind'][] = ['embarkation', 'port', 'sea', 'debarkation'];
const trip: Pick<TripDetail, 'mode' | 'party' | 'stays' | 'sailing'> = {
  mode: 'cruise',
  party: people,
  stays: [],
  sailing: {
    ship: 'Disney Wish',
    embarkationDate: '2027-07-04',
    nights: 3,
    concierge: false,
    ports: dates.map((date, index) => ({ date, port: places[index] ?? '' })),
  },
};
const contextOf = (
  index: number,
  items: Parameters<typeof makeDayContext>[3] = [],
  bookings: Parameters<typeof makeDayContext>[4] = [],
) =>
  makeDayContext(
    trip,
    { date: dates[index] ?? '', kind: kinds[index] ?? 'sea', place: places[index] ?? null, parks: [] },
    ship,
    items,
    bookings,
  );
const rows = (index: number, items: Parameters<typeof planShipDay>[0] = []) =>
  planShipDay(items, contextOf(index, items)).map(({ time, title }) => `${time} ${title}`);
const aboard = (fields: Parameters<typeof item>[0], section: string | null = null) =>
  item({ details: { kind: 'activity', section }, ...fields });
const tour = (fields: Parameters<typeof item>[0], bookedWith: 'self' | 'ship' = 'self') =>
  item({
    title: 'Taxi tour',
    date: '2027-07-05',
    minutes: 240,
    details: { kind: 'excursion', bookedWith, activityLevel: null, minAge: null },
    ...fields,
  });
const sentences = (items: Parameters<typeof planShipDay>[0], index = 1) =>
  findDayConflicts(items, contextOf(index, items)).map(({ sentence }) => sentence);

describe('what is usual on a day aboard', () => {
  it('goes from boarding to the morning on which the cruise ends', () => {
    expect(rows(0)).toEqual([
      '11:30 Board the ship',
      '12:30 Lunch aboard',
      '16:00 Muster drill',
      '17:00 Sail-away party',
      '17:45 Dinner in your main dining room',
      '20:30 Evening show',
    ]);
    expect(rows(1)).toEqual([
      '07:45 Breakfast aboard',
      '12:30 Lunch',
      '17:45 Dinner in your main dining room',
      '18:45 All aboard',
      '20:30 Evening show',
    ]);
    expect(rows(2)).toEqual([
      '07:45 Breakfast aboard',
      '12:30 Lunch aboard',
      '17:45 Dinner in your main dining room',
      '20:30 Evening show',
      '22:00 Put luggage outside your door',
    ]);
    expect(rows(3)).toEqual(['06:45 Breakfast aboard', '09:00 Off the ship']);
  });

  it('has lunch on the own island, and no meal beside a planned one', () => {
    const context = contextOf(1);
    if (!context.aboard?.port) throw new Error('no port');
    const island = {
      ...context,
      aboard: { ...context.aboard, port: { ...context.aboard.port, ownIsland: true } },
    };
    const titles = (items: Parameters<typeof planShipDay>[0]) =>
      planShipDay(items, island).map(({ title }) => title);
    expect(titles([])).toEqual(expect.arrayContaining(['Breakfast aboard', 'Lunch on the island, included']));
    const brunch = aboard({ title: 'Palo', catalogueId: 'palo', date: dates[1] ?? null, time: '11:30' });
    expect(titles([brunch])).not.toContain('Lunch on the island, included');
    expect(titles([brunch])).toContain('Breakfast aboard');
  });

  it('follows the late seating of a dinner that is planned on another night', () => {
    const dinner = aboard({ title: '1923', date: dates[0] ?? null, time: '20:15' }, 'Rotational dining');
    expect(rows(2, [dinner]).slice(2, 4)).toEqual([
      '18:15 Evening show',
      '20:15 Dinner in your main dining room',
    ]);
    expect(rows(0, [dinner])).not.toContain('20:15 Dinner in your main dining room');
    expect(rows(3, [dinner])[0]).toBe('08:00 Breakfast aboard');
  });

  it('is left out once it is confirmed, under its old name, too', () => {
    const [board] = planShipDay([], contextOf(0));
    if (!board) throw new Error('no row');
    const created = confirmRow(board, '00000000-0000-4000-9000-00000000ffff', dates[0] ?? '');
    expect(created).toMatchObject({ time: '11:30', isFixed: true, details: { section: 'Aboard' } });
    const old = aboard({ title: 'Arrive at the port', date: dates[0] ?? null, time: '13:00' }, 'Aboard');
    expect(rows(0, [old])).not.toContain('11:30 Board the ship');
    expect(contextOf(0, [old]).aboard?.boards).toBe(13 * 60);
    const palo = aboard({ title: 'Palo dinner', catalogueId: 'palo', date: dates[2] ?? null, time: '18:00' });
    expect(rows(2, [palo])).not.toContain('17:45 Dinner in your main dining room');
  });

  it('boards at the usual time only after the car is returned, unless the cruise names a time', () => {
    const car = aBooking({ kind: 'car', start: at('2027-07-04', '09:30'), end: at('2027-07-04', '12:30') });
    const boards = (...bookings: Parameters<typeof contextOf>[2] & object) =>
      contextOf(0, [], bookings).aboard?.boards;
    expect(boards(car)).toBe(13 * 60);
    expect(planShipDay([], contextOf(0, [], [car]))[0]).toMatchObject({ key: 'board', time: '13:00' });
    expect(boards({ ...car, status: 'canceled' })).toBe(11 * 60 + 30);
    expect(boards({ ...car, end: at('2027-07-04', '10:00') })).toBe(11 * 60 + 30);
    expect(boards({ ...car, end: at('2027-07-03', '12:30') })).toBe(11 * 60 + 30);
    const cruise = { kind: 'cruise', title: 'Disney Wish', end: at('2027-07-07', null) } as const;
    expect(boards(car, aBooking({ ...cruise, start: at('2027-07-04', '12:45') }))).toBe(12 * 60 + 45);
    const early = [car, aBooking({ ...cruise, start: at('2027-07-04', '11:30') })];
    expect(boards(...early)).toBe(13 * 60);
    expect(listBookedShipSteps([], contextOf(0, [], early))).toMatchObject([
      {
        time: '13:00',
        note: 'Your port time is 11:30 AM. You return the car at 12:30 PM, so board after it.',
      },
    ]);
    expect(planShipDay([], contextOf(0, [], early))[0]).toMatchObject({ key: 'lunch', time: '13:30' });
  });

  it('has lunch in port after the outing that it falls into, unless that takes all afternoon', () => {
    const lunch = (...items: Parameters<typeof rows>[1] & object) =>
      rows(1, items).filter((row) => row.endsWith('Lunch'));
    expect(lunch(tour({ time: '09:00', minutes: 200 }))).toEqual(['13:45 Lunch']);
    expect(lunch(tour({ time: '09:00', minutes: 400 }))).toEqual([]);
    expect(lunch(tour({ time: '14:00', minutes: 120 }))).toEqual(['12:30 Lunch']);
  });

  it('names of the shows only those that no other evening has', () => {
    const [aladdin] = (ship.shipVenues ?? []).filter(({ id }) => id === 'aladdin');
    if (!aladdin) throw new Error('no show');
    const seas = { ...aladdin, id: 'seas', name: 'Seas the Adventure' };
    const known = { ...ship, shipVenues: [...ship.shipVenues, seas] };
    const said = (items: Parameters<typeof planShipDay>[0]) =>
      planShipDay(items, { ...contextOf(0, items), catalogue: known }).find(({ key }) => key === 'show')
        ?.detail;
    expect(said([])).toBe('Aladdin or Seas the Adventure; the app says which night');
    const elsewhere = aboard({ title: 'Seas', catalogueId: 'seas', date: dates[2] ?? null, time: '20:30' });
    expect(said([elsewhere])).toBe('Aladdin; the app says which night');
  });

  it('names who stays with small children whom an outing leaves out', () => {
    const ana = '00000000-0000-4000-8000-000000000001';
    const lily = '00000000-0000-4000-8000-000000000002';
    const bob = { ...people[0], id: '00000000-0000-4000-8000-000000000003', name: 'Bob' };
    const context = { people: [...people, bob], date: dates[1] ?? '' } as Parameters<typeof findMinder>[1];
    const minder = findMinder(tour({ people: [ana] }), context);
    expect(minder && formatStaying(minder)).toBe('Bob stays with Lily');
    expect(findMinder(tour({ people: [ana, bob.id] }), context)).toBeNull();
    expect(findMinder(tour({ people: [ana, lily] }), context)).toBeNull();
    expect(findMinder(tour({ people: null }), context)).toBeNull();
  });

  it('leaves boarding and leaving to the booking, with its time and its seating', () => {
    const cruise = aBooking({
      kind: 'cruise',
      title: 'Disney Wish',
      start: at('2027-07-04', '12:45'),
      end: at('2027-07-07', null),
      included: 'Late dinner seating 8:15 PM',
    });
    const on = (index: number) => contextOf(index, [], [cruise]);
    const titles = (index: number) => planShipDay([], on(index)).map(({ time, title }) => `${time} ${title}`);
    expect(titles(0)).toEqual([
      '13:15 Lunch aboard',
      '16:00 Muster drill',
      '17:00 Sail-away party',
      '18:15 Evening show',
      '20:15 Dinner in your main dining room',
    ]);
    expect(titles(3)).toEqual(['08:00 Breakfast aboard']);
    expect(on(0).aboard?.boards).toBe(12 * 60 + 45);
    const booked = [0, 1, 3].flatMap((index) => listBookedShipSteps([], on(index)));
    expect(booked.map(({ time, title, detail }) => [time, title, detail])).toEqual([
      ['12:45', 'Board the ship', 'Disney Wish'],
      ['09:00', 'Off the ship', 'Disney Wish'],
    ]);
    expect(rows(0)[0]).toBe('11:30 Board the ship');
  });

  it.each([
    ['Main dinner seating 5:45 PM', 'early'],
    ['Stateroom 7142. Late dinner seating', 'late'],
    ['Dining Seating: Second', 'late'],
    ['Dinner seating 8:15 PM', 'late'],
    ['Dinner seating 5:45 PM', 'early'],
    ['Late check-in. Dinner in the main dining room', null],
  ])('reads the seating of %s', (text, seating) => {
    expect(findSeating(text)).toBe(seating);
  });

  it('is nothing on land', () => {
    const day = { date: '2027-07-03', kind: 'park', place: null, parks: [] } as const;
    expect(planShipDay([], makeDayContext(trip, { ...day, parks: [] }, ship))).toEqual([]);
  });
});

describe('what does not fit on a day aboard', () => {
  it('is a tour past all aboard, on the clocks of ship and port', () => {
    expect(sentences([tour({ time: '16:30' })])).toEqual([
      'Taxi tour ends 2 hours 45 minutes after all aboard at 6:45 PM ship time (5:45 PM in Cozumel): start it by 1:45 PM, Cozumel time.',
    ]);
    expect(sentences([tour({ time: '13:45' })])).toEqual([]);
    expect(sentences([tour({ time: '13:49' })])).toEqual([]);
    expect(sentences([tour({ time: '16:30' }, 'ship')])).toEqual([]);
    expect(sentences([tour({ time: '12:00', minutes: 540 })])[0]).toMatch(/too long for this stop\.$/);
  });

  it('leaves an hour to spare behind an own tour, and none behind one of the ship, which waits for it', () => {
    const until = (bookedWith: 'self' | 'ship') => {
      const { aboard: there } = contextOf(1);
      return there && formatTimeOfDay(getOutingOpening(tour({}, bookedWith), null, there).until);
    };
    // All aboard at 5:45 PM in Cozumel and 6:45 PM on the ship's clock, less the four hours of the tour.
    expect([until('self'), until('ship')]).toEqual(['12:45 PM', '2:45 PM']);
  });

  it('is an outing before the ship is in port', () => {
    expect(sentences([tour({ time: '07:30' })])).toEqual([
      'Taxi tour is at 7:30 AM, and the ship is usually in Cozumel from 9:30 AM ship time (8:30 AM in Cozumel).',
    ]);
  });

  it('is a show in the morning, and something aboard before boarding', () => {
    const show = aboard({ title: 'Aladdin', catalogueId: 'aladdin', date: dates[0] ?? null, time: '09:00' });
    expect(sentences([show], 0)).toEqual([
      'Aladdin is at 9:00 AM, and you board at about 11:30 AM.',
      'Aladdin usually plays at 8:30 PM.',
    ]);
  });

  it('is what is on another ship or a longer sailing, and a show on the morning of leaving', () => {
    const others = [
      venue({ id: 'frozen', name: 'Frozen', section: 'show', ships: ['disney-fantasy'], times: ['20:30'] }),
      venue({ id: 'gala', name: 'Gala', section: 'show', nights: 7, times: ['20:30'] }),
      venue({ id: 'pirates', name: 'Pirate Night', section: 'theme-night', times: ['20:00'] }),
      venue({
        id: 'dress',
        name: 'Dress',
        section: 'dress',
        nights: 3,
        nightly: ['Casual', 'Pirates', 'Any'],
      }),
    ];
    const known = { ...ship, shipVenues: [...ship.shipVenues, ...others] };
    const on = (index: number, catalogueId: string) =>
      findDayConflicts(
        [aboard({ title: catalogueId, catalogueId, date: dates[index] ?? null, time: '20:30' })],
        { ...contextOf(index), catalogue: known },
      ).map(({ kind, severity, sentence }) => [kind, severity, sentence]);
    expect(on(2, 'frozen')).toEqual([['no-show', 'problem', 'Frozen is not on your ship.']]);
    expect(on(2, 'gala')).toEqual([['no-show', 'problem', 'Gala is on sailings of 7 nights only.']]);
    expect(on(3, 'aladdin')).toEqual([['no-show', 'problem', 'You leave the ship that morning.']]);
    expect(on(2, 'pirates')).toEqual([['showtime', 'warning', 'Pirate Night is usually on night 2.']]);
    expect(on(1, 'pirates')).toEqual([]);
    expect(on(2, 'aladdin')).toEqual([]);
  });

  it('is what takes only some of the family or nobody', () => {
    const palo = aboard({ title: 'Palo', catalogueId: 'palo', date: dates[2] ?? null, time: '18:00' });
    const [ages] = findDayConflicts([palo], contextOf(2));
    expect(ages).toMatchObject({
      kind: 'ages',
      severity: 'warning',
      sentence: 'Palo is for adults of 18 and up: Lily can’t go.',
      without: [people[1]?.id],
    });
    const edge = aboard({ title: 'Edge', catalogueId: 'edge', date: dates[2] ?? null });
    expect(findDayConflicts([edge], contextOf(2))[0]).toMatchObject({
      severity: 'problem',
      sentence: 'Edge is for ages 11 to 14.',
    });
  });
});
