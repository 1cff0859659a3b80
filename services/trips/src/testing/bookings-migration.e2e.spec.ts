import { randomUUID } from 'node:crypto';
import { Booking } from '@landsea/contracts/bookings';
import { createTestDatabase, type TestDatabase } from '@landsea/nest-kit/testing';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { selectBookings } from '../bookings/trip-bookings/bookings.queries.js';
import { makeTripsDataSource } from '../data-source.js';

const NEW = /MakeNumbersBookings/;

const migrationsOf = ({ migrations }: DataSourceOptions) =>
  Array.isArray(migrations) ? migrations.filter((each) => typeof each === 'function') : [];
const chosen =
  (isNew: boolean) =>
  (url: string): DataSourceOptions => {
    const options = makeTripsDataSource(url);
    return { ...options, migrations: migrationsOf(options).filter(({ name }) => NEW.test(name) === isNew) };
  };

let database: TestDatabase;
let source: DataSource;
const tripId = randomUUID();
const [flightId = '', hotelId = '', ticketsId = ''] = [randomUUID(), randomUUID(), randomUUID()];
const stays = [
  {
    hotelName: 'Pop Century',
    onSite: true,
    checkIn: '2027-04-04',
    checkOut: '2027-04-08',
    confirmation: '4821',
  },
  {
    hotelName: 'Art of Animation',
    onSite: true,
    checkIn: '2027-04-12',
    checkOut: '2027-04-14',
    confirmation: '99',
  },
];
const sailing = {
  ship: 'Disney Wish',
  embarkationDate: '2027-04-08',
  nights: 4,
  concierge: false,
  ports: [{ date: '2027-04-08', port: 'Port Canaveral' }],
  reservation: '3199',
  stateroom: '7042',
  cancelBy: { date: '2027-01-08', note: 'half back' },
};

beforeAll(async () => {
  database = await createTestDatabase('trips-before-bookings', chosen(false));
  source = await new DataSource(chosen(true)(database.url)).initialize();
  await source.query(
    `INSERT INTO trip (id, owner_id, name, mode, start_date, end_date, stays, sailing, party)
     VALUES ($1, $1, 'Spring', 'combined', '2027-04-04', '2027-04-12', $2, $3, '[]')`,
    [tripId, JSON.stringify(stays), JSON.stringify(sailing)],
  );
  const rows = [
    [
      flightId,
      'Delta 1187, MSP to MCO',
      '2027-04-04',
      '06:05',
      'HK7Q2L',
      'Lands at 10:28 AM',
      true,
      ['a'],
      null,
    ],
    [hotelId, 'Check in: Pop Century', '2027-04-04', '15:00', '4821', 'Total $2,799.00', false, null, null],
    [
      ticketsId,
      'Tickets: 4-Day Park Tickets',
      '2027-04-04',
      null,
      'W99',
      'For 6 people · Total $3,390.52',
      false,
      null,
      null,
    ],
    [randomUUID(), 'Call Grandma', '2027-04-05', '09:00', null, null, false, null, null],
  ] as const;
  for (const [id, title, date, time, confirmation, note, isFlight, people] of rows)
    await source.query(
      `INSERT INTO day_item (trip_id, id, title, date, "time", position, confirmation, note, people, status, details)
       VALUES ($1, $2, $3, $4, $5, 1, $6, $7, $8, 'booked', $9)`,
      [
        tripId,
        id,
        title,
        date,
        time,
        confirmation,
        note,
        people,
        JSON.stringify({ kind: 'note', ...(isFlight && { isFlight }) }),
      ],
    );
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const itemsOf = () =>
  source.query<Record<string, unknown>[]>(
    `SELECT title, note, "time", confirmation, details FROM day_item ORDER BY title`,
  );

it('makes bookings of numbers, flights and notes, with their money, and items of them again', async () => {
  const before = await itemsOf();
  await source.runMigrations();
  const bookings = await selectBookings(source.manager, tripId);
  for (const booking of bookings) expect(Booking.safeParse(booking).error?.issues).toBeUndefined();
  const byTitle = new Map(bookings.map((booking) => [booking.title, booking]));
  expect([...byTitle.keys()].sort()).toEqual([
    '4-Day Park Tickets',
    'Art of Animation',
    'Delta 1187, MSP to MCO',
    'Disney Wish',
    'Pop Century',
  ]);
  expect(byTitle.get('Delta 1187, MSP to MCO')).toMatchObject({
    id: flightId,
    kind: 'flight',
    numbers: [{ role: 'locator', value: 'HK7Q2L' }],
    people: [{ personId: 'a' }],
    start: { date: '2027-04-04', time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
    end: { date: '2027-04-04', time: '10:28', zone: 'America/New_York', airport: 'MCO' },
    note: null,
  });
  expect(byTitle.get('Pop Century')).toMatchObject({
    id: hotelId,
    start: { time: '15:00' },
    end: { date: '2027-04-08' },
    totalCents: 2_799_00,
    note: null,
  });
  expect(byTitle.get('4-Day Park Tickets')).toMatchObject({ totalCents: 3_390_52, note: 'For 6 people' });
  expect(byTitle.get('Art of Animation')).toMatchObject({ numbers: [{ value: '99' }] });
  expect(byTitle.get('Disney Wish')).toMatchObject({
    numbers: [{ value: '3199' }],
    staterooms: [{ number: '7042' }],
    end: { date: '2027-04-12' },
    cancelUntil: '2027-01-09T04:59:00.000Z',
    note: 'half back',
  });
  const lines = await source.query(`SELECT category, booked_cents FROM budget_line ORDER BY category`);
  expect(lines).toEqual([
    { category: 'park-tickets', booked_cents: 3_390_52 },
    { category: 'resort-stay', booked_cents: 2_799_00 },
  ]);
  expect((await itemsOf()).map(({ title }) => title)).toEqual(['Call Grandma']);
  await source.undoLastMigration();
  expect(await itemsOf()).toEqual(
    expect.arrayContaining(
      before.filter(
        ({ title }) => !String(title).startsWith('Check in') && !String(title).startsWith('Tickets'),
      ),
    ),
  );
  expect(await source.query('SELECT count(*)::int AS kept FROM booking')).toEqual([{ kept: 0 }]);
});
