import { isKeptRead, KEPT_HEADER } from '@landsea/contracts/offline';
import type {
  RouteHandlerCallback,
  RouteHandlerCallbackOptions,
  RouteMatchCallbackOptions,
} from 'workbox-core';
import { NetworkOnly } from 'workbox-strategies';
import { noteKeptDocument, isImpatient, NETWORK_SECONDS } from './patience';
import { makeOfflineDocument } from './offline-document';
import { isPlainPage } from './plain-page';
import { followPerson, forget, keep, findKept, takeQuestion, openPersonCache } from './person';

export const isRead = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && isKeptRead(url);

export const isDocument = ({ url, request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') &&
  !/^\/(?:api|auth\/google)(?:\/|$)/.test(url.pathname);

interface Rules {
  /** Without it, `onAnswer` keeps the answer. */
  isWorth?: (answer: Response, url: URL) => boolean;
  waits: boolean;
  /** A refusal also deletes the kept answer. */
  forgets?: boolean;
  onAnswer?: (answer: Response) => Promise<void>;
  instead: (cache: Cache, url: URL) => Promise<Response | undefined>;
}

const networkFirst = async (
  { event, request, url }: RouteHandlerCallbackOptions,
  { isWorth, forgets = false, waits, onAnswer, instead }: Rules,
): Promise<Response> => {
  const cache = await openPersonCache();
  const strategy = new NetworkOnly({
    ...(!waits && cache && (await instead(cache, url)) && { networkTimeoutSeconds: NETWORK_SECONDS }),
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          await onAnswer?.(response.clone());
          if (cache && isWorth?.(response, url)) event.waitUntil(keep(cache, url.href, response.clone()));
          if (cache && forgets && [403, 404].includes(response.status))
            event.waitUntil(forget(cache, url, response.status === 404));
          return response;
        },
        handlerDidError: async () => cache && instead(cache, url),
      },
    ],
  });
  return strategy.handle({ event, request });
};

const clientOf = (event: ExtendableEvent): string => (event instanceof FetchEvent ? event.clientId : '');
const sameAddress = (cache: Cache, url: URL) => findKept(cache, url.href);

export const read: RouteHandlerCallback = (options) =>
  networkFirst(options, {
    isWorth: ({ status }) => status === 200,
    forgets: true,
    waits: !isImpatient(clientOf(options.event)),
    instead: sameAddress,
  });

export const askWhoIsSignedIn: RouteHandlerCallback = (options) => {
  const question = takeQuestion();
  return networkFirst(options, {
    waits: false,
    onAnswer: async (answer) => {
      if (answer.status === 401) await followPerson(question);
      if (answer.status === 200) await followPerson(question, answer);
    },
    instead: sameAddress,
  });
};

/** The document of this address, else the newest of another: each of them can show every page. */
const anyDocument = async (cache: Cache, { origin, pathname }: URL): Promise<Response | undefined> => {
  const own = await findKept(cache, origin + pathname);
  if (own) return own;
  for (const key of (await cache.keys()).toReversed()) {
    const found = new URL(key.url).pathname.startsWith('/api/') ? undefined : await findKept(cache, key);
    if (found) return found;
  }
  return undefined;
};

export const openDocument: RouteHandlerCallback = async (options) => {
  const { event } = options;
  const answer = await networkFirst(options, {
    isWorth: isPlainPage,
    waits: false,
    instead: anyDocument,
  }).catch(makeOfflineDocument);
  if (event instanceof FetchEvent && answer.headers.has(KEPT_HEADER))
    noteKeptDocument(event.resultingClientId);
  return answer;
};
