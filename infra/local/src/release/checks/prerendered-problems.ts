import { ORIGIN_MARK, type PrerenderedPage } from '@landsea/contracts/core';
import { findPageAt, type OwnedPage } from '@landsea/gateway/page-paths';
import { fileName, findRule } from '@landsea/gateway/paths';

const unescaped = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const linksIn = (body: string): string[] => {
  const found = [...body.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
  const paths = found
    .map((href) => href.replace(ORIGIN_MARK, ''))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => new URL(href, 'https://landsea.invalid').pathname);
  return [...new Set(paths)].sort();
};

/** A path of a service or of a file is its own concern; every other one must be a page. */
const isDead = (path: string, known: readonly OwnedPage[]): boolean =>
  findRule(path).owner === 'shell' && !fileName.test(path) && !findPageAt(known, path);

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Lists what a page that is HTML at build time lacks, and its links that lead to nothing. */
export function findPrerenderedProblems(
  path: string,
  { title, head, body }: PrerenderedPage,
  known: readonly OwnedPage[],
): string[] {
  const wrong: string[] = [];
  const headings = count(body, /<h1[\s>]/g);
  if (headings !== 1) wrong.push(`has ${headings} main headings instead of one`);
  if (!title.trim()) wrong.push('has no title');
  if (count(head, /<meta name="description" content="[^"]+"/g) !== 1) wrong.push('has not one description');
  if (count(head, /<link rel="canonical" href="[^"]+"/g) !== 1) wrong.push('has not one canonical address');
  const dead = linksIn(body).filter((link) => isDead(link, known));
  return [...wrong, ...dead.map((link) => `links to ${link}, which is no page`)].map(
    (problem) => `${path} ${problem}`,
  );
}
