import { ORIGIN_MARK } from '@landsea/contracts/core';

const textOf = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll(/\s+/g, ' ');

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object of a block, however deep. */
const nodesOf = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
};

const claimOf = (node: Node): string | undefined => {
  if (node['@type'] === 'Question') return String(node['name']);
  if (node['@type'] === 'Answer') return String(node['text']);
  if (node['@type'] === 'Offer') return `$${String(node['price']).replace(/\.00$/, '')}`;
  return undefined;
};

/**
 * Finds claims of a page's structured data that its body does not show: questions, answers, prices, and the pages of a list.
 * @throws where a block is no JSON.
 */
export const findUnseenClaims = (head: string, body: string): string[] => {
  const shown = textOf(body);
  const blocks = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as unknown,
  );
  const nodes = nodesOf(blocks);
  const claims = nodes.flatMap((node) => claimOf(node) ?? []);
  const lists = nodes.filter((node) => node['@type'] === 'ItemList');
  const links = nodesOf(lists.map((list) => list['itemListElement'])).map(({ url, name }) => ({
    path: String(url).replace(ORIGIN_MARK, ''),
    name: String(name),
  }));
  return [
    ...claims.filter((claim) => !shown.includes(claim)),
    ...links
      .filter(({ path, name }) => !body.includes(`href="${path}"`) || !shown.includes(name))
      .map(({ path }) => path),
  ];
};
