import { localMemory, sessionMemory } from '../store/browser-storage';
import { sessionApi } from './session-api';
import { forgetTrips } from './session-listener';
import type { AppStore } from '../store/store';
import { timings } from '../http/timings';

export const getTimeSinceAuth = (): number => Date.now() - Number(localMemory.read('lastAuthTime') ?? 0);

/**
 * 100 ms after load, every 5 minutes for an answer over 30 minutes old, and on the tab's return over 10.
 * @returns the stop.
 */
export const monitorSession = (store: AppStore): (() => void) => {
  const check = () => {
    void store.dispatch(
      sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  };
  const recheckIfOlderThan = (age: number) => {
    if (store.getState().session.status === 'authenticated' && getTimeSinceAuth() > age) check();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible')
      recheckIfOlderThan(timings.session.recheckOnReturnWhenOlderThan);
  };
  // The document came without a session; somebody who was signed in is checked again.
  const isVisitor =
    store.getState().session.status === 'anonymous' && sessionMemory.read('wasAuthenticated') !== 'true';
  if (isVisitor) forgetTrips(store.dispatch, true);
  const first = isVisitor
    ? undefined
    : setTimeout(check, Math.max(0, timings.session.firstCheckDelay - performance.now()));
  const interval = setInterval(() => {
    recheckIfOlderThan(timings.session.recheckWhenOlderThan);
  }, timings.session.recheckInterval);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(first);
    clearInterval(interval);
    document.removeEventListener('visibilitychange', onVisible);
  };
};
