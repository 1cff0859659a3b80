import { demoAccount } from '@landsea/contracts';
import { databaseUrl, runTask } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { PasswordHasher } from './auth/password-hasher.js';
import { dataSourceOptions } from './data-source.js';
import { demoAccountWanted } from './env.js';
import { removeDemoAccount, restoreDemoAccount } from './users/demo-account.js';

await runTask('identity', 'seed', async () => {
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl())).initialize();
  try {
    if (!demoAccountWanted()) return await removeDemoAccount(dataSource.manager);
    await restoreDemoAccount(dataSource.manager, await new PasswordHasher().hash(demoAccount.password));
  } finally {
    await dataSource.destroy();
  }
});
