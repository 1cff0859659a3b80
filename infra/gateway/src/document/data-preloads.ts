import type { FoundPage } from './page-paths.js';
import type { LiveSite } from './site.js';

const sessionCookie = /(?:^|; )(?:__Host-)?landsea_sid=/;

/**
 * The `Link` header with the calls that a page begins with: who is signed in, and its first data. Headers and not elements, so
 * that the document is the same for every trip. Undefined for visitors, whose calls would be refused.
 */
export function listDataPreloads(
  site: LiveSite,
  found: FoundPage | undefined,
  cookies: string | undefined,
): string | undefined {
  if (!sessionCookie.test(cookies ?? '')) return undefined;
  const calls = found && site.builds[found.page.owner]?.files?.pages[found.page.name]?.firstData;
  const trip = found?.params['tripId'];
  const addresses = (calls ?? [])
    .filter((call) => trip !== undefined || !call.includes('{tripId}'))
    .map((call) => call.replaceAll('{tripId}', trip ?? ''));
  return ['/api/auth/user', ...addresses]
    .map((address) => `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials; fetchpriority=low`)
    .join(', ');
}
