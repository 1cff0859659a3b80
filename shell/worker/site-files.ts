import { FILES_CACHE } from '@landsea/contracts/offline';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { RouteMatchCallbackOptions } from 'workbox-core';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { NETWORK_SECONDS } from './patience';

const DAY_SECONDS = 24 * 60 * 60;
const kinds: readonly RequestDestination[] = ['', 'script', 'worker', 'style', 'font', 'image'];

/** Requests that bypass the cache on purpose, such as the check of a tampered entry, are excluded. */
export const isFile = ({ url, request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  /^\/(?:assets|remotes)\//.test(url.pathname) &&
  kinds.includes(request.destination) &&
  request.cache === 'default' &&
  !request.headers.has('range');

const isImmutable = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('cache-control') ?? '').includes('immutable');

export const files = new CacheFirst({
  cacheName: FILES_CACHE,
  plugins: [
    { cacheWillUpdate: async ({ response }) => (isImmutable(response) ? response : null) },
    // As long as a server keeps the files of earlier builds.
    new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
  ],
});

const named = [
  '/remotes.json',
  '/site-config.js',
  '/before-paint.js',
  '/manifest.webmanifest',
  '/favicon.svg',
];

export const isSetting = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && named.includes(url.pathname);

export const settings = new NetworkFirst({
  cacheName: 'landsea-site',
  networkTimeoutSeconds: NETWORK_SECONDS,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    // Each release has its scripts under other addresses, by their hashes.
    new ExpirationPlugin({ maxEntries: 20, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
  ],
});
