import { LIVE_LIST_ID, PRERENDERED_STATE_ID, REMOTE_MARK, type DrawnScreen } from '@landsea/contracts/core';
import { writeDataBlock } from '../data-block.js';
import { putBetween } from '../document-text.js';
import { preloadElements, writeIntegrityAttribute } from '../preloads.js';
import type { LiveSite } from '../site.js';

export interface PaintedScreen extends DrawnScreen {
  /** Address of the font of headings. */
  font: string | undefined;
}

const fontElement = (font: string | undefined): string =>
  font
    ? `<link rel="preload" fetchpriority="high" as="font" type="font/woff2" crossorigin="" href="${font}">`
    : '';

const isSheet = (address: string): boolean => address.endsWith('.css');

/** Sheets stand before the first paint, which is of this text and no longer of the scripts. */
const headOf = (files: readonly string[], site: LiveSite, rules: string): string => {
  const sheets = files
    .filter((file) => isSheet(file) && !site.template.includes(`"${file}"`))
    .map((file) => `<link rel="stylesheet"${writeIntegrityAttribute(site, file)} href="${file}">`);
  const scripts = preloadElements(
    files.filter((file) => !isSheet(file)),
    site,
  );
  return `${sheets.join('')}${rules && `<style>${rules}</style>`}${scripts}</head>`;
};

/** The document of a page with what its person sees first, and the answers that it was drawn from. */
export function writeFirstScreenText(
  files: readonly string[],
  site: LiveSite,
  { rules, body, state, font }: PaintedScreen,
): string {
  const list = site.signedList === undefined ? '' : writeDataBlock(LIVE_LIST_ID, site.signedList);
  const data = list + writeDataBlock(PRERENDERED_STATE_ID, state);
  const withHead = site.template
    .replace('<head>', () => `<head>${fontElement(font)}`)
    .replace('</head>', () => headOf(files, site, rules));
  const withRoot = putBetween(
    withHead,
    'root',
    body.replaceAll(REMOTE_MARK, site.builds.family?.address ?? ''),
  );
  return withRoot.replace('<!-- document:data -->', () => data);
}
