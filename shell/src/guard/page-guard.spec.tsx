import { useGetAccessQuery } from '@landsea/web-kit';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { answer, aUser, pendingQueries } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { renderShell, TRIP_ID } from '../testing/render-shell';

const handle = (access: string) => ({ access, title: 'A page', description: 'A page.' });
const family: RemoteModule = {
  nav: [],
  routes: [
    { path: '/my-trips', handle: handle('signed-in'), element: <h1>My trips</h1> },
    { path: '/trip/:tripId/dashboard', handle: handle('trip'), element: <h1>The trip</h1> },
    { path: '/dashboard', handle: handle('signed-in'), element: <h1>Dashboard</h1> },
    { path: '/app', handle: handle('signed-in'), element: <h1>App home</h1> },
    { path: '/disney-dream-portal', handle: handle('signed-in'), element: <h1>Portal home</h1> },
  ],
};
const agent: RemoteModule = {
  nav: [],
  routes: [
    { path: '/app/agents/clients', handle: handle('agent'), element: <h1>Clients</h1> },
    { path: '/client-portal', handle: handle('client'), element: <h1>Portal</h1> },
  ],
};
const marketing: RemoteModule = {
  nav: [],
  routes: [{ path: '/', handle: { ...handle('public'), frame: 'bare' }, element: <h1>Landing</h1> }],
};
const remotes = {
  family: () => Promise.resolve(family),
  agent: () => Promise.resolve(agent),
  marketing: () => Promise.resolve(marketing),
};
const access = { canView: true, canEdit: false, accessType: 'free', isActive: false, message: 'View only' };

beforeEach(() => {
  sessionStorage.clear();
});

test('a visitor to a protected page signs in and comes back to it', async () => {
  const { router, user } = renderShell('/my-trips?filter=archived', {
    remotes,
    handlers: { 'POST /api/auth/login': () => aUser(), 'GET /api/auth/user': () => aUser() },
  });
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/auth');
  });
  await user.type(await screen.findByLabelText('Email'), 'robin@landsea.example');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'My trips' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?filter=archived');
  expect(sessionStorage.getItem('intendedDestination')).toBeNull();
});

test('a protected page shows nothing while it is unknown who is there', async () => {
  const { store, router } = renderShell('/my-trips', { remotes, session: 'loading' });
  await waitFor(() => {
    expect(router.state.initialized).toBe(true);
    expect(screen.getByRole('main')).toHaveTextContent('');
  });
  expect(router.state.location.pathname).toBe('/my-trips');
  expect(store.getState().session.status).toBe('loading');
});

test('when nobody can be asked, the page says so and asks again', async () => {
  const { user } = renderShell('/my-trips', {
    remotes,
    session: 'unreachable',
    handlers: { 'GET /api/auth/user': () => aUser() },
  });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'My trips' })).toBeInTheDocument();
});

test("somebody else's trip is not found, and a missing one looks the same", async () => {
  renderShell(`/trip/${TRIP_ID}/dashboard`, {
    remotes,
    user: aUser(),
    handlers: { 'GET /api/user/access': () => answer(404, { code: 'NOT_FOUND', message: 'No such trip' }) },
  });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
});

test('a trip id that is none is not found, without asking', async () => {
  const { requests } = renderShell('/trip/1/dashboard', { remotes, user: aUser() });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  expect(requests.some(({ path }) => path === '/api/user/access')).toBe(false);
});

test('a trip may be viewed; an access that cannot be fetched is view only', async () => {
  const first = renderShell(`/trip/${TRIP_ID}/dashboard`, {
    remotes,
    user: aUser(),
    handlers: { 'GET /api/user/access': () => access },
  });
  expect(await screen.findByRole('heading', { name: 'The trip' })).toBeInTheDocument();
  expect(first.requests.find(({ path }) => path === '/api/user/access')?.query.get('tripId')).toBe(TRIP_ID);
  first.unmount();
  renderShell(`/trip/${TRIP_ID}/dashboard`, {
    remotes,
    user: aUser(),
    handlers: { 'GET /api/user/access': () => answer(500, { code: 'INTERNAL', message: 'x' }) },
  });
  expect(await screen.findByRole('heading', { name: 'The trip' })).toBeInTheDocument();
});

