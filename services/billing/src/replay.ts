import { runTask } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { AuditLog } from './audit/audit-log.js';
import { dataSourceOptions } from './data-source.js';
import { databaseUrl } from './env.js';
import { reviveDead } from './webhook/stripe-event.queries.js';

/** `node dist/replay.js <event id>` or `node dist/replay.js --all`: dead events are pending again, and the sweeper takes them. */
await runTask('billing', 'replay', async () => {
  const [which] = process.argv.slice(2);
  if (!which) throw new Error('name a dead event, or --all');
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl())).initialize();
  try {
    await dataSource.transaction(async (manager) => {
      const revived = await reviveDead(manager, which === '--all' ? undefined : which);
      if (revived.length === 0) throw new Error('no such dead event');
      await new AuditLog().add(
        manager,
        ...revived.map((subject) => ({ action: 'event.replayed', userId: null, subject })),
      );
    });
  } finally {
    await dataSource.destroy();
  }
});
