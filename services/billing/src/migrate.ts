import { databaseUrl, runMigrations, runTask } from '@landsea/nest-kit/tasks';
import { dataSourceOptions } from './data-source.js';

await runTask('billing', 'migrate', () => runMigrations(dataSourceOptions(databaseUrl())));
