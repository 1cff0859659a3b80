import { createStore, monitorSession } from '@landsea/web-kit';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app';
import { rootErrorHandlers } from './failures/error-log';
import { knownFromDocument, readPrerenderedState } from './prerendered-state';
import { followReleases, isSending, watchIntents } from './releases/follow-releases';
import { RemoteRegistry } from './remote-registry';
import { fetchRemote, liveRemotes, updates } from './remotes';
import { hasLoadedPage, pageLoaded, patchRemotes, shellRoutes } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const serverState = readPrerenderedState();
const store = createStore(serverState && knownFromDocument(serverState));
const registry = new RemoteRegistry({ manifest: liveRemotes, load: fetchRemote });
updates.learnWith(() => registry.loadPages());
// Requested early, so that the first remote waits for one request less.
void registry.loadPages();
const following = followReleases(updates, { router: () => router, isBusy: () => isSending(store) });
const router = createBrowserRouter(shellRoutes(registry, updates, following), {
  patchRoutesOnNavigation: patchRemotes(registry, updates),
});
monitorSession(store);
watchIntents(updates);

const renderAfresh = () => {
  createRoot(container, rootErrorHandlers).render(<App store={store} router={router} />);
};

if (serverState) {
  // Until its code is there the page stays as it was painted; when that cannot be loaded, until somebody needs the code.
  await pageLoaded(router);
  if (hasLoadedPage(router)) {
    hydrateRoot(
      container,
      <App store={store} router={router} serverState={serverState} />,
      rootErrorHandlers,
    );
  } else {
    document.addEventListener('landsea-needed', renderAfresh, { once: true });
    dispatchEvent(new Event('landsea-unavailable'));
  }
} else {
  renderAfresh();
}
