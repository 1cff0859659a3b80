import type { Graph, Thing } from 'schema-dts';

/** What a page says of itself, as far as search engines read it. */
export interface PageInWords {
  path: string;
  title: string;
  description: string;
  /** Of the page itself, such as its questions and answers. */
  own: Thing[];
}

const nameOf = (title: string): string => title.replace(/ \| Landsea$/, '');

/** schema.org in words of search engines: the page, the site it belongs to, the way to it, and what it says itself. */
export const structuredData = ({ path, title, description, own }: PageInWords, origin: string): Graph => {
  const site = `${origin}/#site`;
  const address = `${origin}${path}`;
  const crumbs: Thing[] =
    path === '/'
      ? []
      : [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Landsea', item: `${origin}/` },
              { '@type': 'ListItem', position: 2, name: nameOf(title), item: address },
            ],
          },
        ];
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
      ...crumbs,
      ...own,
    ],
  };
};
