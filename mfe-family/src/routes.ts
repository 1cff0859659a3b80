import { toRoutes } from '@landsea/web-kit/pages';
import type { RouteObject } from 'react-router-dom';
import { FamilyLayout } from './trip-frame/page/family-layout';
import { pages } from './pages';
import { PreviewInFront } from './trips/preview/preview-in-front';

export const routes: RouteObject[] = [
  { Component: FamilyLayout, children: toRoutes(pages, { inFront: PreviewInFront }) },
];
