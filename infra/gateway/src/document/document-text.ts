import {
  LIVE_LIST_ID,
  ORIGIN_MARK,
  REMOTE_MARK,
  VISITOR_ID,
  type PrerenderedPage,
} from '@landsea/contracts/core';
import { leaveScriptsForLater } from './later-scripts.js';
import { writeDataBlock } from './data-block.js';
import { preloadElements } from './preloads.js';
import type { LiveSite } from './site.js';

export interface DocumentParts {
  /** Addresses of what the page loads before it shows anything, or before it can be used. */
  files: readonly string[];
  site: LiveSite;
  /** True when no session came with the request: the shell need not ask who is signed in. */
  isVisitor: boolean;
  prerendered?: { page: PrerenderedPage; remoteAddress: string; origin: string } | undefined;
}

export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Replaces what stands between two marks, the marks and the space around them; a function keeps `$` in the text as it is. */
export const putBetween = (template: string, mark: string, text: string): string =>
  template.replace(new RegExp(`\\s*<!-- document:${mark} -->[^]*<!-- /document:${mark} -->\\s*`), () => text);

export function writeDocumentText({ files, site, isVisitor, prerendered }: DocumentParts): string {
  const { template, signedList } = site;
  // Preloads stand behind the scripts of the shell, which everything else waits for.
  const withFiles = prerendered
    ? leaveScriptsForLater(site, files)
    : template
        // A page that is drawn by scripts has no text before them.
        .replace('<link as="font"', '<link fetchpriority="low" as="font"')
        .replace('</head>', () => `${preloadElements(files, site)}</head>`);
  const list = signedList === undefined ? '' : writeDataBlock(LIVE_LIST_ID, signedList);
  // A page that is HTML already brings the state of a visitor.
  const data = isVisitor && !prerendered ? list + writeDataBlock(VISITOR_ID, true) : list;
  const withLists = withFiles.replace('<!-- document:data -->', () => data);
  if (!prerendered) return withLists;
  const { page, remoteAddress, origin } = prerendered;
  const fill = (html: string): string =>
    html.replaceAll(REMOTE_MARK, remoteAddress).replaceAll(ORIGIN_MARK, origin);
  const head = `<title>${escapeText(page.title)}</title>${fill(page.head)}`;
  return putBetween(putBetween(withLists, 'head', head), 'root', fill(page.body));
}
