import type { createBrowserRouter, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { toRoutes } from '@landsea/web-kit/pages';
import { ErrorScreen } from './failures/error-screen';
import { isLate, addRetry } from './failures/late-page';
import { UnmatchedPage } from './failures/unmatched-page';
import { PageSkeleton } from './frame/page-skeleton';
import { knowsRemotePages, findPageAt } from './known-pages';
import { pages } from './pages';
import type { RemoteRegistry } from './remote-registry';
import { addShown } from './releases/shown-page';
import type { Updates } from './releases/updates';
import { RootLayout } from './root-layout';

const PAGES = 'pages';

/**
 * A remote's pages are patched in when one of its paths is first visited.
 * `above` belongs to the route above all pages.
 */
export const makeShellRoutes = (
  registry: RemoteRegistry,
  updates?: Updates,
  above: Pick<RouteObject, 'loader' | 'shouldRevalidate'> = {},
): RouteObject[] => [
  {
    element: <RootLayout registry={registry} />,
    errorElement: <ErrorScreen wholePage />,
    children: [
      {
        id: PAGES,
        ...above,
        // The frame stays mounted: a menu opened while the first page loads remains open.
        hydrateFallbackElement: <PageSkeleton />,
        errorElement: <ErrorScreen updates={updates} />,
        children: [...toRoutes(pages).map(addRetry), { path: '*', element: <UnmatchedPage /> }],
      },
    ],
  },
];

type Router = ReturnType<typeof createBrowserRouter>;

export const waitForPage = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    }
  });

/** False for the pages that replace missing pages or missing code. */
export const hasLoadedPage = ({ state }: Router): boolean => {
  const route = state.matches.at(-1)?.route;
  return route?.path !== '*' && !(route && isLate(route));
};

export const patchRemotes = (
  registry: RemoteRegistry,
  updates?: Updates,
): PatchRoutesOnNavigationFunction => {
  const patched = new Set<string>();
  return async ({ path, patch, signal }) => {
    const pathname = path.split(/[?#]/)[0] ?? path;
    if (!knowsRemotePages() || updates?.isDue()) await registry.loadPages();
    const owner = findPageAt(pathname)?.owner;
    if (!owner) updates?.notePageMissing(pathname);
    if (!owner || owner === 'shell' || patched.has(owner)) return;
    const remote = await registry.load(owner);
    // An aborted navigation patches nothing; the next one has to.
    if (!remote || signal.aborted || patched.has(owner)) return;
    patched.add(owner);
    const routes = updates ? remote.routes.map(addShown(updates)) : remote.routes;
    patch(PAGES, routes.map(addRetry));
  };
};
