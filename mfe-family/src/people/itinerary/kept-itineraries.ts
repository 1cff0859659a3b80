import { PublicItinerary } from '@landsea/contracts/agents';
import { responseSchema } from '@landsea/contracts/core';

const CACHE = 'landsea-itineraries';
const MOST = 5;
const MOST_AGE_MS = 60 * 86_400_000;

/** As the device last saw it; `photo` is the cover as a data address, `seenAt` an instant. */
export interface KeptItinerary {
  page: PublicItinerary;
  photo: string | null;
  seenAt: string;
}

/** The address names the link by its hash, so that what is kept opens no itinerary. */
const addressOf = async (token: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return `/i/kept/${[...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};

/** Undefined where a browser keeps nothing, such as in a private window. */
const openCache = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(CACHE).catch(() => undefined) : undefined;

/** Numbers stay behind their code: they are never kept. */
const withoutNumbers = (page: PublicItinerary): PublicItinerary => ({
  ...page,
  view: page.view && { ...page.view, numbers: [] },
});

export const keepItinerary = async (token: string, { page, photo, seenAt }: KeptItinerary): Promise<void> => {
  const cache = await openCache();
  if (!cache) return;
  const address = await addressOf(token);
  // The last kept is the last in the list, of which the first ones go.
  await cache.delete(address);
  await cache.put(address, new Response(JSON.stringify({ page: withoutNumbers(page), photo, seenAt })));
  for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
};

export const forgetItinerary = async (token: string): Promise<void> => {
  const cache = await openCache();
  await cache?.delete(await addressOf(token));
};

export const findKeptItinerary = async (token: string, now: Date): Promise<KeptItinerary | undefined> => {
  const cache = await openCache();
  const found = await cache?.match(await addressOf(token));
  if (!found) return undefined;
  const { page, photo, seenAt } = (await found.json()) as KeptItinerary;
  if (now.getTime() - Date.parse(seenAt) > MOST_AGE_MS) return undefined;
  // A later release may read what an earlier one kept.
  const read = responseSchema(PublicItinerary).safeParse(page);
  return read.success ? { page: read.data, photo, seenAt } : undefined;
};
