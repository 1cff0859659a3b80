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

/** So long a pointer stays on a link that is about to be used; it crosses the others. */
const STAY_MS = 60;

/** Asks for the list and the code of a page when its link is about to be used, so that the navigation need not wait for them. */
export const watchIntents = (updates: Updates, fetchPage: (pathname: string) => Promise<void>): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    void updates.refresh();
    if (link.origin !== window.location.origin) return;
    timer = setTimeout(() => void fetchPage(link.pathname), STAY_MS);
  };
  for (const name of ['pointerover', 'focusin'] as const)
    document.addEventListener(name, onIntent, { passive: true });
};
