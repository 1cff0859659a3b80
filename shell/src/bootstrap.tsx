import { createStore, monitorSession } from '@landsea/web-kit';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { rootErrorHandlers } from './failures/error-log';
import { RemoteRegistry } from './remote-registry';
import { patchRemotes, shellRoutes } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const store = createStore();
const registry = new RemoteRegistry();
// Requested early, so that the first remote waits for one request less.
void registry.loadPages();
const router = createBrowserRouter(shellRoutes(registry), {
  patchRoutesOnNavigation: patchRemotes(registry),
});
monitorSession(store);

createRoot(container, rootErrorHandlers).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);
