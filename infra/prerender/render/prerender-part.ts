import { createHash } from 'node:crypto';
import { ORIGIN_MARK, REMOTE_MARK, type PrerenderedPage } from '@landsea/contracts/core';
import { makeHeadTags, formatPageTitle } from '../../../shell/src/frame/page-head-tags';
import { renderHead } from './head-html';
import type { PageInWords } from './structured-data';
import { InlineStyles } from './inline-styles';
import { listPublicPaths } from './public-paths';
import { renderPage } from './render-page';
import type { SitePart } from './site-part';
import { findUnseenClaims } from './spoken-data';

export interface PrerenderedPart {
  pages: { path: string; variant: string; page: PrerenderedPage }[];
  sitemap: string[];
  /** The rules of what the pages would carry as style attributes, and the name of their file beside the pages. */
  sheet: { file: string; rules: string };
}

const parentOf = ({ pages }: SitePart, path: string): PageInWords['parent'] => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const parent = folder === '' ? undefined : pages.find(({ paths }) => paths[0] === folder);
  return parent && { path: folder, title: formatPageTitle(parent.title) };
};

/** Stands for the name of the sheet, which is known when all pages are there. */
const SHEET_MARK = '{{sheet}}';

async function prerenderPath(
  part: SitePart,
  path: string,
  variant: string,
  styles: InlineStyles,
): Promise<{ page: PrerenderedPage; isOwn: boolean }> {
  const { handle, html, state } = await renderPage(part, path, variant);
  const { html: body, hasStyles } = styles.moveOut(html);
  if (/<script|<style/i.test(body)) throw new Error('the page holds an inline script or style');
  const canonical = handle.canonical ?? path;
  const title = formatPageTitle(handle.title);
  const words = {
    path: canonical,
    title,
    description: handle.description,
    parent: parentOf(part, canonical),
    own: (await handle.structuredData?.(ORIGIN_MARK, variant)) ?? [],
  };
  const head = renderHead(makeHeadTags(handle, canonical, ORIGIN_MARK), words, state);
  const sheet = hasStyles ? `<link rel="stylesheet" href="${REMOTE_MARK}/prerendered/${SHEET_MARK}">` : '';
  const unseen = findUnseenClaims(head, body);
  if (unseen.length > 0) throw new Error(`its data names what it does not show: ${unseen.join('; ')}`);
  return { page: { title, head: sheet + head, body }, isOwn: canonical === path };
}

/** A hash in its name, so that the sheets of two builds may lie in one folder. */
const sheetOf = (rules: string): PrerenderedPart['sheet'] => ({
  file: `styles.${createHash('sha256').update(rules).digest('hex').slice(0, 10)}.css`,
  rules,
});

/** Every public page of an app. @throws an Error that names the page which cannot be rendered in Node. */
export async function prerenderPart(part: SitePart): Promise<PrerenderedPart> {
  const styles = new InlineStyles();
  const pages: PrerenderedPart['pages'] = [];
  const sitemap: string[] = [];
  for (const { name, path, variants, isListed } of listPublicPaths(part.pages)) {
    try {
      for (const variant of variants) {
        const { page, isOwn } = await prerenderPath(part, path, variant, styles);
        pages.push({ path, variant, page });
        if (isOwn && isListed && variant === variants[0]) sitemap.push(path);
      }
    } catch (cause) {
      throw new Error(`the page ${name} at ${path} cannot be rendered in Node`, { cause });
    }
  }
  const sheet = sheetOf(styles.sheet());
  const named = pages.map(({ page, ...place }) => ({
    ...place,
    page: { ...page, head: page.head.replace(SHEET_MARK, sheet.file) },
  }));
  return { pages: named, sitemap, sheet };
}
