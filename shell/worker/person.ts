import { KEPT_HEADER, PERSON_CACHE } from '@landsea/contracts/offline';

const MOST_ANSWERS = 150;
/** As long as a session that nobody uses. */
const MOST_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** The answer that says whose a cache is. It is the first in each, and stays. */
const WHO = '/api/auth/user';

const names = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PERSON_CACHE));

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a cache must not be opened, and so made again, between its being found and deleted. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
};

const theOnlyCache = async (): Promise<Cache | undefined> => {
  const [name, ...others] = await names();
  // Somebody changed a moment ago: nothing is kept until it is known who is here.
  if (name === undefined || others.length > 0) return undefined;
  const cache = await caches.open(name);
  // A page may have deleted it just now, and opening it made it again.
  if (await cache.match(WHO, { ignoreVary: true })) return cache;
  await caches.delete(name);
  return undefined;
};

/** The cache of the person who is signed in here; undefined for visitors, agents and before it is known who it is. */
export const personCache = (): Promise<Cache | undefined> => inTurn(theOnlyCache);

interface Person {
  id: string;
  userType: string;
  erasesAt: string | null;
}

const isKeptFor = (person: Person): boolean => person.userType !== 'agent' && person.erasesAt === null;

let asked = 0;
let followed = 0;

/** The place of a question among all that tell who is here. */
export const nextQuestion = (): number => ++asked;

/**
 * Only what belongs to the person who is signed in stays, beginning with the answer that names them. Agents have no cache,
 * since they see the trips of many families, and neither has an account that is to be deleted. An answer to a question that
 * was asked before the last one that was followed is out of date, and changes nothing.
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

/** Keeps an answer, and the oldest go. A cache that was deleted meanwhile takes what is put into it along. */
export const keep = async (cache: Cache, key: string, answer: Response): Promise<void> => {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_HEADER, new Date().toISOString());
  await cache.put(key, new Response(await answer.blob(), { headers }));
  const keys = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== WHO);
  for (const old of keys.slice(0, -MOST_ANSWERS)) await cache.delete(old);
};

/** A person who may not see the money of a trip has no budget there, and still the trip. */
const tripItself = /^\/api\/(?:trips\/([\w-]{36})|v1\/trips\/([\w-]{36})\/days)$/;

/** What the server no longer shows the person goes: a trip with all its pages once it is not there for them, else this address. */
export const forget = async (cache: Cache, { href, pathname }: URL, isGone: boolean): Promise<void> => {
  const [, first, second] = (isGone && tripItself.exec(pathname)) || [];
  const trip = first ?? second;
  for (const key of await cache.keys())
    if (trip === undefined ? key.url === href : key.url.includes(trip)) await cache.delete(key);
};

/** What was kept under this address, unless it is too old to be shown. */
export const kept = async (cache: Cache, key: string | Request): Promise<Response | undefined> => {
  const found = await cache.match(key, { ignoreVary: true });
  const age = Date.now() - Date.parse(found?.headers.get(KEPT_HEADER) ?? '');
  return age < MOST_AGE_MS ? found : undefined;
};
