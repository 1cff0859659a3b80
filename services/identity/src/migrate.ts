import { readDatabaseUrl, runMigrate } from '@landsea/nest-kit/tasks';
import { makeDataSourceOptions } from './data-source.js';

await runMigrate('identity', () => makeDataSourceOptions(readDatabaseUrl()), process.argv.slice(2));
