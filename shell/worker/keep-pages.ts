import { KEEP_HEADER, LATE_FILES_HEADER, type KeepRequest } from '@landsea/contracts/offline';
import type { Router } from 'workbox-routing';
import { listNamedFiles } from '../src/offline/named-in';

/**
 * Addresses are fetched one after the other in the worker, because a slow
 * phone's page is busy. Failed ones are left out.
 */
export const keepPages = async (
  router: Router,
  event: ExtendableEvent,
  { addresses, pages }: KeepRequest,
): Promise<void> => {
  const known = new Set<string>();
  const pass = async (address: string, init?: RequestInit): Promise<Response | undefined> => {
    known.add(address);
    const answer = await router
      .handleRequest({ request: new Request(address, init), event })
      ?.catch(() => undefined);
    return answer?.ok ? answer : undefined;
  };
  // The owner has to be known before anything is kept.
  await pass('/api/auth/user');
  for (const address of addresses) await pass(address);
  for (const path of pages) {
    const page = await pass(path, { headers: { Accept: 'text/html', [KEEP_HEADER]: '1' } });
    if (!page) continue;
    const named = listNamedFiles(await page.text(), page.headers.get('link'));
    const late = page.headers.get(LATE_FILES_HEADER)?.split(',') ?? [];
    for (const address of [...named, ...late]) if (!known.has(address)) await pass(address);
  }
};
