import { LATE_FILES_HEADER } from '@landsea/contracts/offline';
import { createGateway } from '@landsea/gateway/gateway';
import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { portBase } from './product.js';

export const keptCaches = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** The caches of persons, of whom there is one at most. */
export const personCaches = async (page: Page): Promise<string[]> =>
  (await keptCaches(page)).filter((name) => name.startsWith('landsea-person-'));

export const keptReads = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('landsea-person-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** The files that documents kept for a person name, and that are not kept themselves. */
const missingFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async (lateHeader) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('landsea-person-'));
    const answers = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()));
    const named = await Promise.all(
      answers.flat().map(async (answer) => {
        const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : '';
        const first = [...html.matchAll(/<(?:link|script)\b[^>]*\b(?:href|src)="([^"]+\.(?:js|css))"/g)];
        return [
          ...first.map(([, address = '']) => address),
          ...(answer.headers.get(lateHeader)?.split(',') ?? []),
        ];
      }),
    );
    const missing = new Set(named.flat().filter((address) => /^\/(?:assets|remotes)\//.test(address)));
    const files = await caches.open('landsea-files');
    for (const address of missing) if (await files.match(address)) missing.delete(address);
    return [...missing];
  }, LATE_FILES_HEADER);

/** Waits until these addresses are kept, with the files of the pages among them: a document comes before what it names. */
export const waitUntilKept = async (page: Page, ...paths: string[]): Promise<void> => {
  await expect
    .poll(() => keptReads(page), { message: 'what is kept for the person', timeout: 60_000 })
    .toEqual(expect.arrayContaining(paths));
  await expect
    .poll(() => missingFiles(page), { message: 'files that are still missing', timeout: 60_000 })
    .toEqual([]);
};

const at = (port: number): URL[] => [new URL(`http://127.0.0.1:${port}`)];

/** One more gateway in front of the running product. */
export const secondGateway = async (serviceWorker: 'on' | 'off', port = 0) => {
  const web = join(process.env['LANDSEA_E2E_HOME'] ?? '', 'web');
  const gateway = await createGateway({
    services: { identity: at(portBase + 1), trips: at(portBase + 2), billing: at(portBase + 3) },
    shellFolder: join(web, 'shell'),
    webFolder: web,
    serviceWorker,
  });
  const address = await gateway.listen({ port, host: '127.0.0.1' });
  return { port: Number(new URL(address).port), close: () => gateway.close() };
};
