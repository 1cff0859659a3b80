import { routesOf } from '@landsea/web-kit/pages';
import type { RouteObject } from 'react-router-dom';
import { MarketingLayout } from './marketing-layout';
import { pages } from './pages';

export const routes: RouteObject[] = [{ Component: MarketingLayout, children: routesOf(pages) }];
