import type { AppName, ReleaseList } from '@landsea/contracts/releases';
import { findProject } from './built-app.js';
import type { ReleaseOrder } from './release-order.js';
import type { Release, WithdrawnBuild } from './releases.js';

const at = (iso: string): string => `${iso.slice(0, 10)} at ${iso.slice(11, 16)} UTC`;

/** The sentence for a build that is not released because it was rolled back. */
export const describeRefusal = (app: AppName, { build, at: time = '' }: WithdrawnBuild): string =>
  `${findProject(app)} is not released: build ${build} was rolled back on ${at(time)}; --again releases it all the same`;

function describeRollback(app: AppName, { build, withdrawn }: Release): string {
  const project = findProject(app);
  if (withdrawn?.percent === undefined)
    return `${project} is back at build ${build}; build ${withdrawn?.build} is withdrawn`;
  const { earlier, percent } = withdrawn;
  const next = earlier ? `; roll back once more for ${earlier}` : '';
  return `${project}: the ${percent} % build ${withdrawn.build} is withdrawn; ${build} stays live${next}`;
}

export function describeRelease(done: Release, { action, percent }: ReleaseOrder): string {
  const { app, build, changed, withdrawn } = done;
  const project = findProject(app);
  if (action === 'rollback') return describeRollback(app, done);
  if (withdrawn) return `${describeRefusal(app, withdrawn)}; ${build} stays live`;
  if (!changed) return `${project} is live already as build ${build}`;
  return percent === undefined || percent >= 100
    ? `${project} is live as build ${build}`
    : `${project}: ${percent} % of the visitors get build ${build}`;
}

/** @param list undefined when nothing was ever released. */
export const describeRenewal = (list: ReleaseList | undefined): string =>
  list
    ? `The list of front ends is signed anew as version ${list.version}, good until ${list.expiresAt?.slice(0, 10)}`
    : 'Nothing was released yet, so there is no list to sign.';
