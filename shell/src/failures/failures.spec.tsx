import type { RemoteModule } from '@landsea/web-kit/pages';
import { aUser } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { Outlet } from 'react-router-dom';
import { renderShell, TRIP_ID } from '../testing/render-shell';
import { keepError, getKeptErrors, rootErrorHandlers } from './error-log';

const handle = { access: 'signed-in', title: 'A page', description: 'A page.' };
const family = (element: React.ReactNode = <h1>Dashboard</h1>): RemoteModule => ({
  nav: [
    {
      id: 'tasks',
      label: 'Tasks',
      icon: 'list-checks',
      path: '/tasks',
      priority: 1,
      order: 1,
      audience: 'family',
    },
  ],
  routes: [{ path: '/dashboard', handle, element }],
});

test('a remote that is down leaves the frame standing, and Try Again loads it afresh', async () => {
  let isDown = true;
  const attempts: boolean[] = [];
  const { user } = renderShell('/dashboard', {
    user: aUser(),
    remotes: {
      family: (isRetry) => {
        attempts.push(isRetry);
        return isDown ? Promise.reject(new Error('no such file')) : Promise.resolve(family());
      },
    },
  });
  expect(await screen.findByText('This page didn’t load')).toBeInTheDocument();
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(within(main).getByRole('link', { name: 'Budget' })).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  expect(attempts[0]).toBe(false);
  expect(attempts.at(-1)).toBe(true);
  expect(within(main).getByRole('link', { name: 'Tasks' })).toBeInTheDocument();
});

describe('without a signal', () => {
  const goOffline = () => {
    const keys = () => Promise.resolve([{ url: `http://localhost/trip/${TRIP_ID}/budget` }]);
    Object.assign(window, {
      caches: { keys: () => Promise.resolve(['landsea-person-1']), open: () => Promise.resolve({ keys }) },
    });
    return jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  };
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'caches');
  });

  test('a page that is not there names what is kept, and opens by itself when the signal is back', async () => {
    const online = goOffline();
    let isDown = true;
    renderShell('/dashboard', {
      user: aUser(),
      remotes: {
        family: () => (isDown ? Promise.reject(new Error('no signal')) : Promise.resolve(family())),
      },
    });
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Land and sea' })).toBeInTheDocument();
    const spending = screen.getByRole('link', { name: 'Spending' });
    expect(spending).toHaveAttribute('href', `/trip/${TRIP_ID}/budget`);
    isDown = false;
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  test('the budget gives way to the spending of its trip, which is kept', async () => {
    goOffline();
    const { router } = renderShell(`/trip/${TRIP_ID}/budget-center`, {
      user: aUser(),
      remotes: { family: () => Promise.reject(new Error('no signal')) },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/trip/${TRIP_ID}/budget`));
  });
});

test('who turns away while a remote loads finds its pages all the same', async () => {
  let arrive: (remote: RemoteModule) => void = () => undefined;
  const { router } = renderShell('/nowhere', {
    user: aUser(),
    remotes: { family: () => new Promise((resolve) => (arrive = resolve)) },
  });
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  await act(async () => {
    const left = router.navigate('/dashboard');
    const stayed = router.navigate('/nowhere');
    await Promise.resolve();
    arrive(family());
    await Promise.all([left, stayed]);
  });
  await act(() => router.navigate('/dashboard'));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
});

test('a page whose code did not arrive is fetched anew by Try Again, below a layout route too', async () => {
  let isDown = true;
  const lazy = () =>
    isDown
      ? Promise.reject(new Error('Loading chunk failed'))
      : Promise.resolve({ Component: () => <h1>Dashboard</h1> });
  const layout = { element: <Outlet />, children: [{ path: '/dashboard', handle, lazy }] };
  const { user } = renderShell('/dashboard', {
    user: aUser(),
    remotes: { family: () => Promise.resolve({ nav: [], routes: [layout] }) },
  });
  expect(await screen.findByText('This page didn’t load')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('This page didn’t load')).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
});

test.each(['/nowhere', '/trip', '/app/agents/nothing'])('%s is not found', async (path) => {
  renderShell(path, { user: aUser() });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
});

test('an address without a page of its own is not found, without the frame and head of the page', async () => {
  const isThere = ({ state }: { state: unknown }) => state === 'opened';
  const shared = {
    path: '/share',
    handle: { ...handle, access: 'public', isThere },
    element: <h1>Shared</h1>,
  };
  const { router } = renderShell('/share', {
    remotes: { family: () => Promise.resolve({ nav: [], routes: [shared] }) },
  });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  await act(() => router.navigate('/share', { state: 'opened' }));
  expect(await screen.findByRole('heading', { name: 'Shared' })).toBeInTheDocument();
});

describe('a page that breaks', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  test('shows the error screen, keeps the error, and can be tried again', async () => {
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('a broken page');
      return <h1>Mended</h1>;
    };
    const { user } = renderShell('/dashboard', {
      user: aUser(),
      remotes: { family: () => Promise.resolve(family(<Fragile />)) },
    });
    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(getKeptErrors().at(-1)).toMatchObject({ error: 'a broken page' });
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeInTheDocument();
  });

  test('a page whose code does not arrive is tried again too', async () => {
    let attempts = 0;
    const { user } = renderShell('/dashboard', {
      user: aUser(),
      remotes: {
        family: () =>
          Promise.resolve({
            nav: [],
            routes: [
              {
                path: '/dashboard',
                handle,
                lazy: () =>
                  ++attempts < 3
                    ? Promise.reject(new Error('chunk lost'))
                    : Promise.resolve({ Component: () => <h1>Arrived</h1> }),
              },
            ],
          }),
      },
    });
    expect(await screen.findByText('This page didn’t load')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('This page didn’t load')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeInTheDocument();
  });
});

test('the last 10 errors are kept, each with its four fields', () => {
  localStorage.clear();
  for (let index = 1; index <= 12; index += 1) keepError(new Error(`error ${index}`), 'in Page');
  const kept = getKeptErrors();
  expect(kept.map(({ error }) => error)).toEqual(
    Array.from({ length: 10 }, (_, index) => `error ${index + 3}`),
  );
  expect(Object.keys(kept[0] ?? {}).sort()).toEqual(['componentStack', 'error', 'stack', 'timestamp']);
});

test('what React reports is kept with its component stack, once', () => {
  localStorage.clear();
  const error = new Error('a broken part');
  rootErrorHandlers.onCaughtError(error, { componentStack: 'in Part' });
  keepError(error);
  expect(getKeptErrors()).toEqual([
    expect.objectContaining({ error: 'a broken part', componentStack: 'in Part' }),
  ]);
});

test('the component stack is added where the page told of the error first', () => {
  localStorage.clear();
  const error = new Error('another broken part');
  keepError(error);
  rootErrorHandlers.onCaughtError(error, { componentStack: 'in Part' });
  expect(getKeptErrors().map(({ componentStack }) => componentStack)).toEqual(['in Part']);
});
