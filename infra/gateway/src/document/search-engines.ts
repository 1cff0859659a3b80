import { carriesToken, tokenPages } from '../paths.js';
import type { FoundPage } from './page-paths.js';

const shortPages = ['/f', '/q', '/i', '/sign'];

/** `/app$` and `/f$` alone, so that public pages such as `/apparel` and `/family` stay open. */
const closed = [
  '/app$',
  '/app/',
  '/trip$',
  '/trip/',
  '/api/',
  '/auth/google',
  ...tokenPages.flatMap((page) => (shortPages.includes(page) ? [`${page}$`, `${page}/`] : [page])),
];

export const writeRobotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const CONTACT_DAYS = 180;

/** RFC 9116: where somebody who found a hole tells it. */
export const writeSecurityText = (origin: string, contact: string, now: Date): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + CONTACT_DAYS * 86_400_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @param paths of the pages that search engines should list */
export const writeSitemapText = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Pages of an account or a token show what is nobody else's. */
export const isUnlisted = (path: string, found: FoundPage | undefined): boolean =>
  carriesToken(path) || (found !== undefined && found.page.access !== 'public');
