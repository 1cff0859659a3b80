import { databaseUrl } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

/** What TypeORM's command line loads to compare entities with migrations. */
export const cliDataSource = new DataSource(dataSourceOptions(databaseUrl()));
