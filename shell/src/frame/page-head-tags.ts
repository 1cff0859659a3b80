import type { PageHandle } from '@landsea/web-kit/pages';

export interface HeadTag {
  tag: 'meta' | 'link';
  key: string;
  name: string;
  value: string;
}

const PRODUCT_PICTURE = '/og/landsea.png';
const productKeywords =
  'vacation planner, trip budget, theme park planner, cruise planner, family vacation, dining reservations, travel agent tool';

/** @param site the product's name, or that of the agent whose clients see the page. */
export const formatPageTitle = (title: string, site = 'Landsea'): string =>
  title.includes(site) ? title : `${title} | ${site}`;

const meta = (key: 'name' | 'property', name: string, value: string): HeadTag => ({
  tag: 'meta',
  key,
  name,
  value,
});

/** Search engines list public pages only; an address with a token or an account is private. */
const isListed = ({ access, unlisted }: PageHandle): boolean => access === 'public' && !unlisted;

/** `canonical` of `origin` is the address that search engines should keep. */
export const makeHeadTags = (handle: PageHandle, canonical: string, origin: string): HeadTag[] => {
  const { title, description, keywords, ogImage = PRODUCT_PICTURE } = handle;
  const fullTitle = formatPageTitle(title);
  const address = `${origin}${canonical}`;
  return [
    meta('name', 'description', description),
    meta('name', 'keywords', keywords ? `${keywords}, ${productKeywords}` : productKeywords),
    meta('name', 'robots', isListed(handle) ? 'index, follow' : 'noindex'),
    { tag: 'link', key: 'rel', name: 'canonical', value: address },
    meta('property', 'og:title', fullTitle),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', `${origin}${ogImage}`),
  ];
};
