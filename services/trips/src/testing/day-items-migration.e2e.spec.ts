import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@landsea/nest-kit/testing';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { makeTripsDataSource } from '../data-source.js';

const NEW = /NameParksOfDays|CreateDayItems/;
/** The time in the name of the first of them. */
const FIRST_NEW = 1_763_900_000_000;

const migrationsOf = ({ migrations }: DataSourceOptions) =>
  Array.isArray(migrations) ? migrations.filter((each) => typeof each === 'function') : [];
const before = (url: string): DataSourceOptions => {
  const options = makeTripsDataSource(url);
  const older = migrationsOf(options).filter(({ name }) => Number(name.slice(-13)) < FIRST_NEW);
  return { ...options, migrations: older };
};
const only = (url: string): DataSourceOptions => {
  const options = makeTripsDataSource(url);
  return { ...options, migrations: migrationsOf(options).filter(({ name }) => NEW.test(name)) };
};

let database: TestDatabase;
let source: DataSource;
const tripId = randomUUID();
beforeAll(async () => {
  database = await createTestDatabase('trips-before-items', before);
  source = await new DataSource(only(database.url)).initialize();
  await source.query(
    `INSERT INTO trip (id, owner_id, name, mode, start_date, end_date, stays, party)
     VALUES ($1, $1, 'Spring', 'parks', '2027-03-14', '2027-03-16', '[]', '[{"name": "Robin"}, {"name": "Leo"}]')`,
    [tripId],
  );
  await source.query(
    `INSERT INTO trip_day (trip_id, date, kind, place) VALUES ($1, '2027-03-14', 'park', 'Disney’s Animal Kingdom'),
       ($1, '2027-03-15', 'park', 'A water park'), ($1, '2027-03-16', 'travel', 'EPCOT')`,
    [tripId],
  );
  await source.query(
    `INSERT INTO trip_change (trip_id, version, before, changed_by, changed_at)
     VALUES ($1, 2, '{"days": [{"kind": "park", "place": "EPCOT"}, {"kind": "sea", "place": "At Sea"}]}', $1, now())`,
    [tripId],
  );
  await source.query(
    `INSERT INTO booked_meal (trip_id, id, place, date, "time", people)
     VALUES ($1, gen_random_uuid(), 'Tusker House', '2027-03-14', '08:10', 2),
       ($1, gen_random_uuid(), 'Space 220', '2027-03-15', '18:20', 3)`,
    [tripId],
  );
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const daysOf = () => source.query('SELECT * FROM trip_day ORDER BY date');
const changesOf = async () => {
  const [row] = await source.query<[{ before: { days: object[] } }]>('SELECT before FROM trip_change');
  return row.before.days;
};

describe('trips from before there were day items', () => {
  it('keep their parks, their booked tables and what can be undone, there and back', async () => {
    await source.runMigrations({ transaction: 'each' });
    expect(await daysOf()).toMatchObject([
      { parks: ['animal-kingdom'], place: null, version: 1 },
      { parks: [], place: 'A water park', version: 1 },
      { parks: [], place: 'EPCOT', version: 1 },
    ]);
    expect(await changesOf()).toEqual([
      { kind: 'park', place: null, parks: ['epcot'], version: 1 },
      { kind: 'sea', place: 'At Sea', parks: [], version: 1 },
    ]);
    expect(await source.query('SELECT * FROM day_item ORDER BY position')).toMatchObject([
      { title: 'Tusker House', time: '08:10', status: 'booked', note: null, details: { meal: 'breakfast' } },
      { title: 'Space 220', time: '18:20', note: 'Table for 3', details: { kind: 'dining', meal: 'dinner' } },
    ]);

    await source.undoLastMigration({ transaction: 'each' });
    await source.undoLastMigration({ transaction: 'each' });
    expect(await daysOf()).toMatchObject([{ place: 'Animal Kingdom' }, { place: 'A water park' }, {}]);
    expect(await changesOf()).toEqual([
      { kind: 'park', place: 'EPCOT' },
      { kind: 'sea', place: 'At Sea' },
    ]);
    expect(await source.query('SELECT place, people FROM booked_meal ORDER BY date')).toEqual([
      { place: 'Tusker House', people: 2 },
      { place: 'Space 220', people: 2 },
    ]);
  });
});
