import type { Graph, Thing } from 'schema-dts';

/** The words of a page that search engines read. */
export interface PageInWords {
  path: string;
  title: string;
  description: string;
  /** The page above it, where its path lies below that of another page. */
  parent?: { path: string; title: string } | undefined;
  /** Facts of the page itself, such as its questions and answers. */
  own: Thing[];
}

const nameOf = (title: string): string => title.replace(/ \| Landsea$/, '');

/** The way to a page from the start, as `BreadcrumbList`; none at the start itself. */
const crumbsOf = ({ path, title, parent }: PageInWords, origin: string): Thing[] => {
  if (path === '/') return [];
  const steps = [{ path: '/', title: 'Landsea' }, ...(parent ? [parent] : []), { path, title }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: nameOf(step.title),
        item: `${origin}${step.path}`,
      })),
    },
  ];
};

/** schema.org in words of search engines: the page, the site it belongs to, the way to it, and what it says itself. */
export const makeStructuredData = (page: PageInWords, origin: string): Graph => {
  const { path, title, description, own } = page;
  const site = `${origin}/#site`;
  const address = `${origin}${path}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', '@id': `${origin}/#us`, name: 'Landsea', url: `${origin}/` },
      {
        '@type': 'WebSite',
        '@id': site,
        name: 'Landsea',
        url: `${origin}/`,
        publisher: { '@id': `${origin}/#us` },
      },
      {
        '@type': 'WebPage',
        '@id': address,
        url: address,
        name: nameOf(title),
        description,
        inLanguage: 'en-US',
        isPartOf: { '@id': site },
      },
      ...crumbsOf(page, origin),
      ...own,
    ],
  };
};
