import { runMigrations, runTask } from '@landsea/nest-kit';
import { tripsDataSource } from './data-source.js';
import { databaseUrl } from './env.js';

await runTask('trips', 'migrate', () => runMigrations(tripsDataSource(databaseUrl())));
