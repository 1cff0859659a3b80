import { readDatabaseUrl, runMigrations, runTask } from '@landsea/nest-kit/tasks';
import { makeDataSourceOptions } from './data-source.js';

await runTask('billing', 'migrate', () => runMigrations(makeDataSourceOptions(readDatabaseUrl())));
