import { databaseUrl, runTask } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { AuditLog } from './audit/audit-log.js';
import { dataSourceOptions } from './data-source.js';
import { failedRefunds, markPaidElsewhere, retryRefund } from './payments/payment.queries.js';
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

async function listRefunds(dataSource: DataSource): Promise<void> {
  const failed = await failedRefunds(dataSource);
  for (const { paymentIntent, userId, cents, paidAt } of failed)
    process.stdout.write(
      `${paymentIntent}  ${(cents / 100).toFixed(2)}  paid ${paidAt.toISOString()}  by ${userId ?? 'nobody known'}\n`,
    );
  process.stdout.write(`${String(failed.length)} failed\n`);
}

/** What a person has decided about a refund that failed. */
const refundActs = {
  '--refund': { change: retryRefund, action: 'refund.retried' },
  '--paid-elsewhere': { change: markPaidElsewhere, action: 'refund.paid-elsewhere' },
} as const;
const isRefundAct = (word: string): word is keyof typeof refundActs => word in refundActs;

async function decide(
  dataSource: DataSource,
  which: keyof typeof refundActs,
  subject: string | undefined,
): Promise<void> {
  if (!subject) throw new Error(`name the payment: ${which} pi_…`);
  const { change, action } = refundActs[which];
  await dataSource.transaction(async (manager) => {
    if (!(await change(manager, subject))) throw new Error('no refund of this payment has failed');
    await new AuditLog().add(manager, { action, userId: null, subject });
  });
}

const ways = '--all, --list, --refunds, --refund <payment intent>, --paid-elsewhere <payment intent>';

/**
 * `npx nx replay billing -- <event id>`, or `--all`: dead events are pending again, and the sweeper takes them.
 * `--list` shows them. `--refunds` shows the refunds that failed, `--refund <payment intent>` makes one again, and
 * `--paid-elsewhere <payment intent>` says that its payer has the money another way.
 */
await runTask('billing', 'replay', async () => {
  const [which, subject] = process.argv.slice(2);
  if (!which) throw new Error(`name a dead event, or ${ways}`);
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl())).initialize();
  try {
    if (which === '--list') await list(dataSource);
    else if (which === '--refunds') await listRefunds(dataSource);
    else if (isRefundAct(which)) await decide(dataSource, which, subject);
    else await revive(dataSource, which === '--all' ? undefined : which);
  } finally {
    await dataSource.destroy();
  }
});
