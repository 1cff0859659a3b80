import { DataSource } from 'typeorm';
import { runPreparedRead } from '../src/index.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/index.js';
import { exampleDataSource } from './example-service.js';

const kept = { name: 'kept', text: 'SELECT value FROM kept WHERE id = $1' };

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createTestDatabase('prepared', exampleDataSource);
  dataSource = await new DataSource({ ...exampleDataSource(database.url), extra: { max: 1 } }).initialize();
  await dataSource.query(`CREATE TABLE kept (id integer PRIMARY KEY, value integer NOT NULL)`);
  await dataSource.query(`INSERT INTO kept VALUES (1, 7)`);
}, 120_000);
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const read = async () => (await runPreparedRead<{ value: unknown }>(dataSource, kept, [1]))[0]?.value;
const listPlans = () =>
  dataSource.query<{ name: string; calls: string }[]>(
    `SELECT name, (generic_plans + custom_plans)::text AS calls FROM pg_prepared_statements ORDER BY prepare_time`,
  );

it('is planned once for a connection', async () => {
  for (let time = 0; time < 3; time += 1) expect(await read()).toBe(7);
  expect(await listPlans()).toMatchObject([{ name: expect.stringMatching(/^kept-/), calls: '3' }]);
});

it('is right after a migration changed the type of its column, and is planned once again', async () => {
  await dataSource.query(`ALTER TABLE kept ALTER value TYPE text USING 'now ' || value`);
  for (let time = 0; time < 3; time += 1) expect(await read()).toBe('now 7');
  expect(await listPlans()).toMatchObject([{ name: expect.stringMatching(/^kept-.*-1$/), calls: '2' }]);
});

it('is right where a pooler gives the connection to others', async () => {
  await dataSource.query(`DEALLOCATE ALL`);
  for (let time = 0; time < 3; time += 1) expect(await read()).toBe('now 7');
  expect(await listPlans()).toEqual([]);
});

it('fails as a statement fails', async () => {
  const wrong = { name: 'wrong', text: 'SELECT nothing FROM kept WHERE id = $1' };
  await expect(runPreparedRead(dataSource, wrong, [1])).rejects.toMatchObject({ code: '42703' });
});
