import { toRoutes } from '@landsea/web-kit/pages';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { findPageAt } from './known-pages';
import { pages } from './pages';
import type { RemoteRegistry } from './remote-registry';

const ownRoutes: RouteObject[] = toRoutes(pages);

export const wantsFewBytes = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  (navigator.connection as { saveData?: boolean } | null)?.saveData === true;

/** A failure is left to the navigation, which tries again. */
export const fetchPage =
  (registry: RemoteRegistry) =>
  async (pathname: string): Promise<void> => {
    const owner = findPageAt(pathname)?.owner;
    if (!owner || wantsFewBytes()) return;
    const routes = owner === 'shell' ? ownRoutes : (await registry.load(owner))?.routes;
    const route = matchRoutes(routes ?? [], pathname)?.at(-1)?.route;
    if (typeof route?.lazy === 'function') await route.lazy().catch(() => undefined);
  };
