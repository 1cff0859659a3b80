import type { TripInvitationPreview } from '@landsea/contracts/sharing';
import { takeDestination } from '@landsea/web-kit';
import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';

const tripId = 'b0000000-0000-4000-8000-000000000001';
const preview = (change: Partial<TripInvitationPreview> = {}): TripInvitationPreview => ({
  state: 'open',
  tripName: 'Castles and coral',
  invitedBy: 'Robin',
  role: 'editor',
  email: 'k•••@example.com',
  expiresAt: '2026-11-28T10:00:00.000Z',
  viewer: 'visitor',
  ...change,
});
const kim = aUser({ email: 'kim@example.com' });

const open = (change: Partial<TripInvitationPreview>, options: Parameters<typeof renderRoute>[2] = {}) => {
  const path = '/invite/accept/trip.a-token';
  window.history.replaceState(null, '', path);
  const elsewhere = ['/auth', `/trip/${tripId}/dashboard`].map((at) => ({
    path: at,
    element: <h1>At {at}</h1>,
  }));
  return renderRoute([...routes, ...elsewhere], path, {
    ...options,
    handlers: { 'POST /api/v1/trip-invitations/preview': () => preview(change), ...options.handlers },
  });
};

beforeEach(() => sessionStorage.clear());

describe('an invitation to somebody’s trip', () => {
  it('says who shares what, and leads a person who has an account to sign in and back', async () => {
    const page = open({});
    expect(
      await screen.findByRole('heading', { name: 'Robin invited you to plan “Castles and coral”' }),
    ).toBeVisible();
    expect(screen.getByText(/k•••@example.com and is open until/)).toBeVisible();
    expect(page.requests[0]?.body).toEqual({ token: 'trip.a-token' });
    expect(window.location.pathname).toBe('/invite/redeem');
    await page.user.click(screen.getByRole('link', { name: 'Sign in and come back' }));
    expect(await screen.findByRole('heading', { name: 'At /auth' })).toBeVisible();
    expect(takeDestination('/auth')).toBe('/invite/redeem');
  });

  it('opens an account for the invited address and joins in one step', async () => {
    let signedIn = false;
    const page = open(
      {},
      {
        handlers: {
          'POST /api/auth/register-for-trip': () => {
            signedIn = true;
            return answer(201, kim);
          },
          'POST /api/v1/trip-invitations/accept': () => ({ tripId, role: 'editor' }),
          'GET /api/auth/user': () =>
            signedIn ? kim : answer(401, { code: 'UNAUTHENTICATED', message: 'x' }),
        },
      },
    );
    expect(await screen.findByLabelText('Email')).toHaveValue('k•••@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Create account and join' }));
    expect(screen.getByText('First name must be at least 2 characters')).toBeVisible();
    await page.user.type(screen.getByLabelText('First name'), 'Kim');
    await page.user.type(screen.getByLabelText('Password'), 'calm-seas-7');
    await page.user.click(screen.getByRole('button', { name: 'Create account and join' }));
    expect(await screen.findByRole('heading', { name: `At /trip/${tripId}/dashboard` })).toBeVisible();
    const posted = page.requests.filter(({ method, path }) => method === 'POST' && !path.endsWith('preview'));
    expect(posted.map(({ path, body }) => [path, body])).toEqual([
      ['/api/auth/register-for-trip', { token: 'trip.a-token', firstName: 'Kim', password: 'calm-seas-7' }],
      ['/api/v1/trip-invitations/accept', { token: 'trip.a-token' }],
    ]);
  });

  it('says when the address has an account already', async () => {
    const taken = { code: 'EMAIL_TAKEN', message: 'Please sign in instead' };
    const page = open({}, { handlers: { 'POST /api/auth/register-for-trip': () => answer(409, taken) } });
    await page.user.type(await screen.findByLabelText('First name'), 'Kim');
    await page.user.type(screen.getByLabelText('Password'), 'calm-seas-7');
    await page.user.click(screen.getByRole('button', { name: 'Create account and join' }));
    expect(await screen.findByText('Please sign in instead')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Kim');
  });

  it('is accepted by the person it is for, who arrives in the trip and is not asked again', async () => {
    let refuse = true;
    const page = open(
      { viewer: 'invited', role: 'viewer' },
      {
        user: kim,
        handlers: {
          'GET /api/auth/user': () => kim,
          'POST /api/v1/trip-invitations/accept': () =>
            refuse
              ? answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'In a moment.' })
              : { tripId, role: 'viewer' },
        },
      },
    );
    expect(await screen.findByText('You can see the whole plan as it grows.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Join the trip' }));
    expect(await screen.findByText('In a moment.')).toBeVisible();
    refuse = false;
    await page.user.click(screen.getByRole('button', { name: 'Join the trip' }));
    expect(await screen.findByRole('heading', { name: `At /trip/${tripId}/dashboard` })).toBeVisible();
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('a-token'));
  });

  it.each([
    [
      { state: 'used', viewer: 'invited' },
      'This invitation has already been used',
      'You already share this trip.',
    ],
    [{ state: 'expired' }, 'This invitation has expired', 'Ask Robin to send it again.'],
    [{ viewer: 'owner' }, 'You sent this invitation', 'Only k•••@example.com can accept it.'],
    [{ viewer: 'other' }, 'This invitation is for someone else', 'you are signed in as kim@example.com'],
  ] as const)('says why there is nothing to join: %o', async (change, title, text) => {
    open(change, { user: kim });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(new RegExp(text))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join the trip' })).not.toBeInTheDocument();
  });

  it('does not tell one that is unknown from one that was taken back', async () => {
    const unknown = {
      'POST /api/v1/trip-invitations/preview': () => answer(404, { code: 'NOT_FOUND', message: 'No.' }),
    };
    open({}, { handlers: unknown });
    expect(await screen.findByRole('heading', { name: 'We don’t recognize this invitation' })).toBeVisible();
  });
});
