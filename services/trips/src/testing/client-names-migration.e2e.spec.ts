import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@landsea/nest-kit/testing';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { makeTripsDataSource } from '../data-source.js';

const NEW = /FoldClientNames|ReadPhonesAgain/;

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
beforeAll(async () => {
  database = await createTestDatabase('trips-before-plain-names', chosen(false));
  source = await new DataSource(chosen(true)(database.url)).initialize();
  const [clientId, agentId] = [randomUUID(), randomUUID()];
  await source.query(
    `INSERT INTO client (id, agent_id, first_name, last_name, email) VALUES ($1, $2, 'Zoë', 'O’Ñuñez', 'a@example.com')`,
    [clientId, agentId],
  );
  await source.query(
    `INSERT INTO client_person (client_id, id, first_name, last_name, phone, phone_key)
     VALUES ($1, gen_random_uuid(), 'Zoë', 'A', '407 939 5277 ext. 12', '+14079395277'),
       ($1, gen_random_uuid(), 'Max', 'B', '0044 20 7946 0018', NULL), ($1, gen_random_uuid(), 'Ida', 'C', NULL, NULL)`,
    [clientId],
  );
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const indexOf = async () => {
  const [row] = await source.query<[{ indexdef: string }]>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'ix_client_list_name'`,
  );
  return row.indexdef;
};

it('folds the names and reads the phones of clients who are there, and goes back', async () => {
  await source.runMigrations({ transaction: 'each' });
  expect(await source.query('SELECT plain_first, plain_last FROM client')).toEqual([
    { plain_first: 'zoe', plain_last: 'onunez' },
  ]);
  expect(await source.query('SELECT phone_key FROM client_person ORDER BY last_name')).toEqual([
    { phone_key: '+14079395277;ext=12' },
    { phone_key: '+442079460018' },
    { phone_key: null },
  ]);
  expect(await indexOf()).toContain('en-x-icu');
  await source.undoLastMigration({ transaction: 'each' });
  await source.undoLastMigration({ transaction: 'each' });
  expect(await indexOf()).toContain('lower(');
  await expect(source.query('SELECT plain_first FROM client')).rejects.toThrow('plain_first');
  expect(await source.query('SELECT first_name FROM client')).toEqual([{ first_name: 'Zoë' }]);
});
