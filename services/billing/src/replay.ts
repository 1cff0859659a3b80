import { readDatabaseUrl, runTask } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { AuditLog } from './audit/audit-log.js';
import { makeDataSourceOptions } from './data-source.js';
import { selectFailedRefunds, markPaidElsewhere, retryRefund } from './payments/payment.queries.js';
import { selectDeadEvents, reviveDead } from './webhook/stripe-event.queries.js';

async function list(dataSource: DataSource): Promise<void> {
  const dead = await selectDeadEvents(dataSource);
  for (const { id, type, receivedAt, lastError } of dead)
    process.stdout.write(`${id}  ${type}  ${receivedAt.toISOString()}  ${lastError ?? ''}\n`);
  process.stdout.write(`${dead.length} dead\n`);
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

async function listRefunds(dataSource: DataSource): Promise<void> {
  const failed = await selectFailedRefunds(dataSource);
  for (const { paymentIntent, userId, cents, paidAt } of failed)
    process.stdout.write(
      `${paymentIntent}  ${(cents / 100).toFixed(2)}  paid ${paidAt.toISOString()}  by ${userId ?? 'nobody known'}\n`,
    );
  process.stdout.write(`${failed.length} failed\n`);
}

async function decide(
  dataSource: DataSource,
  change: typeof retryRefund,
  note: { action: string; subject: string; detail?: object },
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    if (!(await change(manager, note.subject))) throw new Error('no refund of this payment has failed');
    await new AuditLog().add(manager, { userId: null, ...note });
  });
}

async function makeAgain(dataSource: DataSource, [subject]: string[]): Promise<void> {
  if (!subject) throw new Error('name the payment: --refund pi_…');
  await decide(dataSource, retryRefund, { action: 'refund.retried', subject });
}

async function paidElsewhere(dataSource: DataSource, [subject, by = '', ...how]: string[]): Promise<void> {
  const paidBy = /^--by=(.+)$/.exec(by)?.[1];
  const paidHow = how.join(' ').trim();
  if (!subject || !paidBy || !paidHow)
    throw new Error(
      'say which payment, who paid it back and how: --paid-elsewhere pi_… --by=maria bank transfer of 21 November, reference 4711',
    );
  const detail = { by: paidBy, how: paidHow };
  await decide(dataSource, markPaidElsewhere, { action: 'refund.paid-elsewhere', subject, detail });
}

const acts: Record<string, ((dataSource: DataSource, words: string[]) => Promise<void>) | undefined> = {
  '--all': (dataSource) => revive(dataSource, undefined),
  '--list': list,
  '--refunds': listRefunds,
  '--refund': makeAgain,
  '--paid-elsewhere': paidElsewhere,
};

/**
 * `npx nx replay billing -- <event id>` or `--all` revives dead events, `--list` shows them; `--refunds`
 * shows failed refunds, `--refund <payment intent>` makes one again, `--paid-elsewhere <payment intent>
 * --by=<who> <how>` records one that was paid another way.
 */
await runTask('billing', 'replay', async () => {
  const [which, ...words] = process.argv.slice(2);
  if (!which) throw new Error(`name a dead event, or one of ${Object.keys(acts).join(', ')}`);
  const act = acts[which];
  if (!act && which.startsWith('-')) throw new Error(`${which}: expected ${Object.keys(acts).join(', ')}`);
  const dataSource = await new DataSource(makeDataSourceOptions(readDatabaseUrl())).initialize();
  try {
    await (act ? act(dataSource, words) : revive(dataSource, which));
  } finally {
    await dataSource.destroy();
  }
});
