import { runMigrations, runTask } from '@landsea/nest-kit';
import { dataSourceOptions } from './data-source.js';
import { databaseUrl } from './env.js';

await runTask('identity', 'migrate', () => runMigrations(dataSourceOptions(databaseUrl())));
