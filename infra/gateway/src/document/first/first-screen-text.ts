import { LIVE_LIST_ID, PRERENDERED_STATE_ID, REMOTE_MARK, type DrawnScreen } from '@landsea/contracts/core';
import { writeDataBlock } from '../data-block.js';
import { putBetween } from '../document-text.js';
import { separateScripts, writeSheets } from '../later-scripts.js';
import { findIntegrity } from '../preloads.js';
import type { LiveSite } from '../site.js';

export interface HeadParts {
  site: LiveSite;
  /** Addresses of what the page loads before it shows anything. */
  files: readonly string[];
  /** Address of the font of headings. */
  font: string | undefined;
}

export interface RestParts {
  site: LiveSite;
  /** Undefined where the scripts draw the page. */
  screen: DrawnScreen | undefined;
  /** The policy of this one answer names it. */
  nonce: string;
  /** The calls that the scripts begin with, where no answers are in the document. */
  calls: readonly string[];
}

const HEAD_END = '</head>';

const fontElement = (font: string | undefined): string =>
  font
    ? `<link rel="preload" fetchpriority="high" as="font" type="font/woff2" crossorigin="" href="${font}">`
    : '';

const isSheet = (address: string): boolean => address.endsWith('.css');

/** The line is idle until the answers are there, and free for the sheets before that. */
const scriptElement = (address: string, integrity: string | undefined): string =>
  `<link rel="preload" as="script" fetchpriority="low"${integrity ? ` integrity="${integrity}"` : ''} href="${address}">`;

/** The document up to what depends on its person: sheets stand before the first paint, scripts are on their way. */
export function writeFirstHead({ site, files, font }: HeadParts): string {
  const { template, scripts } = separateScripts(site, []);
  const [head = ''] = template.split(HEAD_END, 1);
  const own = scripts.map(({ address, integrity }) => scriptElement(address, integrity));
  const others = files
    .filter((file) => !isSheet(file) && !site.template.includes(`"${file}"`))
    .map((file) => scriptElement(file, findIntegrity(site, file)));
  return [
    head.replace('<head>', () => `<head>${fontElement(font)}`),
    writeSheets(site, files),
    ...own,
    ...others,
  ].join('');
}

const callElement = (address: string): string =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" fetchpriority="low" href="${address}">`;

const MISSING =
  '<p id="scripts-missing" role="alert" class="missing-scripts">Part of this page didn’t load, so its buttons don’t work yet. <a href="">Try Again</a></p>' +
  '<noscript><p class="missing-scripts">The buttons on this page need JavaScript. Switch it on, then <a href="">reload the page</a>.</p></noscript>';

/** The rest of it: the page of its person with the answers that it was drawn from, or what a slow line sees until it is drawn. */
export function writeFirstRest({ site, screen, nonce, calls }: RestParts): string {
  const { template, elements, later } = separateScripts(site, [], true);
  const rest = template.slice(template.indexOf(HEAD_END));
  const list = site.signedList === undefined ? '' : writeDataBlock(LIVE_LIST_ID, site.signedList);
  const withData = (data: string): string => rest.replace('<!-- document:data -->', () => data);
  if (!screen) return `${elements}${calls.map(callElement).join('')}${withData(list)}`;
  const { rules, body, state } = screen;
  const withState = withData(MISSING + list + writeDataBlock(PRERENDERED_STATE_ID, state));
  const withRoot = putBetween(
    withState,
    'root',
    body.replaceAll(REMOTE_MARK, site.builds.family?.address ?? ''),
  );
  const style = rules && `<style nonce="${nonce}">${rules}</style>`;
  return `${style}${later}${withRoot}`;
}
