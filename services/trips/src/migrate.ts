import { readDatabaseUrl, runMigrations, runTask } from '@landsea/nest-kit/tasks';
import { makeTripsDataSource } from './data-source.js';

await runTask('trips', 'migrate', () => runMigrations(makeTripsDataSource(readDatabaseUrl())));
