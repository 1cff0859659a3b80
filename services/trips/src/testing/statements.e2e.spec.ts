import { fileURLToPath } from 'node:url';
import { describeStatements } from '@landsea/nest-kit/testing/statements';
import { makeTripsDataSource } from '../data-source.js';

const folder = fileURLToPath(new URL('../..', import.meta.url));

/** The filter of the client list, and statements about whichever table is logged or names files. */
const unread = {
  'agents/client-list/client-list.queries.ts': 2,
  'agents/clients/client-change-rows.ts': 4,
  'trip/activity-log/logged-rows.ts': 3,
  'trip/activity-log/row-limits.ts': 1,
  'trip/files/files.queries.ts': 2,
  'trip/rows/of-trip.ts': 1,
};

describe('the SQL of trips', () => {
  describeStatements({ folder, name: 'trips', dataSource: makeTripsDataSource }, unread);
});
