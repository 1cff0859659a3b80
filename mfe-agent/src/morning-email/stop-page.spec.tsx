import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const open = (status: number, token = 'a-secret') =>
  renderRoute(routes, `/morning-email/stop/${token}`, {
    user: null,
    handlers: {
      'POST /api/v1/digests/stop': () =>
        status === 204
          ? answer(204)
          : answer(status, { code: 'SERVICE_UNAVAILABLE', message: 'Please try again in a minute.' }),
    },
  });

it('asks first, and stops the email without signing in', async () => {
  const { user, requests, router } = open(204);
  expect(await screen.findByRole('heading', { name: 'Stop the morning email?' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/morning-email/stop');
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Stop the email' }));
  expect(await screen.findByRole('heading', { name: 'The morning email is off' })).toBeVisible();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'a-secret' });
});

it('says when it could not be stopped, and keeps the button', async () => {
  const { user } = open(503);
  await user.click(await screen.findByRole('button', { name: 'Stop the email' }));
  expect(await screen.findByText('Please try again in a minute.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop the email' })).toBeVisible();
});

it('speaks to a family as a family, and sends it to no settings', async () => {
  const { user, requests } = open(204, 'trip-a-secret');
  expect(await screen.findByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop the email' }));
  expect(await screen.findByRole('heading', { name: 'These emails are off' })).toBeVisible();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'trip-a-secret' });
  expect(screen.queryByRole('link', { name: 'Open my settings' })).not.toBeInTheDocument();
});
