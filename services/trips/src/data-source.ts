import { dataSourceOptions } from '@landsea/nest-kit/tasks';
import type { DataSourceOptions } from 'typeorm';
import { slices } from './slices.js';

export const tripsDataSource = (url: string): DataSourceOptions =>
  dataSourceOptions({
    url,
    entities: slices.flatMap(({ entities = [] }) => entities),
    migrations: slices.flatMap(({ migrations = [] }) => migrations),
  });
