import { randomBytes } from 'node:crypto';
import makeTemporaryFolder from '../../../infra/jest/temporary-folder.mjs';
import { startTestPostgres } from './test-postgres.mjs';

/**
 * Jest's globalSetup. Workers inherit the variables of TEST_POSTGRES_URL's server, else of this run's own
 * one.
 */
export default async function serviceGlobalSetup() {
  process.env.LANDSEA_TEST_RUN_ID = randomBytes(3).toString('hex');
  process.env.LANDSEA_TEST_POSTGRES_URL = process.env.TEST_POSTGRES_URL ?? (await startTestPostgres());
  makeTemporaryFolder();
}
