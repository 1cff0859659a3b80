import { changesPerson, type KeepRequest } from '@landsea/contracts/offline';
import { clientsClaim, type RouteHandler, type RouteMatchCallback } from 'workbox-core';
import { Route, Router } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { keepPages } from './keep-pages';
import { isItineraryLink, openItineraryLink } from './links';
import { followPerson, takeQuestion } from './person';
import { isDocument, isRead, openDocument, read, askWhoIsSignedIn } from './reads';
import { files, isFile, isSetting, settings } from './site-files';

declare const self: ServiceWorkerGlobalScope;

/** While an operator has the worker off, browsers get `sw-off.js` in its place. */
void self.skipWaiting();
clientsClaim();
self.addEventListener('activate', (event) => {
  // A document is on its way while the worker starts.
  event.waitUntil(self.registration.navigationPreload.enable());
});

const router = new Router();
const route = (matches: RouteMatchCallback, handler: RouteHandler, method?: 'POST'): void =>
  router.registerRoute(new Route(matches, handler, method));

route(isFile, files);
route(isSetting, settings);
route(({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/auth/user', askWhoIsSignedIn);
route(isRead, read);
route(isItineraryLink, openItineraryLink);
route(isDocument, openDocument);

/** Sign-in and sign-out delete the kept answers, even when the page that sent the request is gone. */
const afterwardsNobody = new NetworkOnly({
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        await followPerson(takeQuestion());
        return response;
      },
    },
  ],
});
route(({ url, sameOrigin }) => sameOrigin && changesPerson(url.pathname), afterwardsNobody, 'POST');
route(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/auth/google'), afterwardsNobody);
// Other navigations take the preloaded answer.
route(({ request }) => request.mode === 'navigate', new NetworkOnly());
router.addFetchListener();

self.addEventListener('message', (event) => {
  const request = event.data as KeepRequest | undefined;
  if (request?.type === 'KEEP') event.waitUntil(keepPages(router, event, request));
});
