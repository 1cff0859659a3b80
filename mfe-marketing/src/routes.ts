import { routesOf } from '@landsea/web-kit/pages';
import type { PageDefinition } from '@landsea/web-kit/pages';
import type { RouteObject } from 'react-router-dom';
import { MarketingLayout } from './marketing-layout';
import { pages } from './pages';

export const routesFor = (shown: readonly PageDefinition[]): RouteObject[] => [
  { Component: MarketingLayout, children: routesOf(shown) },
];

export const routes = routesFor(pages);
