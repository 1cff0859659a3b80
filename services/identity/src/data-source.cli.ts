import { readDatabaseUrl } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { makeDataSourceOptions } from './data-source.js';

export const cliDataSource = new DataSource(makeDataSourceOptions(readDatabaseUrl()));
