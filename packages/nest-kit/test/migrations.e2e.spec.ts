import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createApp, kitEnv, parseEnv } from '../src/index.js';
import { makeDataSourceOptions, runMigrations } from '../src/tasks.js';
import { checkMigrations } from '../src/database/run-migrations.js';
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.js';
import { ExampleModule, exampleDataSource } from './example-service.js';

class CreateThing1764510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE thing (id int)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE thing');
  }
}

class FillThing1764510000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('INSERT INTO thing SELECT 1 FROM pg_sleep(11)');
  }
  async down(): Promise<void> {}
}

class WidenThing1764510000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE other (id int)');
    await runner.query('ALTER TABLE thing ADD name text');
  }
  async down(): Promise<void> {}
}

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase('migrations', exampleDataSource);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const optionsWith = (...migrations: (new () => MigrationInterface)[]) =>
  makeDataSourceOptions({ url: database.url, entities: [], migrations });
const tables = async (): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE tablename IN ('thing', 'other') ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

it('lets a statement take longer than the limit of a service', async () => {
  await runMigrations(optionsWith(CreateThing1764510000000, FillThing1764510000001));
  expect((await client.query('SELECT id FROM thing')).rows).toEqual([{ id: 1 }]);
});

it('gives up on a locked table, leaves nothing half, and passes once the lock is gone', async () => {
  await runMigrations(optionsWith(CreateThing1764510000000));
  const options = optionsWith(CreateThing1764510000000, WidenThing1764510000002);
  await client.query('BEGIN; LOCK TABLE thing');
  await expect(runMigrations(options, { lockMs: 200, attempts: 2, pauseMs: 50 })).rejects.toThrow(
    'lock timeout',
  );
  await client.query('COMMIT');
  expect(await tables()).toEqual(['thing']);
  await client.query('BEGIN; LOCK TABLE thing');
  const migrated = runMigrations(options, { lockMs: 200, attempts: 100, pauseMs: 50 });
  await new Promise((resolve) => setTimeout(resolve, 600));
  await client.query('COMMIT');
  await migrated;
  expect(await tables()).toEqual(['other', 'thing']);
});

it('names what is missing, and changes nothing', async () => {
  const options = optionsWith(CreateThing1764510000000, WidenThing1764510000002);
  await expect(checkMigrations(options)).rejects.toThrow(
    'missing in the database: CreateThing1764510000000, WidenThing1764510000002',
  );
  expect(await tables()).toEqual([]);
  await runMigrations(options);
  await expect(checkMigrations(options)).resolves.toBeUndefined();
});

describe('a service', () => {
  const start = () =>
    createApp({
      service: 'trips',
      env: parseEnv(kitEnv, {
        NODE_ENV: 'test',
        PORT: '0',
        DATABASE_URL: database.url,
        PUBLIC_ORIGIN: 'http://localhost:4300',
        SERVICE_TOKEN_SECRET: 's'.repeat(32),
        IDENTITY_URL: 'http://127.0.0.1:9',
        TRIPS_URL: 'http://127.0.0.1:9',
        BILLING_URL: 'http://127.0.0.1:9',
        LOG_LEVEL: 'silent',
      }),
      module: (env) => ExampleModule.register(env),
    });

  it('does not start on an older schema, and says what to run', async () => {
    await client.query(
      `DELETE FROM migration WHERE name IN ('AddMailWriter1764100000000', 'AddMailSender1764300030000')`,
    );
    await expect(start()).rejects.toThrow(
      'needs the migration AddMailSender1764300030000 (2 missing): run migrate first (npx nx run trips:migrate;',
    );
  });

  it('starts on a newer schema', async () => {
    await runMigrations(optionsWith(CreateThing1764510000000));
    const app = await start();
    await app.close();
    expect(app.get(DataSource).isInitialized).toBe(false);
  });
});
