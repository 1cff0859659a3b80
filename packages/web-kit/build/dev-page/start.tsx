import { createStore, StoreProvider, monitorSession } from '@landsea/web-kit';
import { createRoot } from 'react-dom/client';
import remote from 'landsea-remote';
import { createBrowserRouter, Navigate, RouterProvider, type RouteObject } from 'react-router-dom';
import { Announced } from './announced';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const [first] = remote.nav;
const start: RouteObject[] = first
  ? [{ path: '/', element: <Navigate to={first.fallback ?? first.path} replace /> }]
  : [];

const store = createStore();
monitorSession(store);
const router = createBrowserRouter([...start, { element: <Announced />, children: remote.routes }]);

createRoot(container).render(
  <StoreProvider store={store}>
    <RouterProvider router={router} />
  </StoreProvider>,
);
