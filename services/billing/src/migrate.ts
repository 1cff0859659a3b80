import { readDatabaseUrl, runMigrate } from '@landsea/nest-kit/tasks';
import { makeDataSourceOptions } from './data-source.js';

await runMigrate('billing', () => makeDataSourceOptions(readDatabaseUrl()), process.argv.slice(2));
