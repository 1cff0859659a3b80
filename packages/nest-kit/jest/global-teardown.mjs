import pg from 'pg';
import { stopTestPostgres } from './test-postgres.mjs';

/** Jest's globalTeardown: a shared server stays, without this run's databases. */
export default async function serviceGlobalTeardown() {
  if (await stopTestPostgres()) return;
  const client = new pg.Client({ connectionString: process.env.LANDSEA_TEST_POSTGRES_URL });
  await client.connect();
  const { rows } = await client.query('SELECT datname FROM pg_database WHERE datname LIKE $1', [
    `landsea_${process.env.LANDSEA_TEST_RUN_ID}_%`,
  ]);
  for (const { datname } of rows) {
    await client.query(`ALTER DATABASE ${pg.escapeIdentifier(datname)} IS_TEMPLATE false`);
    await client.query(`DROP DATABASE ${pg.escapeIdentifier(datname)} WITH (FORCE)`);
  }
  await client.end();
}
