import { runTask } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { AuditLog } from './audit/audit-log.js';
import { dataSourceOptions } from './data-source.js';
import { databaseUrl } from './env.js';
import { deadEvents, reviveDead } from './webhook/stripe-event.queries.js';

async function list(dataSource: DataSource): Promise<void> {
  const dead = await deadEvents(dataSource);
  for (const { id, type, receivedAt, lastError } of dead)
    process.stdout.write(`${id}  ${type}  ${receivedAt.toISOString()}  ${lastError ?? ''}\n`);
  process.stdout.write(`${String(dead.length)} dead\n`);
}

async function revive(dataSource: DataSource, id: string | undefined): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const revived = await reviveDead(manager, id);
    if (revived.length === 0) throw new Error('no such dead event');
    await new AuditLog().add(
      manager,
      ...revived.map((subject) => ({ action: 'event.replayed', userId: null, subject })),
    );
  });
}

/**
 * `npx nx replay billing -- <event id>`, or `--all`: dead events are pending again, and the sweeper takes them.
 * `--list` shows them.
 */
await runTask('billing', 'replay', async () => {
  const [which] = process.argv.slice(2);
  if (!which) throw new Error('name a dead event, or --all, or --list');
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl())).initialize();
  try {
    if (which === '--list') await list(dataSource);
    else await revive(dataSource, which === '--all' ? undefined : which);
  } finally {
    await dataSource.destroy();
  }
});
