import type { AppStore } from '@landsea/web-kit';
import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import type { Updates } from './updates';

type Router = ReturnType<typeof createBrowserRouter>;

/** Kept writes survive a new document; other requests do not. */
export const isSending = (store: AppStore): boolean =>
  Object.values(store.getState().api.mutations).some((mutation) => mutation?.status === 'pending');

/**
 * A navigation to a page with a newer build loads a document, unless a request
 * is in flight or the navigation carries state, which a document would lose.
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

/** A pointer that stays this long is about to use the link. */
const STAY_MS = 60;

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
