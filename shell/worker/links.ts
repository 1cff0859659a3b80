import type { RouteHandlerCallback, RouteMatchCallbackOptions } from 'workbox-core';
import { NetworkOnly } from 'workbox-strategies';
import { LINK_PAGE } from '../src/offline/link-page';
import { makeOfflineDocument } from './offline-document';
import { NETWORK_SECONDS } from './patience';
import { isLinkPage } from './plain-page';

const CACHE = 'landsea-links';

export const isItineraryLink = ({ url, request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') &&
  /^\/i(?:\/[\w-]+)?$/.test(url.pathname);

/** Readers of an itinerary have no account, so its page is kept apart from what is kept for a person. */
export const openItineraryLink: RouteHandlerCallback = async ({ event, request, url }) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(LINK_PAGE, { ignoreVary: true });
  const strategy = new NetworkOnly({
    ...(kept && { networkTimeoutSeconds: NETWORK_SECONDS }),
    plugins: [
      {
        fetchDidSucceed: ({ response }) => {
          if (url.pathname === LINK_PAGE && isLinkPage(response, url))
            event.waitUntil(cache.put(LINK_PAGE, response.clone()));
          return Promise.resolve(response);
        },
        handlerDidError: () => Promise.resolve(kept),
      },
    ],
  });
  return strategy.handle({ event, request }).catch(makeOfflineDocument);
};
