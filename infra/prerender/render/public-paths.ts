import type { PageDefinition } from '@landsea/web-kit/pages';

interface PublicPath {
  name: string;
  path: string;
  variants: string[];
  /** False for what search engines should not list. */
  isListed: boolean;
}

/** The addresses that become HTML: public paths without parameters, and what a page lists for those with some. */
export const listPublicPaths = (pages: readonly PageDefinition[]): PublicPath[] =>
  pages
    .filter(({ access }) => access === 'public')
    .flatMap(({ name, paths, prerendered = [], variants = {}, unlisted }) =>
      [...paths.filter((path) => !path.includes(':')), ...prerendered].map((path) => ({
        name,
        path,
        variants: ['default', ...Object.keys(variants)],
        isListed: !unlisted,
      })),
    );
