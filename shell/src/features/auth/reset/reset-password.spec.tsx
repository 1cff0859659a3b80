import { Toaster } from '../../../frame/toasts/toaster';
import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../../../testing/render-shell';
import { ResetPasswordForm } from './reset-password-form';

const RESET = 'POST /api/auth/reset-password';

const fillAndSend = async (
  { user }: ReturnType<typeof renderRoute>,
  password = 'lanterns-at-dusk',
  confirmation = password,
) => {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Confirm new password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Update Password' }));
};
const open = (handlers: Handlers = {}) => renderShell('/reset-password?token=abc', { handlers });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('sets the password, says so and leads to the sign in', async () => {
  let finish: (value: unknown) => void = () => undefined;
  const page = open({ [RESET]: () => new Promise((done) => (finish = done)) });
  expect(await screen.findByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/auth');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(page.router.state.location.search).toBe('');
  });
  await fillAndSend(page);
  expect(await screen.findByRole('button', { name: 'Updating Password...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  finish({ deletionCanceled: false });
  expect(await screen.findByText('Password reset successful!')).toBeInTheDocument();
  expect(
    screen.getByText('Your password has been updated. You can now sign in with your new password.'),
  ).toBeInTheDocument();
  await waitFor(() => {
    expect(page.router.state.location.pathname).toBe('/auth');
  });
  expect(page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { token: 'abc', password: 'lanterns-at-dusk' },
  ]);
});

it('says that a scheduled deletion of the account was canceled', async () => {
  const page = open({ [RESET]: () => ({ deletionCanceled: true }) });
  await fillAndSend(page);
  expect(await screen.findByText(/The scheduled deletion of your account is canceled\./)).toBeInTheDocument();
});

it('the person who was signed in here stops at the sign in too', async () => {
  const page = renderShell('/reset-password?token=abc', {
    user: aUser(),
    handlers: {
      [RESET]: () => ({ deletionCanceled: false }),
      'GET /api/auth/user': () => answer(401, { code: 'UNAUTHENTICATED', message: 'x' }),
    },
  });
  await fillAndSend(page);
  await waitFor(() => {
    expect(page.router.state.location.pathname).toBe('/auth');
  });
  expect(page.store.getState().session.status).toBe('anonymous');
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
});

it('says every rule that is not met, and sends nothing', async () => {
  const page = open();
  await fillAndSend(page, 'short', 'other');
  expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument();
  expect(screen.getByText("Passwords don't match")).toBeInTheDocument();
  expect(page.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

const EXPIRED = 'This reset link has expired. Please request a new one.';
it.each([
  ['the code', answer(400, { code: 'TOKEN_INVALID', message: 'x' }), EXPIRED],
  ['the words', answer(409, { code: 'CONFLICT', message: 'Invalid or expired reset token' }), EXPIRED],
  ['a server that says why', answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Back soon' }), 'Back soon'],
  ['a server that does not', answer(500, { code: 'INTERNAL', message: '' }), undefined],
  ['a lost network', undefined, undefined],
])('explains a failure and keeps what was typed: %s', async (_case, response, message) => {
  const page = open({
    [RESET]: () => response?.clone() ?? Promise.reject(new TypeError('fetch failed')),
  });
  await fillAndSend(page);
  expect(
    await screen.findByText(message ?? 'Failed to reset password. Please try again.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('lanterns-at-dusk');
  expect(page.router.state.location.pathname).toBe('/reset-password');
});

it('marks a password that the service refuses', async () => {
  const page = open({
    [RESET]: () =>
      answer(400, {
        code: 'VALIDATION_FAILED',
        message: 'Please check the marked fields.',
        fields: [{ path: 'password', message: 'That password is too common' }],
      }),
  });
  await fillAndSend(page);
  expect(await screen.findByText('That password is too common')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toBeInvalid();
});

it('a link without a token leads to the sign in', async () => {
  const { router } = renderShell('/reset-password');
  expect(await screen.findByText('Invalid reset link')).toBeInTheDocument();
  expect(screen.getByText('This password reset link is invalid or has expired.')).toBeInTheDocument();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/auth');
  });
});

it('says that the token is missing, should the form be sent without one', async () => {
  const form = (
    <>
      <ResetPasswordForm token="" onReset={() => Promise.resolve()} />
      <Toaster />
    </>
  );
  const page = renderRoute([{ path: '/', element: form }], '/');
  await fillAndSend(page);
  expect(await screen.findByText('Password reset token is missing.')).toBeInTheDocument();
  expect(page.requests).toEqual([]);
});
