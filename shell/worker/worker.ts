import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { followPerson } from './person';
import { isDocument, isRead, openDocument, read, whoIsSignedIn } from './reads';
import { files, isFile, isSetting, settings } from './site-files';

declare const self: ServiceWorkerGlobalScope;

/** The service worker of the whole product. While an operator has it off, browsers get `sw-off.js` in its place. */
void self.skipWaiting();
clientsClaim();
self.addEventListener('activate', (event) => {
  // A document is on its way while the worker starts.
  event.waitUntil(self.registration.navigationPreload.enable());
});

registerRoute(isFile, files);
registerRoute(isSetting, settings);
registerRoute(({ url }) => url.pathname === '/api/auth/user', whoIsSignedIn);
registerRoute(isRead, read);
registerRoute(isDocument, openDocument);

/** Somebody signs in or out: what was kept goes, even when the page that asked for it is gone. */
const afterwardsNobody = new NetworkOnly({
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        await followPerson(undefined);
        return response;
      },
    },
  ],
});
registerRoute(
  /\/api\/(?:auth\/(?:login|logout|register)|v1\/invitations\/register)$/,
  afterwardsNobody,
  'POST',
);
registerRoute(({ url }) => url.pathname.startsWith('/auth/google'), afterwardsNobody);
// Whatever else is opened takes the answer that is on its way already.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());
