import type { AppStore } from '@landsea/web-kit';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { Updates } from './updates';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether something is being sent that a new document would cut off. Kept writes survive one. */
export const isSending = (store: AppStore): boolean =>
  Object.values(store.getState().api.mutations).some((mutation) => mutation?.status === 'pending');

/**
 * For the route above all pages: a navigation to a page with a newer build loads a document. Not while something is
 * being sent, and not when the navigation carries state, which a document would lose: the next one will do.
 */
export const followReleases = (
  updates: Updates,
  { router, isBusy }: { router: () => Router | undefined; isBusy: () => boolean },
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> => ({
  shouldRevalidate: ({ nextUrl }) => updates.isDue() || updates.isNewer(nextUrl.pathname),
  loader: async () => {
    await updates.refresh();
    const target = router()?.state.navigation.location;
    if (!target || !updates.isNewer(target.pathname) || target.state !== null || isBusy()) return null;
    const path = target.pathname + target.search + target.hash;
    const { pathname, search, hash } = window.location;
    updates.open(path, path === pathname + search + hash);
    return new Promise(() => undefined);
  },
});

/** Asks for the list when a link is about to be used, so that the navigation need not wait for it. */
export const watchIntents = (updates: Updates): void => {
  const onIntent = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]')) void updates.refresh();
  };
  for (const name of ['pointerover', 'focusin'] as const)
    document.addEventListener(name, onIntent, { passive: true });
};
