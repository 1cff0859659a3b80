import { createGateway } from '@landsea/gateway/gateway';
import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { portBase } from './product.js';

/** The names of what the service worker keeps. */
export const keptCaches = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** The addresses that are kept for a person. */
export const keptReads = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('landsea-person-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until these addresses are kept. */
export const waitUntilKept = (page: Page, ...paths: string[]): Promise<void> =>
  expect
    .poll(() => keptReads(page), { message: 'what is kept for the person', timeout: 60_000 })
    .toEqual(expect.arrayContaining(paths));

const at = (port: number): URL[] => [new URL(`http://127.0.0.1:${String(port)}`)];

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
