import { databaseUrl, runTask } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { restoreDemoEntitlement } from './demo/demo-entitlement.js';

await runTask('billing', 'seed', async () => {
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl())).initialize();
  try {
    await dataSource.transaction((manager) => restoreDemoEntitlement(manager, new Date()));
  } finally {
    await dataSource.destroy();
  }
});
