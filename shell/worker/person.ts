import { KEPT_HEADER, PERSON_CACHE } from '@landsea/contracts/offline';

const MOST_ANSWERS = 150;
/** As long as an unused session lives. */
const MOST_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** The first entry of each cache names its owner, and stays. */
const WHO = '/api/auth/user';

const names = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PERSON_CACHE));

let last: Promise<unknown> = Promise.resolve();

/** Serialized: opening a cache between its being found and deleted would make it again. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
};

const theOnlyCache = async (): Promise<Cache | undefined> => {
  const [name, ...others] = await names();
  // The person has just changed: nothing is kept until the owner is known.
  if (name === undefined || others.length > 0) return undefined;
  const cache = await caches.open(name);
  // A page may have deleted it just now, and opening it made it again.
  if (await cache.match(WHO, { ignoreVary: true })) return cache;
  await caches.delete(name);
  return undefined;
};

/** Undefined for visitors, agents and an unknown person. */
export const openPersonCache = (): Promise<Cache | undefined> => inTurn(theOnlyCache);

interface Person {
  id: string;
  userType: string;
  erasesAt: string | null;
}

const isKeptFor = (person: Person): boolean => person.userType !== 'agent' && person.erasesAt === null;

let asked = 0;
let followed = 0;

export const takeQuestion = (): number => ++asked;

/**
 * Deletes all but the signed-in person's cache. Agents have none, since they see many families' trips, and
 * neither has an account under deletion. An older question's answer is ignored.
 */
export const followPerson = (question: number, who?: Response): Promise<void> =>
  inTurn(async () => {
    if (question < followed) return;
    followed = question;
    const person = who && ((await who.clone().json()) as Person);
    const name = person && isKeptFor(person) ? PERSON_CACHE + person.id : undefined;
    for (const other of await names()) if (other !== name) await caches.delete(other);
    if (who && name !== undefined) await keep(await caches.open(name), WHO, who);
  });

/** The oldest answers are evicted. */
export const keep = async (cache: Cache, key: string, answer: Response): Promise<void> => {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_HEADER, new Date().toISOString());
  await cache.put(key, new Response(await answer.blob(), { headers }));
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== WHO);
  for (const old of keys.slice(0, -MOST_ANSWERS)) await cache.delete(old);
};

/** A person who cannot see the money of a trip has no budget there, and still the trip. */
const tripItself = /^\/api\/(?:trips\/([\w-]{36})|v1\/trips\/([\w-]{36})\/days)$/;

/** A trip that the server no longer shows goes with all its pages, other refusals remove one address. */
export const forget = async (cache: Cache, { href, pathname }: URL, isGone: boolean): Promise<void> => {
  const [, first, second] = (isGone && tripItself.exec(pathname)) || [];
  const trip = first ?? second;
  for (const key of await cache.keys())
    if (trip === undefined ? key.url === href : key.url.includes(trip)) await cache.delete(key);
};

export const findKept = async (cache: Cache, key: string | Request): Promise<Response | undefined> => {
  const found = await cache.match(key, { ignoreVary: true });
  const age = Date.now() - Date.parse(found?.headers.get(KEPT_HEADER) ?? '');
  return age < MOST_AGE_MS ? found : undefined;
};
