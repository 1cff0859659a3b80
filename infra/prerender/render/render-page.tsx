import { RemoteName, type RemotesManifest } from '@landsea/contracts/core';
import { createStore, type RootState } from '@landsea/web-kit';
import type { PageHandle } from '@landsea/web-kit/pages';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../../../shell/src/app';
import { LiveBuildsSource } from '../../../shell/src/releases/live-builds';
import { Updates } from '../../../shell/src/releases/updates';
import { RemoteRegistry } from '../../../shell/src/remote-registry';
import { hasLoadedPage, waitForPage, patchRemotes, makeShellRoutes } from '../../../shell/src/router';
import type { SitePart } from './site-part';

export interface RenderedPage {
  handle: PageHandle;
  html: string;
  state: RootState;
}

const manifest: RemotesManifest = Object.fromEntries(
  RemoteName.options.map((name) => [name, { entry: '', build: '', pages: PUBLISHED_PAGES[name] }]),
);

/** As in the browser, where it wraps each page; nothing is released while pages are rendered. */
const updates = new Updates(new LiveBuildsSource(), {
  shellBuild: '',
  open: () => undefined,
  reload: () => undefined,
});

/** Without when and under which number a call was answered: equal sources become equal builds. */
const withoutChance = (state: RootState): RootState => {
  const queries = Object.entries(state.api.queries).map(([key, query]) => [
    key,
    { ...query, requestId: 'prerendered', startedTimeStamp: 0, fulfilledTimeStamp: 0 },
  ]);
  return { ...state, api: { ...state.api, queries: Object.fromEntries(queries) } };
};

/** The content of `#root` as a visitor of this path and variant sees it first. @throws what the page throws in Node. */
export async function renderPage(
  { remote, prepareStore }: SitePart,
  path: string,
  variant: string,
): Promise<RenderedPage> {
  const registry = new RemoteRegistry({
    manifest: () => Promise.resolve(manifest),
    load: () => (remote ? Promise.resolve(remote(variant)) : Promise.reject(new Error('no remote'))),
  });
  await registry.loadPages();
  const store = createStore({ session: { status: 'anonymous' } });
  await prepareStore?.(store, path, variant);
  const router = createMemoryRouter(makeShellRoutes(registry), {
    initialEntries: [path],
    patchRoutesOnNavigation: patchRemotes(registry, updates),
  });
  await waitForPage(router);
  const match = router.state.matches.at(-1);
  if (!match || !hasLoadedPage(router)) throw new Error('no page is at this path');
  const failures: unknown[] = [];
  const state = withoutChance(store.getState());
  const { prelude } = await prerender(<App store={store} router={router} serverState={state} />, {
    // A part that is written apart would need an inline script to be put into its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const html = await new Response(prelude).text();
  router.dispose();
  if (failures.length > 0) throw failures[0];
  return { handle: match.route.handle as PageHandle, html, state };
}
