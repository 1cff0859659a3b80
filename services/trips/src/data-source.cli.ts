import { databaseUrl } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { tripsDataSource } from './data-source.js';

export const cliDataSource = new DataSource(tripsDataSource(databaseUrl()));
