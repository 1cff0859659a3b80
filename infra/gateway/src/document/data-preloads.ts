import type { FoundPage } from './page-paths.js';
import type { LiveSite } from './site.js';

const sessionCookie = /(?:^|; )(?:__Host-)?landsea_sid=/;

/** The calls that a page begins with: who is signed in, and its first data. None for visitors, whose calls would be refused. */
export function listDataCalls(
  site: LiveSite,
  found: FoundPage | undefined,
  cookies: string | undefined,
): string[] {
  if (!sessionCookie.test(cookies ?? '')) return [];
  const calls = found && site.builds[found.page.owner]?.files?.pages[found.page.name]?.firstData;
  const trip = found?.params['tripId'];
  const addresses = (calls ?? [])
    .filter((call) => trip !== undefined || !call.includes('{tripId}'))
    .map((call) => call.replaceAll('{tripId}', trip ?? ''));
  return ['/api/auth/user', ...addresses];
}

/** The `Link` header with these calls. A header and not elements, so that the document is the same for every trip. */
export const listDataPreloads = (...of: Parameters<typeof listDataCalls>): string =>
  listDataCalls(...of)
    .map((address) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials; fetchpriority=low`)
    .join(', ');
