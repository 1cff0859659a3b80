import { answer } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { refused, sent } from '../../testing/open-settings';
import { renderShell } from '../../testing/render-shell';

describe('/confirm-email', () => {
  it('confirms once and takes the token out of the address', async () => {
    const page = renderShell('/confirm-email?token=abc', {
      handlers: {
        'POST /api/auth/confirm-email': () => ({ email: 'ada@landsea.example' }),
        'GET /api/auth/user': () => answer(401, { code: 'UNAUTHENTICATED', message: 'x' }),
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
      handlers: { 'POST /api/auth/confirm-email': refused('token', message ?? '') },
    });
    expect(await screen.findByText('This confirmation link is invalid or has expired.')).toBeInTheDocument();
  });
});
