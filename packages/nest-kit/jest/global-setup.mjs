import { randomBytes } from 'node:crypto';
import { startTestPostgres } from './test-postgres.mjs';

/** Jest's globalSetup: the Postgres of TEST_POSTGRES_URL, else one of this run's own. Workers inherit the variables. */
export default async function serviceGlobalSetup() {
  process.env.LANDSEA_TEST_RUN_ID = randomBytes(3).toString('hex');
  process.env.LANDSEA_TEST_POSTGRES_URL = process.env.TEST_POSTGRES_URL ?? (await startTestPostgres());
}
