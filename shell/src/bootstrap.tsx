import { createStore, delay, monitorSession, timings } from '@landsea/web-kit';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app';
import { rootErrorHandlers } from './failures/error-log';
import { fetchPage } from './fetch-page';
import { forgetKeptWithPerson } from './offline/forget-kept';
import {
  readDocumentState,
  readPrerenderedState,
  readShownBuild,
  makeVisitorSession,
} from './prerendered-state';
import { followReleases, isSending, watchIntents } from './releases/follow-releases';
import { RemoteRegistry } from './remote-registry';
import { fetchRemote, fetchLiveRemotes, updates } from './remotes';
import { startQueries } from './start-queries';
import { hasLoadedPage, waitForPage, patchRemotes, makeShellRoutes } from './router';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');

const serverState = readPrerenderedState();
const shownBuild = readShownBuild();
const store = createStore(serverState ? readDocumentState(serverState) : makeVisitorSession());
const registry = new RemoteRegistry({ manifest: fetchLiveRemotes, load: fetchRemote });
updates.learnWith(() => registry.loadPages());
// Requested early, so that the first remote waits for one request less.
const pagesKnown = registry.loadPages();
const following = followReleases(updates, { router: () => router, isBusy: () => isSending(store) });
const router = createBrowserRouter(makeShellRoutes(registry, updates, following), {
  patchRoutesOnNavigation: patchRemotes(registry, updates),
});
forgetKeptWithPerson();
monitorSession(store);
startQueries(store, window.location.pathname);
watchIntents(updates, fetchPage(registry));

const renderAfresh = () => {
  createRoot(container, rootErrorHandlers).render(<App store={store} router={router} />);
};

if (serverState && !serverState.session.user) {
  // The page stays as painted until its code has loaded.
  await Promise.all([waitForPage(router), pagesKnown]);
  if (hasLoadedPage(router) && !updates.hasLoaded(shownBuild)) {
    // The build before says it in other words.
    renderAfresh();
  } else if (hasLoadedPage(router)) {
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
  // Shell and first page are drawn together when the page comes soon: each
  // drawing costs a slow phone a quarter of a second. What came as HTML stays until then.
  await Promise.race([waitForPage(router), ...(serverState ? [] : [delay(timings.firstPage)])]);
  // Nothing waits for a drawing that takes the place of HTML: it makes room for what a person does meanwhile.
  if (serverState) startTransition(renderAfresh);
  else renderAfresh();
}

if (serverState?.session.user)
  void import('./offline/ask-again').then(({ askAgain }) => askAgain(store, serverState));

void import('./late-start').then(({ startLate }) => startLate(store, registry));
