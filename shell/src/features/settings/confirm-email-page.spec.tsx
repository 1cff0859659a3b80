import { takeDestination } from '@landsea/web-kit';
import { answer, aUser } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { refused, sent } from '../../testing/open-settings';
import { renderShell } from '../../testing/render-shell';

describe('/confirm-email', () => {
  it('confirms once and takes the token out of the address', async () => {
    const page = renderShell('/confirm-email?token=abc', {
      user: aUser(),
      handlers: {
        'POST /api/auth/confirm-email': () => ({ email: 'ada@landsea.example' }),
        'GET /api/auth/user': () => aUser({ email: 'ada@landsea.example' }),
      },
    });
    expect(await screen.findByText('From now on you sign in with ada@landsea.example.')).toBeInTheDocument();
    expect(page.router.state.location.search).toBe('');
    expect(sent(page, 'POST')).toEqual([{ path: '/api/auth/confirm-email', body: { token: 'abc' } }]);
  });

  it.each([
    ['/confirm-email', undefined],
    ['/confirm-email?token=used', 'This confirmation link is invalid or has expired.'],
  ])('says that the link is worth nothing: %s', async (path, message) => {
    renderShell(path, {
      user: aUser(),
      handlers: { 'POST /api/auth/confirm-email': refused('token', message ?? '') },
    });
    expect(await screen.findByText('This confirmation link is invalid or has expired.')).toBeInTheDocument();
  });

  it('asks a visitor to sign in and comes back', async () => {
    const page = renderShell('/confirm-email?token=abc');
    expect(
      await screen.findByRole('heading', { name: 'Sign in to confirm your address' }),
    ).toBeInTheDocument();
    expect(sent(page, 'POST')).toEqual([]);
    expect(takeDestination('/auth')).toBe('/confirm-email');
  });

  it('says that the link is for another account', async () => {
    renderShell('/confirm-email?token=abc', {
      user: aUser(),
      handlers: {
        'POST /api/auth/confirm-email': () =>
          answer(403, { code: 'FORBIDDEN', message: 'This link is for another account.' }),
      },
    });
    expect(await screen.findByText('This link is for another account.')).toBeInTheDocument();
  });
});

beforeEach(() => sessionStorage.clear());
