import { LIVE_LIST_ID, ORIGIN_MARK, REMOTE_MARK, type PrerenderedPage } from '@landsea/contracts/core';

/** What is written into the shell's page. */
export interface DocumentParts {
  /** Elements of the head. */
  preloads: string;
  /** What is live, for the shell; undefined lets it ask. */
  liveList: unknown;
  prerendered?: { page: PrerenderedPage; remoteAddress: string; origin: string } | undefined;
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** JSON inside a script element: without `<` nothing in it can end the element. */
const dataBlock = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** Replaces what stands between two marks, the marks and the space around them; a function keeps `$` in the text as it is. */
const putBetween = (template: string, mark: string, text: string): string =>
  template.replace(new RegExp(`\\s*<!-- document:${mark} -->[^]*<!-- /document:${mark} -->\\s*`), () => text);

export function documentText(template: string, { preloads, liveList, prerendered }: DocumentParts): string {
  // Behind the scripts of the shell, which everything else waits for.
  const withPreloads = template.replace('</head>', () => `${preloads}</head>`);
  const data = liveList === undefined ? '' : dataBlock(LIVE_LIST_ID, liveList);
  const withLists = withPreloads.replace('<!-- document:data -->', () => data);
  if (!prerendered) return withLists;
  const { page, remoteAddress, origin } = prerendered;
  const fill = (html: string): string =>
    html.replaceAll(REMOTE_MARK, remoteAddress).replaceAll(ORIGIN_MARK, origin);
  const head = `<title>${escapeText(page.title)}</title>${fill(page.head)}`;
  return putBetween(putBetween(withLists, 'head', head), 'root', fill(page.body));
}
