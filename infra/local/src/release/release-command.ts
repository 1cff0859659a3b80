import { projectOf } from './built-app.js';
import { releasesFromEnv } from './release-env.js';
import type { ReleaseOrder } from './release-words.js';
import type { Release, Releases } from './releases.js';
import type { Switch } from './switch-log.js';

export { readReleaseOrder } from './release-words.js';

const said = ({ app, build, changed }: Release, { action, percent }: ReleaseOrder): string => {
  const project = projectOf(app);
  if (action === 'rollback') return `${project} is back at build ${build}`;
  if (!changed) return `${project} is live already as build ${build}`;
  return percent === undefined || percent >= 100
    ? `${project} is live as build ${build}`
    : `${project}: ${percent} % of the visitors get build ${build}`;
};

const kinds: Record<Switch['kind'], string> = {
  release: 'released',
  candidate: 'tried out',
  rollback: 'rolled back to',
};

const line = ({ at, app, kind, build, percent }: Switch): string =>
  `${at}  ${projectOf(app).padEnd(14)} ${kinds[kind]} ${build}${percent === undefined ? '' : ` (${percent} %)`}`;

/** Carries out an order and says what is live now. */
export async function runOrder(releases: Releases, order: ReleaseOrder): Promise<void> {
  if (order.action === 'history') {
    const log = await releases.history();
    const wanted = log.filter(({ app }) => order.apps.length === 0 || order.apps.includes(app));
    for (const entry of wanted) console.log(line(entry));
    return;
  }
  for (const app of order.apps) {
    const done =
      order.action === 'rollback'
        ? await releases.rollBack(app)
        : await releases.release(app, { percent: order.percent, again: true });
    console.log(said(done, order));
  }
}

/** `npm run release`: live at the next navigation of every open shell, without a restart. */
export const runRelease = async (order: ReleaseOrder): Promise<void> =>
  runOrder(await releasesFromEnv(), order);
