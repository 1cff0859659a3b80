import type { PrerenderedPage } from '@landsea/contracts/core';
import { ORIGIN_MARK, REMOTE_MARK } from '@landsea/contracts/core';
import { pages } from '../../../mfe-marketing/src/pages';
import { headTags, pageTitle } from '../../../shell/src/frame/page-head-tags';
import { headHtml } from './head-html';
import type { PageInWords } from './structured-data';
import { InlineStyles } from './inline-styles';
import { publicPaths } from './public-paths';
import { renderPage } from './render-page';
import { unseenClaims } from './spoken-data';

export interface PrerenderedSite {
  pages: { path: string; variant: string; page: PrerenderedPage }[];
  sitemap: string[];
  /** The rules of what the pages would carry as style attributes. */
  sheet: string;
}

/** The page whose path is the folder of this one, such as `/tools` for `/tools/heights`. */
const parentOf = (path: string): PageInWords['parent'] => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const parent = folder === '' ? undefined : pages.find(({ paths }) => paths[0] === folder);
  return parent && { path: folder, title: pageTitle(parent.title) };
};

/** The name of that sheet among the files of the remote. */
const SHEET = 'prerendered/styles.css';

async function prerenderPath(
  path: string,
  variant: string,
  styles: InlineStyles,
): Promise<{ page: PrerenderedPage; isOwn: boolean }> {
  const { handle, html, state } = await renderPage(path, variant);
  const { html: body, hasStyles } = styles.moveOut(html);
  if (/<script|<style/i.test(body)) throw new Error('the page holds an inline script or style');
  const canonical = handle.canonical ?? path;
  const title = pageTitle(handle.title);
  const words = {
    path: canonical,
    title,
    description: handle.description,
    parent: parentOf(canonical),
    own: (await handle.structuredData?.(ORIGIN_MARK)) ?? [],
  };
  const head = headHtml(headTags(handle, canonical, ORIGIN_MARK), words, state);
  const sheet = hasStyles ? `<link rel="stylesheet" href="${REMOTE_MARK}/${SHEET}">` : '';
  const unseen = unseenClaims(head, body);
  if (unseen.length > 0) throw new Error(`its data names what it does not show: ${unseen.join('; ')}`);
  return { page: { title, head: sheet + head, body }, isOwn: canonical === path };
}

/** Every public page of the marketing remote. @throws an Error that names the page which cannot be rendered in Node. */
export async function prerenderSite(): Promise<PrerenderedSite> {
  const styles = new InlineStyles();
  const site: PrerenderedSite = { pages: [], sitemap: [], sheet: '' };
  for (const { name, path, variants } of publicPaths(pages)) {
    try {
      for (const variant of variants) {
        const { page, isOwn } = await prerenderPath(path, variant, styles);
        site.pages.push({ path, variant, page });
        if (isOwn && variant === variants[0]) site.sitemap.push(path);
      }
    } catch (cause) {
      throw new Error(`the page ${name} at ${path} cannot be rendered in Node`, { cause });
    }
  }
  return { ...site, sheet: styles.sheet() };
}
