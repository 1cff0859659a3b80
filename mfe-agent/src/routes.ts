import { toRoutes } from '@landsea/web-kit/pages';
import type { RouteObject } from 'react-router-dom';
import { AgentLayout } from './frame/agent-layout';
import { pages } from './pages';

export const routes: RouteObject[] = [{ Component: AgentLayout, children: toRoutes(pages) }];
