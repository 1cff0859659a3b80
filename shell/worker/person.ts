import { KEPT_HEADER, PERSON_CACHE } from '@landsea/contracts/offline';

const MOST_ANSWERS = 150;
/** As long as a session that nobody uses. */
const MOST_AGE_MS = 14 * 24 * 60 * 60 * 1000;

const names = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PERSON_CACHE));

/** The cache of the person who is signed in here; undefined for visitors, agents and before it is known who it is. */
export const personCache = async (): Promise<Cache | undefined> => {
  const [name, ...others] = await names();
  // Somebody changed a moment ago: nothing is kept until it is known who is here.
  return name === undefined || others.length > 0 ? undefined : caches.open(name);
};

interface Person {
  id: string;
  userType: string;
  erasesAt: string | null;
}

const isKeptFor = (person: Person | undefined): person is Person =>
  person !== undefined && person.userType !== 'agent' && person.erasesAt === null;

/**
 * Only what belongs to the person who is signed in stays. Agents have none, since they see the trips of many families, and
 * neither has an account that is to be deleted.
 */
export const followPerson = async (person: Person | undefined): Promise<void> => {
  const name = isKeptFor(person) ? PERSON_CACHE + person.id : undefined;
  for (const other of await names()) if (other !== name) await caches.delete(other);
  if (name !== undefined) await caches.open(name);
};

/** Keeps an answer, and the oldest go. A cache that was deleted meanwhile takes what is put into it along. */
export const keep = async (cache: Cache, key: string, answer: Response): Promise<void> => {
  const headers = new Headers(answer.headers);
  headers.set(KEPT_HEADER, new Date().toISOString());
  await cache.put(key, new Response(await answer.blob(), { headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, -MOST_ANSWERS)) await cache.delete(old);
};

/** What was kept under this address, unless it is too old to be shown. */
export const kept = async (cache: Cache, key: string | Request): Promise<Response | undefined> => {
  const found = await cache.match(key, { ignoreVary: true });
  const age = Date.now() - Date.parse(found?.headers.get(KEPT_HEADER) ?? '');
  return age < MOST_AGE_MS ? found : undefined;
};
