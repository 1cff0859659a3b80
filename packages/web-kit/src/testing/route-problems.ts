import type { RouteObject } from 'react-router-dom';
import { pendingPages } from '../pages/pending-pages';
import { productPages } from '../pages/product-pages';
import type { ProductPage } from '../pages/product-pages';
import type { PageHandle } from '../pages/remote-module';

interface PageRoute {
  path: string;
  handle: Partial<PageHandle> | undefined;
}

const pageRoutes = (routes: RouteObject[]): PageRoute[] =>
  routes.flatMap(({ path, handle, children = [] }) => [
    ...(path && path !== '*' ? [{ path, handle: handle as Partial<PageHandle> | undefined }] : []),
    ...pageRoutes(children),
  ]);

const problemsOf = ({ path, handle }: PageRoute, pages: ProductPage[]): string[] => {
  const page = pages.find(({ paths }) => paths.includes(path));
  if (!page) return [`${path} is not in the list of pages`];
  const { access, title, description, canonical } = handle ?? {};
  return [
    ...(access === page.access ? [] : [`${path} is for ${String(access)}, the list says ${page.access}`]),
    ...(title && description ? [] : [`${path} has no title or no description`]),
    ...(canonical === undefined || pages.some(({ paths }) => paths.includes(canonical))
      ? []
      : [`${path} names ${canonical} as the path to keep, which does not exist`]),
  ];
};

/**
 * What is wrong with the routes of an owner, held against the product's list of pages: each path of the owner has
 * exactly one route or is pending, and a route says who may see it as the list does. `[]` when all is well.
 */
export const routeProblems = (owner: ProductPage['owner'], routes: RouteObject[]): string[] => {
  const pages = productPages.filter((page) => page.owner === owner);
  const built = pageRoutes(routes);
  const counts = pages
    .flatMap(({ paths }) => paths)
    .map((path) => ({
      path,
      count: built.filter((route) => route.path === path).length,
      isPending: path in pendingPages,
    }));
  return [
    ...built.flatMap((route) => problemsOf(route, pages)),
    ...counts.filter(({ count }) => count > 1).map(({ path }) => `${path} has several routes`),
    ...counts
      .filter(({ count, isPending }) => count > 0 && isPending)
      .map(({ path }) => `${path} has a route and is pending`),
    ...counts
      .filter(({ path, count, isPending }) => count === 0 && !isPending && !path.includes('?'))
      .map(({ path }) => `${path} has no route and is not pending`),
  ];
};
