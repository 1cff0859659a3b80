import type { NavItem } from '@landsea/contracts/core';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { clearCachedEntries, notify, openPaywall, sessionEnded, setActiveTrip } from '@landsea/web-kit';
import { answer, aUser } from '@landsea/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remotesManifest } from '../testing/remotes-manifest';
import { aTrip, renderShell, TRIP_ID } from '../testing/render-shell';
import { listNavEntries, listPortalEntries, showsNavigation } from './nav/nav-entries';

const item = (overrides: Partial<NavItem>): NavItem => ({
  id: 'x',
  label: 'X',
  icon: 'map',
  path: '/x',
  priority: 1,
  order: 1,
  audience: 'family',
  ...overrides,
});
const nav = [
  item({
    id: 'snacks',
    label: 'Snacks',
    path: '/trip/{tripId}/sips-snacks',
    fallback: '/sips-snacks-tracker',
    priority: 3,
  }),
  item({ id: 'dashboard', label: 'Dashboard', path: '/dashboard', bottom: true }),
  item({ id: 'clients', label: 'Clients', path: '/app/agents/clients', audience: 'agent' }),
];
const family: RemoteModule = {
  nav,
  routes: [
    {
      path: '/my-trips',
      handle: { access: 'signed-in', title: 'My trips', description: 'All trips.' },
      element: <h1>My trips</h1>,
    },
  ],
};
const remotes = { family: () => Promise.resolve(family) };

beforeEach(() => {
  localStorage.clear();
});

test('trip entries lead to the active trip, else to their fallback; priority orders them', () => {
  expect(listNavEntries(nav, 'family', TRIP_ID).map(({ to }) => to)).toEqual([
    '/dashboard',
    `/trip/${TRIP_ID}/sips-snacks`,
  ]);
  expect(listNavEntries(nav, 'family', undefined).at(-1)?.to).toBe('/sips-snacks-tracker');
  expect(listNavEntries(nav, 'agent', undefined).map(({ id }) => id)).toEqual(['clients']);
});

test('a place is the current one under each path of its page', async () => {
  renderShell(`/trip/${TRIP_ID}/dashboard`, { remotes, user: aUser() });
  const main = await screen.findByRole('navigation', { name: 'Main' });
  expect(await within(main).findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a family that is also somebody’s client finds the portal behind its own places', async () => {
  expect(listPortalEntries(remotesManifest.agent?.pages.nav ?? [])).toEqual([
    expect.objectContaining({ to: '/client-portal', priority: 2, bottom: false }),
  ]);
  const { user } = renderShell('/my-trips', { remotes, user: aUser({ isClient: true }) });
  await screen.findByRole('heading', { name: 'My trips' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'My trip' })).toHaveAttribute('href', '/client-portal');
});

test.each([
  ['/', false],
  ['/auth', false],
  ['/auth/signup', false],
  ['/welcome', false],
  ['/reset-password', false],
  ['/dashboard', true],
  ['/pricing', true],
])('navigation at %s: %s', (path, shown) => {
  expect(showsNavigation(path)).toBe(shown);
});

