import { writeDataBlock } from './data-block.js';
import { withHashes } from './hashed-elements.js';
import { writeIntegrityAttribute, findIntegrity } from './preloads.js';
import type { LiveSite } from './site.js';

const isSheet = (address: string): boolean => address.endsWith('.css');
const script = /<script defer[^>]*? (?:integrity="([^"]+)" )?src="([^"]+)"><\/script>/g;

/** The host's libraries: the larger half of all scripts, which no release of a remote changes. */
const isLibrary = (address: string): boolean => /\/(react|libraries)\.\w+\.js$/.test(address);

/**
 * The template for a page that is painted without script: its sheets at once, and its scripts left to after-paint.js,
 * which keeps the line free for what is painted.
 */
export function leaveScriptsForLater(site: LiveSite, files: readonly string[]): string {
  const { template } = site;
  const deferred = [...template.matchAll(script)].map(([, integrity, address = '']) => ({
    integrity,
    address,
  }));
  const scripts = deferred.map(({ address }) => address);
  const later = files.filter((file) => !isSheet(file) && !scripts.includes(file));
  const sheets = files
    .filter((file) => isSheet(file) && !template.includes(`"${file}"`))
    .map((file) => `<link rel="stylesheet"${writeIntegrityAttribute(site, file)} href="${file}">`);
  const list = writeDataBlock('scripts-to-come', {
    scripts,
    hashes: Object.fromEntries(deferred.map(({ address, integrity }) => [address, integrity])),
    files: later.map((address) => ({ address, integrity: findIntegrity(site, address) })),
    early: later.filter(isLibrary),
  });
  const start = withHashes('<script defer src="/after-paint.js"></script>', site.builds.shell?.hashes);
  return template.replaceAll(script, '').replace('</head>', () => `${sheets.join('')}${list}${start}</head>`);
}
