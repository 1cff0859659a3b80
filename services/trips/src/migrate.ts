import { readDatabaseUrl, runMigrate } from '@landsea/nest-kit/tasks';
import { makeTripsDataSource } from './data-source.js';

await runMigrate('trips', () => makeTripsDataSource(readDatabaseUrl()), process.argv.slice(2));
