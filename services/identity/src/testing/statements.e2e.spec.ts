import { fileURLToPath } from 'node:url';
import { describeStatements } from '@landsea/nest-kit/testing/statements';
import { makeDataSourceOptions } from '../data-source.js';

const folder = fileURLToPath(new URL('../..', import.meta.url));

describe('the SQL of identity', () => {
  describeStatements({ folder, name: 'identity', dataSource: makeDataSourceOptions }, {});
});
