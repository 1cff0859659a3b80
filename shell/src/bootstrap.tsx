import { createStore, monitorSession, StoreProvider } from '@landsea/web-kit';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { rootErrorHandlers } from './failures/error-log';
import { followReleases, isSending, watchIntents } from './releases/follow-releases';
import { RemoteRegistry } from './remote-registry';
import { updates } from './remotes';
import { patchRemotes, shellRoutes } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const store = createStore();
const registry = new RemoteRegistry();
updates.learnWith(() => registry.loadPages());
// Requested early, so that the first remote waits for one request less.
void registry.loadPages();
const following = followReleases(updates, { router: () => router, isBusy: () => isSending(store) });
const router = createBrowserRouter(shellRoutes(registry, updates, following), {
  patchRoutesOnNavigation: patchRemotes(registry, updates),
});
monitorSession(store);
watchIntents(updates);

createRoot(container, rootErrorHandlers).render(
  <StoreProvider store={store}>
    <RouterProvider router={router} />
  </StoreProvider>,
);
