import { Outbox } from '@landsea/nest-kit';
import { databaseUrl, runTask } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { tripsDataSource } from './data-source.js';
import { resetDemoTrip } from './demo/reset-demo-trip.js';

await runTask('trips', 'seed', async () => {
  const dataSource = await new DataSource(tripsDataSource(databaseUrl())).initialize();
  try {
    await dataSource.transaction((manager) => resetDemoTrip(manager, new Outbox(), new Date()));
  } finally {
    await dataSource.destroy();
  }
});
