import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { openSettings, press, sent } from '../../testing/open-settings';

const LINKS = '/api/v1/calendar-links';

describe('calendar links', () => {
  const withLinks = () => {
    let count = 2;
    return {
      [`GET ${LINKS}`]: () => ({ count }),
      [`DELETE ${LINKS}`]: () => {
        count = 0;
      },
      'POST /api/auth/account/password': () => aUser(),
      'GET /api/auth/sessions': () => ({ sessions: [] }),
    };
  };
  const changePassword = async (page: ReturnType<typeof openSettings>) => {
    await page.user.type(await screen.findByLabelText('Current password'), 'secret-1');
    await page.user.type(screen.getByLabelText('New password'), 'lanterns-9');
    await page.user.type(screen.getByLabelText('Confirm new password'), 'lanterns-9');
    await press(page, 'Change password');
  };

  it('are offered to be turned off after a password change, and are', async () => {
    const page = openSettings('password', withLinks());
    await changePassword(page);
    expect(await screen.findByText('Also turn off your calendar links?')).toBeInTheDocument();
    await press(page, 'Turn them off');
    expect(await screen.findByText('Calendar links are turned off')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Also turn off your calendar links?')).toBeNull());
    expect(sent(page, 'DELETE')).toEqual([{ path: LINKS, body: {} }]);
  });

  it('stay when the person keeps them', async () => {
    const page = openSettings('password', withLinks());
    await changePassword(page);
    await press(page, 'Keep them');
    expect(screen.queryByText('Also turn off your calendar links?')).toBeNull();
    expect(sent(page, 'DELETE')).toEqual([]);
  });

  it('can be turned off beside the sessions at any time', async () => {
    const page = openSettings('sessions', withLinks());
    expect(await screen.findByText('2 calendar links are active')).toBeInTheDocument();
    await press(page, 'Turn off all calendar links');
    await waitFor(() => expect(screen.queryByText(/calendar links are active/)).toBeNull());
  });

  it('are not mentioned to a person who has none', async () => {
    const page = openSettings('password', { 'POST /api/auth/account/password': () => aUser() });
    await changePassword(page);
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    expect(screen.queryByText('Also turn off your calendar links?')).toBeNull();
  });
});

describe('an account without a password', () => {
  const googleOnly = aUser({ hasPassword: false, googleLinked: true });
  const tooOld = () =>
    answer(403, { code: 'RECENT_SIGN_IN_REQUIRED', message: 'Please sign in with Google again.' });
  const expectGoogle = async () => {
    expect(await screen.findByText('Sign in with Google again')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/auth/google?link=1',
    );
  };

  it('signs in with Google again before it sets a password from an old session', async () => {
    const page = openSettings('password', { 'POST /api/auth/account/password': tooOld }, googleOnly);
    await page.user.type(await screen.findByLabelText('New password'), 'lanterns-9');
    await page.user.type(screen.getByLabelText('Confirm new password'), 'lanterns-9');
    await press(page, 'Set password');
    await expectGoogle();
  });

  it('signs in with Google again before it changes its email from an old session', async () => {
    const page = openSettings('email', { 'POST /api/auth/account/email': tooOld }, googleOnly);
    await page.user.type(await screen.findByLabelText('New email'), 'ada@landsea.example');
    await press(page, 'Send confirmation link');
    await expectGoogle();
  });
});
