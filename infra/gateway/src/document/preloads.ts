import { getVariantName, type FileGroup, type PageGroup } from '@landsea/contracts/core';
import type { OwnedPage, PageOwner } from './page-paths.js';
import type { LiveBuild, LiveSite } from './site.js';

type PageBuild = Pick<LiveBuild, 'address' | 'files'>;
interface PageBuilds {
  builds: Partial<Record<PageOwner, PageBuild>>;
}

const addressesIn = ({ address }: PageBuild, { files }: FileGroup): string[] =>
  files.map((file) => `${address}/${file}`);

/** The build that offers a shared module first: the host's, else the remote's own. */
const offering = (site: PageBuilds, owner: PageOwner, name: string): PageBuild | undefined =>
  [site.builds.shell, site.builds[owner]].find((build) => build?.files?.shared[name]);

/** Collects addresses of groups with the shared modules that they take, what others wait for first; none is there twice. */
function addressesOf(site: PageBuilds, owner: PageOwner) {
  const found = new Set<string>();
  const seen = new Set<string>();
  const add = (build: PageBuild, group: FileGroup | undefined): void => {
    if (!group) return;
    for (const address of addressesIn(build, group)) found.add(address);
    for (const name of group.shared) {
      if (seen.has(name)) continue;
      seen.add(name);
      const source = offering(site, owner, name);
      if (source) add(source, source.files?.shared[name]);
    }
  };
  return { found, add };
}

const groupOf = (build: PageBuild, page: OwnedPage, variant: string): PageGroup | undefined =>
  build.files?.pages[getVariantName(page.name, variant)] ?? build.files?.pages[page.name];

/** Addresses of everything that a page loads before it shows anything. */
export function pageFileAddresses(
  site: PageBuilds,
  page: OwnedPage | undefined,
  variant = 'default',
): string[] {
  const owner = page?.owner ?? 'shell';
  const { found, add } = addressesOf(site, owner);
  for (const build of new Set([site.builds.shell, site.builds[owner]]))
    if (build) add(build, build.files?.entry);
  const own = site.builds[owner];
  if (own && page) add(own, groupOf(own, page, variant));
  return [...found];
}

/** Addresses of what a page that opens without a signal loads later; empty for every other page. */
export function lateFileAddresses(site: PageBuilds, page: OwnedPage, variant: string): string[] {
  const { found, add } = addressesOf(site, page.owner);
  const own = site.builds[page.owner];
  if (own) add(own, groupOf(own, page, variant)?.late);
  return [...found];
}

const kindOf = (address: string): 'style' | 'script' => (address.endsWith('.css') ? 'style' : 'script');

/** The hash that the script of an address requires, and so its preload: an entry of a remote has one. */
export const integrityOf = ({ remotes }: LiveSite, address: string): string | undefined =>
  Object.values(remotes).find(({ entry }) => entry === address)?.integrity;

/** Elements of the head; what the template itself names needs none. */
export const preloadElements = (addresses: readonly string[], site: LiveSite): string =>
  addresses
    .filter((address) => !site.template.includes(`"${address}"`))
    .map((address) => {
      const hash = integrityOf(site, address);
      const integrity = hash ? ` integrity="${hash}"` : '';
      // The host's scripts run while those of the page are on their way.
      const priority =
        address.startsWith('/remotes/') && kindOf(address) === 'script' ? ' fetchpriority="low"' : '';
      return `<link rel="preload" href="${address}" as="${kindOf(address)}"${priority}${integrity}>`;
    })
    .join('');
