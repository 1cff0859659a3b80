import { demoAgentAccount } from '@landsea/contracts/account';
import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell, TRIP_ID } from '../../testing/render-shell';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const tab = (name: string) => screen.findByRole('tab', { name });

test('the tab that was chosen last is open at the next visit', async () => {
  const first = renderShell('/login');
  expect(await tab('Family')).toHaveAttribute('aria-selected', 'true');
  await first.user.click(await tab('Agent'));
  expect(localStorage.getItem('lastLoginTab')).toBe('agent');
  first.unmount();
  renderShell('/login');
  expect(await tab('Agent')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeInTheDocument();
});

test('a remembered tab that does not exist is the first one', async () => {
  localStorage.setItem('lastLoginTab', 'admin');
  renderShell('/login');
  expect(await tab('Family')).toHaveAttribute('aria-selected', 'true');
});

test.each([
  ['Family', '/auth'],
  ['Agent', '/auth?type=agent'],
  ['Client', '/auth'],
])('%s has its sign in by email at %s', async (name, email) => {
  const { user } = renderShell('/login');
  await user.click(await tab(name));
  expect(screen.getByRole('link', { name: 'Sign in with your email' })).toHaveAttribute('href', email);
});

test('links to the marketing pages that exist', async () => {
  renderShell('/login');
  const links = within(await screen.findByRole('navigation', { name: 'What Landsea is' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/clients']);
});

test('an invite code is redeemed; without one it is asked for', async () => {
  const { user, router } = renderShell('/login');
  expect(screen.queryByLabelText(/Invite code/)).not.toBeInTheDocument();
  await user.click(await tab('Client'));
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(screen.getByText('Enter the code from your invitation')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Invite code/), ' SUN & SEA/7 ');
  await user.click(screen.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => {
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/invite/redeem?code=SUN%20%26%20SEA%2F7',
    );
  });
});

test('somebody signed in does not stop here', async () => {
  const { router } = renderShell('/login', {
    user: aUser(),
    handlers: { 'GET /api/user/access': () => answer(404, { code: 'NOT_FOUND', message: 'x' }) },
  });
  await waitFor(() => {
    expect(router.state.location.pathname).toBe(`/trip/${TRIP_ID}/dashboard`);
  });
});

test('the agents’ tab opens the demo of an agent, and says why it did not', async () => {
  const agent = aUser({ userType: 'agent', isDemo: true });
  let isReady = false;
  const { user, router, requests } = renderShell('/login', {
    handlers: {
      'POST /api/auth/login': () =>
        isReady ? agent : answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Not ready yet.' }),
      'GET /api/auth/user': () => (isReady ? agent : answer(401, { code: 'UNAUTHENTICATED', message: 'x' })),
    },
  });
  await user.click(await tab('Agent'));
  await user.click(screen.getByRole('button', { name: 'Login as demo agent' }));
  expect(await screen.findByText('Not ready yet.')).toBeVisible();
  isReady = true;
  await user.click(screen.getByRole('button', { name: 'Login as demo agent' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/app/agents/clients');
  });
  const { email, password } = demoAgentAccount;
  expect(requests.filter(({ path }) => path === '/api/auth/login').at(-1)?.body).toEqual({ email, password });
});
