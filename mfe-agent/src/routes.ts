import { toRoutes } from '@landsea/web-kit/pages';
import type { RouteObject } from 'react-router-dom';
import { DeskSearch } from './desk-search/desk-search';
import { AgentLayout } from './frame/agent-layout';
import { pages } from './pages';

export const routes: RouteObject[] = [
  { Component: AgentLayout, children: [{ Component: DeskSearch, children: toRoutes(pages) }] },
];
