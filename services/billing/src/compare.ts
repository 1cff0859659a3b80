import { createApp } from '@landsea/nest-kit';
import { runTask } from '@landsea/nest-kit/tasks';
import { AppModule } from './app.module.js';
import { readEnv } from './env.js';
import { LedgerChecks } from './reconciliation/ledger-checks.js';
import { PlanComparison } from './reconciliation/plan-comparison.js';

const dollars = (cents: number): string => (cents / 100).toFixed(2);

/**
 * `npx nx compare billing` runs the nightly comparison now: payments of 60 days and all subscriptions, with
 * repairs. It needs billing's variables.
 */
await runTask('billing', 'compare', async () => {
  const app = await createApp({
    service: 'billing',
    env: readEnv(),
    module: (env) => AppModule.register(env),
  });
  try {
    await app.get(PlanComparison).run();
    const check = await app.get(LedgerChecks).run();
    const { payments, ourCents, stripeCents, differenceCents, repairs } = check;
    process.stdout.write(
      `${payments} payments, ours ${dollars(ourCents)}, Stripe's ${dollars(stripeCents)}, repaired ${repairs}\n`,
    );
    if (differenceCents !== 0)
      throw new Error(`they differ by ${dollars(differenceCents)}: the log above names the payments`);
  } finally {
    await app.close();
  }
});
