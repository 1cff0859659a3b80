import type { RemoteName } from '@landsea/contracts/core';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { renderRoute, type RenderRouteOptions } from '@landsea/web-kit/testing';
import { RemoteRegistry } from '../remote-registry';
import { patchRemotes, makeShellRoutes } from '../router';
import { anOverview, TRIP_ID } from './billing-fixtures';
import { remotesManifest } from './remotes-manifest';

export { TRIP_ID } from './billing-fixtures';

type Remotes = Partial<Record<RemoteName, (isRetry: boolean) => Promise<RemoteModule>>>;

export const aTrip = {
  id: TRIP_ID,
  name: 'Land and sea',
  mode: 'combined',
  startDate: '2027-02-06',
  endDate: '2027-02-14',
  status: 'planning',
  archived: false,
  createdAt: '2026-11-01T00:00:00Z',
};

/** The whole shell at an address, with the given remotes; one that is not given cannot be loaded. */
export const renderShell = (
  path: string,
  { remotes = {}, handlers, ...options }: RenderRouteOptions & { remotes?: Remotes } = {},
) => {
  // jsdom has no layout to scroll
  Object.assign(window, { scrollTo: () => undefined });
  const registry = new RemoteRegistry({
    manifest: () => Promise.resolve(remotesManifest),
    load: (name, isRetry) =>
      remotes[name]?.(isRetry) ?? Promise.reject(new Error(`${name} is not available`)),
  });
  void registry.loadPages();
  return renderRoute(makeShellRoutes(registry), path, {
    ...options,
    handlers: {
      'GET /api/trips': () => [aTrip],
      'GET /api/billing/overview': () => anOverview(),
      ...handlers,
    },
    patchRoutesOnNavigation: patchRemotes(registry),
  });
};
