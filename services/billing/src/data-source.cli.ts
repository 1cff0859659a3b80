import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { databaseUrl } from './env.js';

/** What TypeORM's command line loads to compare entities with migrations. */
export const cliDataSource = new DataSource(dataSourceOptions(databaseUrl()));
