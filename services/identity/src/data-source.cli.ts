import { databaseUrl } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';

export const cliDataSource = new DataSource(dataSourceOptions(databaseUrl()));
