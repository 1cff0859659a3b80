import type { AgencyInvitationPreview } from '@landsea/contracts/agents';
import { takeDestination } from '@landsea/web-kit';
import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const preview = (change: Partial<AgencyInvitationPreview> = {}): AgencyInvitationPreview => ({
  state: 'open',
  agencyName: 'Blue Lagoon Travel',
  invitedBy: 'Dana Whitfield',
  role: 'agent',
  email: 'l•••@example.com',
  expiresAt: '2026-11-28T10:00:00.000Z',
  viewer: 'visitor',
  ...change,
});
const open = (
  change: Partial<AgencyInvitationPreview>,
  options: NonNullable<Parameters<typeof renderRoute>[2]> = {},
) => {
  const path = '/invite/accept/team.a-token';
  window.history.replaceState(null, '', path);
  const signIn = { path: '/auth', element: <h1>Sign in</h1> };
  return renderRoute([...routes, signIn], path, {
    ...options,
    handlers: { 'POST /api/v1/agency-invitations/preview': () => preview(change), ...options.handlers },
  });
};

beforeEach(() => sessionStorage.clear());

describe('an invitation to an agency', () => {
  it('says what joining means, and opens an account that joins in one step', async () => {
    const { user, requests } = open(
      {},
      {
        handlers: {
          'POST /api/auth/register-for-team': () => aUser({ userType: 'agent' }),
          'POST /api/v1/agency-invitations/accept': () => ({ agency: null }),
          'GET /api/v1/agency': () => ({ agency: null }),
          'GET /api/auth/user': () => aUser({ userType: 'agent' }),
        },
      },
    );
    expect(
      await screen.findByRole('heading', { name: 'Dana Whitfield invited you to Blue Lagoon Travel' }),
    ).toBeVisible();
    expect(screen.getByText(/The agency’s owner and assistants will see your clients, too/)).toBeVisible();
    expect(window.location.pathname).toBe('/invite/redeem');
    expect(screen.getByLabelText('Email')).toHaveValue('l•••@example.com');
    await user.type(screen.getByLabelText('First name'), 'Lee');
    await user.type(screen.getByLabelText('Last name'), 'Okafor');
    for (const label of ['Password', 'Confirm password'])
      await user.type(screen.getByLabelText(label), 'harbour-at-nine');
    await user.click(screen.getByRole('button', { name: 'Create account and join' }));
    expect(await screen.findByRole('heading', { name: 'Your team' })).toBeVisible();
    const token = 'team.a-token';
    expect(requests.find(({ path }) => path.endsWith('/register-for-team'))?.body).toEqual({
      ...{ token, firstName: 'Lee', lastName: 'Okafor', password: 'harbour-at-nine' },
    });
    expect(requests.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({ token });
  });

  it('leads somebody with an account to sign in and back', async () => {
    const { user } = open({});
    await user.click(await screen.findByRole('link', { name: 'Sign in and come back' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(takeDestination('/auth')).toBe('/invite/redeem');
  });

  it('is accepted by the agent whom it is for, who lands on the team', async () => {
    const { user, requests } = open(
      { viewer: 'invited' },
      {
        user: aUser({ userType: 'agent' }),
        handlers: {
          'POST /api/v1/agency-invitations/accept': () => ({ agency: null }),
          'GET /api/v1/agency': () => ({ agency: null }),
          'GET /api/auth/user': () => aUser({ userType: 'agent' }),
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Join as agent' }));
    expect(await screen.findByRole('heading', { name: 'Your team' })).toBeVisible();
    expect(requests.find(({ path }) => path.endsWith('/accept'))?.body).toEqual({ token: 'team.a-token' });
  });

  it('says why it cannot be accepted', async () => {
    const message = 'You belong to an agency already.';
    const { user } = open(
      { viewer: 'invited', role: 'assistant' },
      {
        user: aUser({ userType: 'agent' }),
        handlers: {
          'POST /api/v1/agency-invitations/accept': () => answer(409, { code: 'EDIT_CONFLICT', message }),
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Join as assistant' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it.each([
    [{ viewer: 'family' }, 'This address belongs to a family’s account'],
    [{ viewer: 'other' }, 'This invitation is for someone else'],
    [{ viewer: 'member', state: 'used' }, 'You’re already in Blue Lagoon Travel'],
    [{ state: 'expired' }, 'This invitation has expired'],
    [{ state: 'used' }, 'This invitation has already been used'],
  ] as const)('has nothing to accept for %j', async (change, heading) => {
    open(change, { user: aUser() });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  });
});
