import { isKeptRead } from '@landsea/contracts/offline';
import type { AppStore } from '@landsea/web-kit';
import { wantsFewBytes } from '../fetch-page';
import { offlinePages } from '../known-pages';

/** Through the service worker, which keeps what it may. */
const pass = (address: string, init?: RequestInit): Promise<Response | undefined> =>
  fetch(address, init).then(
    (answer) => (answer.ok ? answer : undefined),
    () => undefined,
  );

const filesIn = (html: string): string[] =>
  [
    ...new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelectorAll('link[rel="preload"][href], link[rel="stylesheet"][href], script[src]'),
  ].flatMap((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? []);

const callsIn = (link: string | null): string[] =>
  [...(link ?? '').matchAll(/<(\/api\/[^>]+)>/g)].flatMap(([, address]) => address ?? []);

/** A page as the gateway writes it names all that it loads first: its files, and the calls of its first data. */
const keepPage = async (path: string, known: Set<string>): Promise<void> => {
  const page = await pass(path, { headers: { Accept: 'text/html' } });
  if (!page) return;
  const named = [...filesIn(await page.text()), ...callsIn(page.headers.get('link'))];
  for (const address of named) {
    if (known.has(address)) continue;
    known.add(address);
    await pass(address, { credentials: 'include' });
  }
};

/** What a page loaded before there was a worker; the browser still has the files. */
const loadedHere = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter((url) => url.origin === window.location.origin)
    .filter((url) => isKeptRead(url) || !/^\/api\/|\.(?:mp4|vtt)$/.test(url.pathname))
    .map(({ pathname, search }) => pathname + search);

const tripHere = (): string | undefined =>
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(location.pathname)?.[0];

/** Keeps the pages of the trip that a family looks at, once for each trip and document. */
export const keepTrips = (store: AppStore, isFirstVisit: boolean): void => {
  const known = new Set<string>();
  let keptFor = '';
  const keep = async (tripId: string): Promise<void> => {
    // Whose it is has to be known before anything is kept.
    await pass('/api/auth/user');
    if (isFirstVisit) {
      for (const address of loadedHere()) await pass(address, { credentials: 'include' });
      await keepPage(window.location.pathname, known);
    }
    if (wantsFewBytes()) return;
    for (const { path } of offlinePages(tripId)) await keepPage(path, known);
  };
  const look = () => {
    const { session, activeTrip } = store.getState();
    const id = tripHere() ?? activeTrip.id;
    if (!id || !session.user || session.user.userType === 'agent') return;
    const person = `${session.user.id} ${id}`;
    if (person === keptFor) return;
    keptFor = person;
    void keep(id);
  };
  store.subscribe(look);
  look();
};
