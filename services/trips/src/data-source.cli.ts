import { databaseUrl } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { tripsDataSource } from './data-source.js';

/** What TypeORM's command line loads to compare entities with migrations. */
export const cliDataSource = new DataSource(tripsDataSource(databaseUrl()));
