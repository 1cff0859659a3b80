import { readDatabaseUrl } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { makeTripsDataSource } from './data-source.js';

export const cliDataSource = new DataSource(makeTripsDataSource(readDatabaseUrl()));
