import type { AppStore } from '@landsea/web-kit';
import { waitUntilIdle } from '@landsea/web-kit/pages';
import { isDevelopment } from '../env';
import { wantsFewBytes } from '../fetch-page';
import { keepOfflinePage } from '../failures/late-offline-page';
import { keepItineraryPage, keepTrips } from './keep-trips';

const controlled = (): Promise<unknown> =>
  navigator.serviceWorker.controller
    ? Promise.resolve()
    : new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );

/** Without a signal, a menu that is not on the device would fail the page. */
const keepMenus = (): Promise<unknown> =>
  Promise.allSettled([
    import('../frame/account-menu'),
    import('../frame/nav/more-menu'),
    import('../accessibility/accessibility-panel'),
  ]);

/** Registration waits until the page is idle. */
export const registerWorker = async (store: AppStore): Promise<void> => {
  if (isDevelopment || !('serviceWorker' in navigator)) return;
  await waitUntilIdle();
  const isFirstVisit = !navigator.serviceWorker.controller;
  // A browser may forbid workers, and a page works without.
  const isThere = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(
    () => true,
    () => false,
  );
  if (!isThere) return;
  await controlled();
  await Promise.all([keepOfflinePage(), wantsFewBytes() ? undefined : keepMenus()]);
  keepItineraryPage();
  keepTrips(store, isFirstVisit);
};
