import { accessApi, tripsApi, type AppStore } from '@landsea/web-kit';
import { hasValidIds } from './known-pages';

const tripIn = (pathname: string): string | undefined => {
  const [, tripId] = /^\/trip\/([^/]+)/.exec(pathname) ?? [];
  return tripId && hasValidIds({ tripId }) ? tripId : undefined;
};

/** These requests start before anything is drawn. */
export const startQueries = (store: AppStore, pathname: string): void => {
  const start = () => {
    const { status, user } = store.getState().session;
    if (status === 'loading') return;
    stop();
    if (user?.userType !== 'family') return;
    const tripId = tripIn(pathname);
    void store.dispatch(tripsApi.endpoints.listTrips.initiate(undefined, { subscribe: false }));
    if (tripId) void store.dispatch(accessApi.endpoints.getAccess.initiate({ tripId }, { subscribe: false }));
  };
  const stop = store.subscribe(start);
  start();
};
