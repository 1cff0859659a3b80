import type { AppName } from '@landsea/contracts/releases';
import { findProject } from './built-app.js';
import { checkBudgets } from './checks/check-budgets.js';
import { checkContracts, keepContracts } from './checks/check-contracts.js';
import { checkLiveServices } from './checks/check-live-services.js';
import { checkPrerendered } from './checks/check-prerendered.js';
import type { ReleaseCheck } from './checks/release-check.js';
import { readLiveProduct, releasesFromEnv } from './release-env.js';
import type { ReleaseOrder } from './release-order.js';
import { describeRefusal, describeRelease, describeRenewal } from './release-sentences.js';
import type { Releases } from './releases.js';
import type { Switch } from './switch-log.js';

export { readReleaseOrder } from './release-order.js';

const kinds: Record<Switch['kind'], string> = {
  release: 'released',
  candidate: 'tried out',
  rollback: 'rolled back to',
};

const line = ({ at, app, kind, build, percent }: Switch): string =>
  `${at}  ${findProject(app).padEnd(14)} ${kinds[kind]} ${build}${percent === undefined ? '' : ` (${percent} %)`}`;

async function checked(releases: Releases, app: AppName, checks: readonly ReleaseCheck[]): Promise<void> {
  const problems: string[] = [];
  for (const check of checks) problems.push(...(await check(releases, app)));
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `  - ${problem}`).join('\n');
  throw new Error(`${findProject(app)} is not released:\n${lines}`);
}

/**
 * Carries out an order and says what is live now. Without checks, as in an image that runs at each start, a build that
 * was rolled back is left alone.
 */
export async function runOrder(
  releases: Releases,
  order: ReleaseOrder,
  checks: readonly ReleaseCheck[] = [],
): Promise<void> {
  if (order.action === 'history') {
    const log = await releases.history();
    const wanted = log.filter(({ app }) => order.apps.length === 0 || order.apps.includes(app));
    for (const entry of wanted) console.log(line(entry));
    return;
  }
  if (order.action === 'renew') {
    console.log(describeRenewal(await releases.renew()));
    return;
  }
  for (const app of order.apps) {
    if (order.action === 'release' && checks.length > 0) {
      const withdrawn = order.again ? undefined : await releases.findWithdrawn(app);
      if (withdrawn) throw new Error(describeRefusal(app, withdrawn));
      await checked(releases, app, checks);
    }
    const { percent, again = false } = order;
    const done =
      order.action === 'rollback'
        ? await releases.rollBack(app)
        : await releases.release(app, { percent, again, by: 'command' });
    console.log(describeRelease(done, order));
    if (done.changed && releases.place.store.note) console.log(releases.place.store.note);
    if (checks.length > 0 && done.changed && order.action === 'release')
      await keepContracts(releases.place.store, app, done.build);
  }
}

/** `npm run release`: live at the next navigation of every open shell, without a restart. */
export const runRelease = async (order: ReleaseOrder): Promise<void> =>
  runOrder(await releasesFromEnv(), order, [
    checkContracts,
    checkLiveServices(await readLiveProduct()),
    checkBudgets,
    checkPrerendered,
  ]);
