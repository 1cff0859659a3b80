import { toRoutes, type PageDefinition } from '@landsea/web-kit/pages';
import type { RouteObject } from 'react-router-dom';
import { MarketingLayout } from './experiments/marketing-layout';
import { pages } from './pages';

export const makeRoutes = (shown: readonly PageDefinition[]): RouteObject[] => [
  { Component: MarketingLayout, children: toRoutes(shown) },
];

export const routes = makeRoutes(pages);
