import { getVariantName, type FileGroup, type PageGroup } from '@landsea/contracts/core';
import { findHashFile } from '@landsea/contracts/releases';
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
export function listPageFileAddresses(
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

/** Addresses of what a page that opens without a signal loads later, with the hashes of it; empty for every other page. */
export function listLateFileAddresses(site: LiveSite, page: OwnedPage, variant: string): string[] {
  const { found, add } = addressesOf(site, page.owner);
  const own = site.builds[page.owner];
  const late = own && groupOf(own, page, variant)?.late;
  if (!late) return [];
  add(own, late);
  for (const build of new Set([site.builds.shell, own])) {
    const file = findHashFile(Object.entries(build?.hashes ?? {}));
    if (build && file) found.add(`${build.address}/${file.path}`);
  }
  return [...found];
}

const kindOf = (address: string): 'style' | 'script' => (address.endsWith('.css') ? 'style' : 'script');

/**
 * The hash that the script or sheet of an address requires, and so its preload: with another one, or none, it would be
 * loaded twice.
 */
export function findIntegrity({ builds, remotes }: LiveSite, address: string): string | undefined {
  const entry = Object.values(remotes).find((remote) => remote.entry === address);
  const { shell, ...others } = builds;
  // The shell sets the hashes of all scripts.
  if (entry?.integrity || !shell?.hashes) return entry?.integrity;
  const owner = Object.values(others).find((build) => address.startsWith(`${build.address}/`)) ?? shell;
  return owner.hashes?.[address.slice(owner.address.length + 1)];
}

export const writeIntegrityAttribute = (site: LiveSite, address: string): string => {
  const hash = findIntegrity(site, address);
  return hash ? ` integrity="${hash}"` : '';
};

/** Elements of the head; what the template itself names needs none. */
export const preloadElements = (addresses: readonly string[], site: LiveSite): string =>
  addresses
    .filter((address) => !site.template.includes(`"${address}"`))
    .map((address) => {
      // The host's scripts run while those of the page are on their way.
      const priority =
        address.startsWith('/remotes/') && kindOf(address) === 'script' ? ' fetchpriority="low"' : '';
      return `<link rel="preload" href="${address}" as="${kindOf(address)}"${priority}${writeIntegrityAttribute(site, address)}>`;
    })
    .join('');
