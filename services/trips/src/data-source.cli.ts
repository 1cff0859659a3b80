import { readDatabaseUrl } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { tripsDataSource } from './data-source.js';

/** For TypeORM's command line only. */
export default new DataSource(tripsDataSource(readDatabaseUrl(process.env)));
