import { writeDataBlock } from './data-block.js';
import { withHashes } from './hashed-elements.js';
import { writeIntegrityAttribute, findIntegrity } from './preloads.js';
import type { LiveSite } from './site.js';

const isSheet = (address: string): boolean => address.endsWith('.css');
const script = /<script defer[^>]*? (?:integrity="([^"]+)" )?src="([^"]+)"><\/script>/g;

/** The host's libraries: the larger half of all scripts, which no release of a remote changes. */
const isLibrary = (address: string): boolean => /\/(react|libraries)\.\w+\.js$/.test(address);

export interface SeparatedScripts {
  /** The template without them. */
  template: string;
  /** The elements as the template has them. */
  elements: string;
  scripts: { address: string; integrity: string | undefined }[];
  /** A list for after-paint.js, and its own element. */
  later: string;
}

/** @param files what the page loads beside the scripts of the template. */
export function separateScripts(site: LiveSite, files: readonly string[], isAtOnce?: true): SeparatedScripts {
  const { template } = site;
  const deferred = [...template.matchAll(script)].map(([element, integrity, address = '']) => ({
    element,
    integrity,
    address,
  }));
  const addresses = deferred.map(({ address }) => address);
  const later = files.filter((file) => !isSheet(file) && !addresses.includes(file));
  const list = writeDataBlock('scripts-to-come', {
    scripts: addresses,
    hashes: Object.fromEntries(deferred.map(({ address, integrity }) => [address, integrity])),
    files: later.map((address) => ({ address, integrity: findIntegrity(site, address) })),
    early: later.filter(isLibrary),
    isAtOnce,
  });
  const start = withHashes('<script defer src="/after-paint.js"></script>', (address) =>
    findIntegrity(site, address),
  );
  return {
    template: template.replaceAll(script, ''),
    elements: deferred.map(({ element }) => element).join(''),
    scripts: deferred,
    later: list + start,
  };
}

/** Elements of the sheets that the template does not name. */
export const writeSheets = (site: LiveSite, files: readonly string[]): string =>
  files
    .filter((file) => isSheet(file) && !site.template.includes(`"${file}"`))
    .map((file) => `<link rel="stylesheet"${writeIntegrityAttribute(site, file)} href="${file}">`)
    .join('');

/**
 * The template for a page that is painted without script: its sheets at once, and its scripts left to after-paint.js,
 * which keeps the line free for what is painted.
 */
export function leaveScriptsForLater(site: LiveSite, files: readonly string[]): string {
  const { template, later } = separateScripts(site, files);
  return template.replace('</head>', () => `${writeSheets(site, files)}${later}</head>`);
}
