import { databaseUrl, runMigrations, runTask } from '@landsea/nest-kit/tasks';
import { dataSourceOptions } from './data-source.js';

await runTask('identity', 'migrate', () => runMigrations(dataSourceOptions(databaseUrl())));