test('priority 1 is in the bar, the rest in the More menu; the name prefix says who is signed in', async () => {
  const { user } = renderShell('/my-trips', { remotes, user: aUser() });
  await screen.findByRole('heading', { name: 'My trips' });
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(
    within(main)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Dashboard']);
  await user.click(within(main).getByRole('button', { name: 'More' }));
  const snacks = await screen.findByRole('menuitem', { name: 'Snacks' });
  expect(snacks).toHaveAttribute('href', `/trip/${aTrip.id}/sips-snacks`);
  expect(screen.getByText('Signed in')).toBeInTheDocument();
  expect(screen.getByText('Robin')).toBeInTheDocument();
});

test('a visitor finds Sign In', async () => {
  renderShell('/nowhere');
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
});

test('logging out clears what was cached, goes home and says so', async () => {
  localStorage.setItem('budget_1', 'x');
  const { user, router, store } = renderShell('/my-trips', {
    remotes,
    user: aUser(),
    handlers: { 'POST /api/auth/logout': () => answer(204) },
  });
  await user.click(await screen.findByRole('button', { name: /account menu$/ }));
  expect(await screen.findByRole('menuitem', { name: 'Billing' })).toHaveAttribute('href', '/billing');
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await user.keyboard('{End}{Enter}');
  expect(await screen.findByText('Logged out')).toBeInTheDocument();
  expect(screen.getByText('You have been logged out successfully.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
  expect(store.getState().session.status).toBe('anonymous');
  expect(localStorage.getItem('budget_1')).toBeNull();
});

test('logging out with changes that were never sent asks first', async () => {
  const me = aUser();
  const kept = `trip_changes_${me.id}_${TRIP_ID}`;
  localStorage.setItem(kept, JSON.stringify([{ list: 'items', key: 'a', write: { key: 'a' } }]));
  localStorage.setItem(`trip_draft_${me.id}`, '{}');
  const { user, requests } = renderShell('/my-trips', {
    remotes,
    user: me,
    handlers: { 'POST /api/auth/logout': () => answer(204) },
  });
  const leave = async () => {
    await user.click(await screen.findByRole('button', { name: /account menu$/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    return screen.findByRole('dialog', { name: 'Log out and lose 1 change?' });
  };
  const question = await leave();
  // The top bar would stack it below the bar of a phone.
  expect(question.closest('header')).toBeNull();
  await user.click(within(question).getByRole('button', { name: 'Stay logged in' }));
  expect(localStorage.getItem(kept)).not.toBeNull();
  expect(requests.some(({ path }) => path.endsWith('/logout'))).toBe(false);
  await user.click(within(await leave()).getByRole('button', { name: 'Log out anyway' }));
  expect(await screen.findByText('Logged out')).toBeInTheDocument();
  expect(localStorage.getItem(kept)).toBeNull();
});

test('closing the account menu with Escape leads back to its button', async () => {
  const { user } = renderShell('/my-trips', { remotes, user: aUser() });
  await user.click(await screen.findByRole('button', { name: 'Robin Signed in , account menu' }));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /account menu$/ })).toHaveFocus();
});

test('the header changes its style after 20 px', async () => {
  renderShell('/nowhere');
  const header = await screen.findByRole('banner');
  const scrollTo = (y: number) => {
    Object.assign(window, { scrollY: y });
    fireEvent.scroll(window);
  };
  scrollTo(20);
  expect(header).not.toHaveAttribute('data-scrolled');
  scrollTo(21);
  expect(header).toHaveAttribute('data-scrolled');
});

test('a toast over an open dialog is heard, and closing it leaves the dialog open', async () => {
  renderShell('/my-trips', {
    remotes,
    user: aUser(),
    handlers: { 'GET /api/billing/prices': () => answer(500, { code: 'INTERNAL', message: 'x' }) },
  });
  await screen.findByRole('heading', { name: 'My trips' });
  act(() => {
    openPaywall();
  });
  await screen.findByRole('dialog');
  act(() => {
    notify({ title: 'Checkout Failed', tone: 'error' });
  });
  const close = await screen.findByRole('button', { name: 'Close message' });
  const heard = await screen.findByRole('status');
  await waitFor(() => expect(heard).toHaveTextContent('Error Checkout Failed'));
  expect(heard).toHaveAttribute('aria-live', 'assertive');
  fireEvent.pointerDown(close);
  fireEvent.click(close);
  expect(screen.queryByText('Checkout Failed')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a session that ended and is not wanted again is said, and after 2 seconds the person is home', async () => {
  const { user, router, store } = renderShell('/my-trips', {
    remotes,
    user: aUser(),
    handlers: {
      'POST /api/create-trip-checkout': () => answer(401, { code: 'UNAUTHENTICATED', message: 'x' }),
      'GET /api/auth/user': () => answer(401, { code: 'UNAUTHENTICATED', message: 'x' }),
      'GET /api/billing/prices': () => answer(500, { code: 'INTERNAL', message: 'x' }),
    },
  });
  await screen.findByRole('heading', { name: 'My trips' });
  act(() => {
    openPaywall();
  });
  await user.click(await screen.findByRole('button', { name: /^Unlock this trip for/ }));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Session Expired')).toBeInTheDocument();
  expect(screen.getByText('Your session has expired. Please log in again to continue.')).toBeInTheDocument();
  expect(store.getState().session.status).toBe('authenticated');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/');
  });
  await waitFor(() => {
    expect(store.getState().session.status).toBe('anonymous');
  });
});

test('the phone menu opens, names every place, and Escape gives the focus back', async () => {
  const { user } = renderShell('/my-trips', { remotes, user: aUser() });
  await screen.findByRole('heading', { name: 'My trips' });
  const toggle = screen.getByRole('button', { name: 'Open menu' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const menu = screen.getByRole('navigation', { name: 'All pages' });
  const links = within(menu).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Snacks']);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'All pages' })).not.toBeInTheDocument();
  expect(toggle).toHaveFocus();
});

test('a menu opened while the first page still loads stays open when it comes', async () => {
  let arrive: () => void = () => undefined;
  const late: RemoteModule = {
    nav,
    routes: [
      {
        path: '/my-trips',
        handle: { access: 'signed-in', title: 'My trips', description: 'All trips.' },
        lazy: () =>
          new Promise((resolve) => {
            arrive = () => {
              resolve({ element: <h1>My trips</h1> });
            };
          }),
      },
    ],
  };
  const { user } = renderShell('/my-trips', {
    remotes: { family: () => Promise.resolve(late) },
    user: aUser(),
  });
  await user.click(await screen.findByRole('button', { name: 'Open menu' }));
  const menu = screen.getByRole('navigation', { name: 'All pages' });
  expect(screen.queryByRole('heading', { name: 'My trips' })).not.toBeInTheDocument();
  arrive();
  await screen.findByRole('heading', { name: 'My trips' });
  expect(menu).toBeInTheDocument();
});

test('with none remembered, navigation takes over the first trip in planning and keeps that it did', async () => {
  const { store } = renderShell('/my-trips', { remotes, user: aUser() });
  await screen.findByRole('heading', { name: 'My trips' });
  await waitFor(() => {
    expect(store.getState().activeTrip.id).toBe(aTrip.id);
  });
  expect(localStorage.getItem('lastSyncedTrip')).toBe(aTrip.id);
  expect(localStorage.getItem('activeTripId')).toBe(aTrip.id);
});

test('after signing out no trip of the person who left is remembered', async () => {
  const { store } = renderShell('/my-trips', { remotes, user: aUser() });
  await waitFor(() => {
    expect(localStorage.getItem('lastSyncedTrip')).toBe(aTrip.id);
  });
  act(() => {
    store.dispatch(setActiveTrip(undefined));
    clearCachedEntries();
    store.dispatch(sessionEnded());
  });
  await screen.findByRole('heading', { name: /log in|sign in|welcome/i });
  expect(localStorage.getItem('lastSyncedTrip')).toBeNull();
  expect(localStorage.getItem('activeTripId')).toBeNull();
});
