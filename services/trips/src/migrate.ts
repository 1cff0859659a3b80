import { databaseUrl, runMigrations, runTask } from '@landsea/nest-kit/tasks';
import { tripsDataSource } from './data-source.js';

await runTask('trips', 'migrate', () => runMigrations(tripsDataSource(databaseUrl())));
