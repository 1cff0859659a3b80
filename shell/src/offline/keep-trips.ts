import { isKeptRead, type KeepRequest } from '@landsea/contracts/offline';
import type { AppStore } from '@landsea/web-kit';
import { wantsFewBytes } from '../fetch-page';
import { listOfflinePages } from '../known-pages';
import { LINK_PAGE } from './link-page';

/** The browser still has the files that loaded before the worker. */
const loadedHere = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === window.location.origin)
    .filter((url) => isKeptRead(url) || !/^\/api\/|\.(?:mp4|vtt)$/.test(url.pathname))
    .map(({ pathname, search }) => pathname + search);

const tripHere = (): string | undefined =>
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(location.pathname)?.[0];

/** The reader of an itinerary has no account: only its page is kept here, and the page keeps what it showed. */
export const keepItineraryPage = (): void => {
  if (!/^\/i(?:\/|$)/.test(location.pathname)) return;
  const request: KeepRequest = { type: 'KEEP', addresses: loadedHere(), pages: [LINK_PAGE] };
  navigator.serviceWorker.controller?.postMessage(request);
};

export const keepTrips = (store: AppStore, isFirstVisit: boolean): void => {
  let keptFor = '';
  const keep = (tripId: string): void => {
    const trip = wantsFewBytes() ? [] : listOfflinePages(tripId).map(({ path }) => path);
    const request: KeepRequest = {
      type: 'KEEP',
      addresses: isFirstVisit ? loadedHere() : [],
      pages: isFirstVisit ? [window.location.pathname, ...trip] : trip,
    };
    navigator.serviceWorker.controller?.postMessage(request);
  };
  const look = () => {
    const { session, activeTrip } = store.getState();
    const id = tripHere() ?? activeTrip.id;
    if (!id || !session.user || session.user.userType === 'agent') return;
    const person = `${session.user.id} ${id}`;
    if (person === keptFor) return;
    keptFor = person;
    keep(id);
  };
  store.subscribe(look);
  look();
};
