import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShell } from '../../../testing/render-shell';

const FORGOT = 'POST /api/auth/forgot-password';

/** The dialog, opened from the sign-in form in which `typed` stands. */
const openDialog = async (handlers: Handlers = {}, typed = 'robin@landsea.example') => {
  const page = renderShell('/auth', { handlers });
  if (typed) await page.user.type(await screen.findByLabelText('Email'), typed);
  await page.user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset Your Password' }));
  const send = () => page.user.click(dialog.getByRole('button', { name: 'Send Reset Link' }));
  const sent = () => page.requests.filter(({ method }) => method === 'POST');
  return { ...page, dialog, send, sent };
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('knows the address that was typed to sign in, is busy, says so and closes', async () => {
  let finish: (value: unknown) => void = () => undefined;
  const { dialog, send, sent } = await openDialog({ [FORGOT]: () => new Promise((done) => (finish = done)) });
  expect(dialog.getByLabelText('Email')).toHaveValue('robin@landsea.example');
  await send();
  expect(await dialog.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  finish(undefined);
  expect(await screen.findByText('Password reset sent!')).toBeInTheDocument();
  expect(screen.getByText('Check your email for password reset instructions.')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(sent().map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/auth/forgot-password', body: { email: 'robin@landsea.example' } },
  ]);
});

it('sends nothing to what is no address', async () => {
  const { dialog, send, sent } = await openDialog({}, 'robin');
  await send();
  expect(dialog.getByText('Please enter a valid email address')).toBeInTheDocument();
  await waitFor(() => {
    expect(dialog.getByLabelText('Email')).toHaveFocus();
  });
  expect(sent()).toEqual([]);
});

it.each([
  [
    'an address that the service refuses',
    () =>
      answer(400, {
        code: 'VALIDATION_FAILED',
        message: 'x',
        fields: [{ path: 'email', message: 'Not so' }],
      }),
  ],
  ['too many tries', () => answer(429, { code: 'RATE_LIMITED', message: 'x', retryAfterSeconds: 60 })],
  ['a lost network', () => Promise.reject(new TypeError('fetch failed'))],
])('says that nothing was sent and keeps what was typed: %s', async (_case, handler) => {
  const { dialog, send } = await openDialog({ [FORGOT]: handler });
  await send();
  expect(await screen.findByText('Password reset failed')).toBeInTheDocument();
  expect(screen.getByText('Please check your email address and try again.')).toBeInTheDocument();
  expect(dialog.getByLabelText('Email')).toHaveValue('robin@landsea.example');
  expect(dialog.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled();
});

it('is left without a trace, and the focus is back where it was', async () => {
  const { user, dialog, sent } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Forgot your password?' })).toHaveFocus();
  });
  expect(screen.getByLabelText('Email')).toHaveValue('robin@landsea.example');
  expect(sent()).toEqual([]);
});
