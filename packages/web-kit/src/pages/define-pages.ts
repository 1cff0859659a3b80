import type { NavItem, PagePath, PublishedPages } from '@landsea/contracts/core';
import type { RouteObject } from 'react-router-dom';
import type { PageAccess, PageDefinition, PageHandle, PageNav } from './page-definition';

export const definePages = (pages: PageDefinition[]): PageDefinition[] => pages;

const namesTrip = (path: string): boolean => path.includes(':tripId');

const accessAt = ({ access }: PageDefinition, path: string): PageAccess =>
  access === 'trip' && !namesTrip(path) ? 'signed-in' : access;

const parametersOf = (path: string): string[] => path.match(/:\w+/g) ?? [];

const firstLike = ({ paths }: PageDefinition, path: string): string => {
  const known = parametersOf(path);
  const isLike = (other: string) =>
    namesTrip(other) === namesTrip(path) && parametersOf(other).every((name) => known.includes(name));
  return paths.find(isLike) ?? path;
};

export const listPagePaths = (pages: readonly PageDefinition[]): PagePath[] =>
  pages.flatMap((page) =>
    page.paths.map((path) => ({
      path,
      name: page.name,
      access: accessAt(page, path),
      ...(page.offline && { offline: true }),
      ...(page.linkOnlyPaths?.includes(path) && { isLinkOnly: true }),
    })),
  );

export const toRoutes = (
  pages: readonly PageDefinition[],
  { inFront }: Pick<PageHandle, 'inFront'> = {},
): RouteObject[] =>
  pages.flatMap((definition) => {
    const {
      page,
      nav: _nav,
      firstData: _firstData,
      offline: _offline,
      linkOnlyPaths: _linkOnlyPaths,
      paths,
      name: _name,
      canonical,
      prerendered: _prerendered,
      variants,
      shownVariant,
      ...handle
    } = definition;
    return paths.map((path) => ({
      path,
      lazy: async () => ({ Component: await (variants?.[shownVariant?.() ?? ''] ?? page)() }),
      handle: {
        ...(inFront && namesTrip(path) && { inFront }),
        ...handle,
        access: accessAt(definition, path),
        canonical: canonical ?? firstLike(definition, path),
      } satisfies PageHandle,
    }));
  });

const navItemOf = ({ paths }: PageDefinition, nav: PageNav): NavItem => {
  const path = nav.path ?? paths.find(namesTrip) ?? paths[0];
  const fallback = nav.fallback ?? (namesTrip(path) ? paths.find((other) => !namesTrip(other)) : undefined);
  return { ...nav, path: path.replace(':tripId', '{tripId}'), ...(fallback && { fallback }) };
};

export const toNav = (pages: readonly PageDefinition[]): NavItem[] =>
  pages
    .flatMap((page) => [page.nav ?? []].flat().map((nav) => navItemOf(page, nav)))
    .sort((one, other) => one.order - other.order);

export const toPublishedPages = (pages: readonly PageDefinition[]): PublishedPages => ({
  paths: listPagePaths(pages),
  nav: toNav(pages),
});
