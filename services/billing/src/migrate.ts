import { runMigrations, runTask } from '@landsea/nest-kit';
import { dataSourceOptions } from './data-source.js';
import { databaseUrl } from './env.js';

await runTask('billing', 'migrate', () => runMigrations(dataSourceOptions(databaseUrl())));
