import { randomBytes } from 'node:crypto';
import type { DataSourceOptions } from 'typeorm';
import pg from 'pg';
import { runMigrations } from '../database/run-migrations.js';
import { testPostgresUrl, testRunId } from './env.js';

const TEMPLATE_LOCK = 7_240_102;

const urlOf = (database: string): string => {
  const url = new URL(testPostgresUrl());
  url.pathname = `/${database}`;
  return url.toString();
};

async function withServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: testPostgresUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Migrates one database a run and service; every test file copies it, which takes milliseconds. */
async function ensureTemplate(
  client: pg.Client,
  name: string,
  options: (url: string) => DataSourceOptions,
): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const ready = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [
      name,
    ]);
    if (ready.rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
    await runMigrations(options(urlOf(name)));
    await client.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} IS_TEMPLATE true`);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A fresh, migrated database. */
export async function createTestDatabase(
  service: string,
  options: (url: string) => DataSourceOptions,
): Promise<TestDatabase> {
  const template = `landsea_${testRunId()}_${service}_template`;
  const name = `landsea_${testRunId()}_${service}_${randomBytes(5).toString('hex')}`;
  await withServer(async (client) => {
    await ensureTemplate(client, template, options);
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await client.query(
      `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(template)}`,
    );
  });
  return {
    url: urlOf(name),
    drop: () =>
      withServer(async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
      }),
  };
}
