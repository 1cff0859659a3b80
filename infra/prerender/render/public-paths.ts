import type { PageDefinition } from '@landsea/web-kit/pages';

/** The addresses that become HTML: public paths without parameters, and what a page lists for those with some. */
export const publicPaths = (pages: readonly PageDefinition[]): { name: string; path: string }[] =>
  pages
    .filter(({ access }) => access === 'public')
    .flatMap(({ name, paths, prerendered = [] }) =>
      [...paths.filter((path) => !path.includes(':')), ...prerendered].map((path) => ({ name, path })),
    );
