import type { User } from '@landsea/contracts/account';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { localMemory } from '../store/browser-storage';
import { createStore } from '../store/store';
import type { AppStore } from '../store/store';
import { fetchDouble } from './fetch-double';
import type { FakeRequest, Handlers } from './fetch-double';
import { installLiveStream } from './live-stream';

export interface RenderRouteOptions {
  /** The signed-in person; null (or left out) for a visitor. */
  user?: User | null;
  /** Instead of a user: not known yet, or identity is unreachable. */
  session?: 'loading' | 'unreachable';
  handlers?: Handlers;
  /** Fake timers need their own: `userEvent.setup({ advanceTimers: jest.advanceTimersByTime })`. */
  events?: UserEvent;
  /** For routes that are found out on the way, as the shell does. */
  patchRoutesOnNavigation?: PatchRoutesOnNavigationFunction;
}

export interface RenderedRoute extends RenderResult {
  store: AppStore;
  router: ReturnType<typeof createMemoryRouter>;
  requests: FakeRequest[];
  user: UserEvent;
  live: ReturnType<typeof installLiveStream>;
}

/** Renders a page through its route, with the real store and a `fetch` that the handlers answer. */
export const renderRoute = (
  routes: RouteObject[],
  path: string | { pathname: string; state: unknown },
  {
    user = null,
    session,
    handlers = {},
    events = userEvent.setup(),
    patchRoutesOnNavigation,
  }: RenderRouteOptions = {},
): RenderedRoute => {
  const double = fetchDouble(handlers);
  Object.assign(globalThis, { fetch: double.fetch });
  const live = installLiveStream();
  const store = createStore({
    session: user ? { status: 'authenticated', user } : { status: session ?? 'anonymous' },
  });
  if (user) localMemory.write('lastAuthTime', String(Date.now()));
  // as in the shell: what stands there while the first page loads belongs to the frame, not to the pages
  const frame = { hydrateFallbackElement: <div aria-busy />, children: routes };
  const router = createMemoryRouter([frame], { initialEntries: [path], patchRoutesOnNavigation });
  const rendered = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...rendered, store, router, requests: double.requests, user: events, live };
};
