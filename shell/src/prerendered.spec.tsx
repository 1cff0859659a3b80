import { TextEncoder } from 'node:util';
import { createStore } from '@landsea/web-kit';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './app';
import { RemoteRegistry } from './remote-registry';
import { readShownBuild } from './prerendered-state';
import { LiveBuildsSource } from './releases/live-builds';
import { Updates } from './releases/updates';
import { hasLoadedPage, waitForPage, patchRemotes, makeShellRoutes } from './router';
import { remotesManifest } from './testing/remotes-manifest';

const marketing: RemoteModule = {
  nav: [],
  routes: [
    {
      path: '/pricing',
      handle: { access: 'public', title: 'Pricing', description: 'What it costs.' },
      lazy: () => Promise.resolve({ Component: () => <h1>What it costs</h1> }),
    },
  ],
};

const visit = async (path: string, load = () => Promise.resolve(marketing)) => {
  Object.assign(window, { scrollTo: () => undefined });
  const registry = new RemoteRegistry({ manifest: () => Promise.resolve(remotesManifest), load });
  await registry.loadPages();
  const router = createMemoryRouter(makeShellRoutes(registry), {
    initialEntries: [path],
    patchRoutesOnNavigation: patchRemotes(registry),
  });
  await waitForPage(router);
  return { router, store: createStore({ session: { status: 'anonymous' } }) };
};

/** The markup that React writes for a lazy part of the frame that is still to come. */
const STILL_LOADING = '<!--$!-->';

const rendered = async (): Promise<string> => {
  // jsdom lacks what React's renderer reaches for when it is loaded
  class MessageChannel {
    readonly port1 = {};
    readonly port2 = {};
  }
  Object.assign(globalThis, { MessageChannel, TextEncoder });
  const { renderToString } = await import('react-dom/server.browser');
  const { router, store } = await visit('/pricing');
  const app = <App store={store} router={router} serverState={store.getState()} />;
  return waitFor(() => {
    const html = renderToString(app);
    expect(html).not.toContain(STILL_LOADING);
    return html;
  });
};

const hydrate = async (html: string) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const painted = container.querySelector('h1');
  const { router, store } = await visit('/pricing');
  const serverState = store.getState();
  const problems: unknown[] = [];
  await act(() => {
    roots.push(
      hydrateRoot(container, <App store={store} router={router} serverState={serverState} />, {
        onRecoverableError: (error) => problems.push(error),
      }),
    );
    return Promise.resolve();
  });
  return { container, painted, problems };
};

const roots: Root[] = [];
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
});

test('what was painted stays the same elements', async () => {
  const { container, painted, problems } = await hydrate(await rendered());
  expect(problems).toEqual([]);
  expect(container.querySelector('h1')).toBe(painted);
  expect(painted).toHaveTextContent('What it costs');
});

test('a page of another build of the shell is drawn anew and works', async () => {
  const old = (await rendered()).replace('<main', '<section><p>an older frame</p></section><main');
  const { problems } = await hydrate(old);
  expect(problems).not.toEqual([]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.queryByText('an older frame')).not.toBeInTheDocument();
});

test('without the code of the page there is nothing to hydrate with', async () => {
  const { router } = await visit('/pricing', () => Promise.reject(new Error('gone')));
  expect(hasLoadedPage(router)).toBe(false);
});

test('nor is there where the remote came and the code of its page did not', async () => {
  const [route] = marketing.routes;
  const gone = { ...marketing, routes: [{ ...route, lazy: () => Promise.reject(new Error('gone')) }] };
  const { router } = await visit('/pricing', () => Promise.resolve(gone));
  expect(hasLoadedPage(router)).toBe(false);
  const { router: there } = await visit('/pricing');
  expect(hasLoadedPage(there)).toBe(true);
});

test('nor where the document is of a build that could not be used', () => {
  const updates = new Updates(new LiveBuildsSource(), {
    shellBuild: '',
    open: () => undefined,
    reload: () => undefined,
  });
  expect(readShownBuild()).toBe('');
  const sheet = document.head.appendChild(document.createElement('link'));
  sheet.setAttribute('href', '/remotes/marketing/bbbbbbbbbbbb/assets/1.css');
  const shown = readShownBuild();
  expect(updates.hasLoaded(shown)).toBe(true);
  updates.noteRemoteLoaded('family', 'cccccccccccc');
  updates.noteRemoteLoaded('marketing', 'bbbbbbbbbbbb');
  expect(updates.hasLoaded(shown)).toBe(true);
  updates.noteRemoteLoaded('marketing', 'aaaaaaaaaaaa');
  expect(updates.hasLoaded(shown)).toBe(false);
  sheet.remove();
});
