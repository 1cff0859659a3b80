import { ORIGIN_MARK, PRERENDERED_STATE_ID } from '@landsea/contracts/core';
import type { HeadTag } from '../../../shell/src/frame/page-head-tags';
import { makeStructuredData, type PageInWords } from './structured-data';

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&"<>]/g, (sign) => escapes[sign] ?? sign);

/** JSON inside a script element: without `<` nothing in it can end the element. */
const jsonBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const tagHtml = ({ tag, key, name, value }: HeadTag): string =>
  `<${tag} ${key}="${name}" ${tag === 'link' ? 'href' : 'content'}="${escapeHtml(value)}">`;

export const renderHead = (tags: HeadTag[], page: PageInWords, state: unknown): string =>
  [
    ...tags.map(tagHtml),
    `<meta property="og:image:alt" content="${escapeHtml(page.title)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    jsonBlock('type="application/ld+json"', makeStructuredData(page, ORIGIN_MARK)),
    jsonBlock(`type="application/json" id="${PRERENDERED_STATE_ID}"`, state),
  ].join('');
