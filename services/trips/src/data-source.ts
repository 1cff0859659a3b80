import { makeDataSourceOptions } from '@landsea/nest-kit/tasks';
import type { DataSourceOptions } from 'typeorm';
import { slices } from './slices.js';

export const makeTripsDataSource = (url: string): DataSourceOptions =>
  makeDataSourceOptions({
    url,
    entities: slices.flatMap(({ entities = [] }) => entities),
    migrations: slices.flatMap(({ migrations = [] }) => migrations),
  });