test('a page that asks for the access itself stands while it cannot be fetched', async () => {
  function Asking() {
    useGetAccessQuery({ tripId: TRIP_ID });
    return <h1>The trip asks too</h1>;
  }
  const asking: RemoteModule = {
    nav: [],
    routes: [{ path: '/trip/:tripId/dashboard', handle: handle('trip'), element: <Asking /> }],
  };
  const { requests, store } = renderShell(`/trip/${TRIP_ID}/dashboard`, {
    remotes: { ...remotes, family: () => Promise.resolve(asking) },
    user: aUser(),
    handlers: { 'GET /api/user/access': () => answer(503, { code: 'UNAVAILABLE', message: 'x' }) },
  });
  const heading = await screen.findByRole('heading', { name: 'The trip asks too' });
  const asked = () => requests.filter(({ path }) => path === '/api/user/access').length;
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
  await waitFor(() => expect(pendingQueries(store)).toEqual([]));
  expect(heading).toBeInTheDocument();
});

test('an agent page is not found for a family, and open to an agent', async () => {
  const first = renderShell('/app/agents/clients', { remotes, user: aUser() });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
  first.unmount();
  renderShell('/app/agents/clients', { remotes, user: aUser({ userType: 'agent' }) });
  expect(await screen.findByRole('heading', { name: 'Clients' })).toBeInTheDocument();
});

test.each(['/', '/app', '/app/', '/disney-dream-portal'])(
  'an agent at %s is led to the clients',
  async (path) => {
    const { router } = renderShell(path, { remotes, user: aUser({ userType: 'agent' }) });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/app/agents/clients');
    });
  },
);

test('a family at / is led to its trip, a visitor sees the landing page', async () => {
  const first = renderShell('/', {
    remotes,
    user: aUser(),
    handlers: { 'GET /api/user/access': () => access },
  });
  expect(await screen.findByRole('heading', { name: 'The trip' })).toBeInTheDocument();
  first.unmount();
  renderShell('/', { remotes });
  expect(await screen.findByRole('heading', { name: 'Landing' })).toBeInTheDocument();
});

test.each(['/app', '/app/', '/disney-dream-portal'])(
  'a visitor at %s sees the landing page',
  async (path) => {
    const { router } = renderShell(`${path}?utm_source=mail`, { remotes });
    expect(await screen.findByRole('heading', { name: 'Landing' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?utm_source=mail' });
    expect(sessionStorage.getItem('intendedDestination')).toBeNull();
  },
);

test.each(['/app', '/disney-dream-portal'])('a family at %s is home', async (path) => {
  const { router } = renderShell(path, { remotes, user: aUser() });
  expect(await screen.findByRole('heading', { name: /home$/ })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(path);
});

test('the page head follows the page', async () => {
  const { router } = renderShell('/dashboard', { remotes, user: aUser() });
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(document.title).toBe('A page | Landsea');
  await act(() => router.navigate('/nowhere'));
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(document.title).toBe('Page not found | Landsea');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://localhost/nowhere',
  );
});

test.each(['family', 'agent', 'client'] as const)(
  'the client portal is for a %s who has accepted an invitation, and for nobody else',
  async (userType) => {
    const first = renderShell('/client-portal', { remotes, user: aUser({ userType, isClient: false }) });
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeInTheDocument();
    first.unmount();
    renderShell('/client-portal', { remotes, user: aUser({ userType, isClient: true }) });
    expect(await screen.findByRole('heading', { name: 'Portal' })).toBeInTheDocument();
  },
);
