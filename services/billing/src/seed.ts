import { runTask } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { restoreDemoEntitlement } from './demo/demo-entitlement.js';
import { databaseUrl } from './env.js';

await runTask('billing', 'seed', async () => {
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl())).initialize();
  try {
    await dataSource.transaction((manager) => restoreDemoEntitlement(manager, new Date()));
  } finally {
    await dataSource.destroy();
  }
});
