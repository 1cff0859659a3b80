import type { Brand, DigestStopPage } from '@landsea/contracts/agents';
import { answer, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const brand: Brand = {
  ...{ name: 'Magic Miles Travel', logo: null, photo: null, colors: null, agentName: 'Dana Whitlock' },
  ...{ phone: null, hours: null, signature: null, replyTo: null, legalLines: [], poweredBy: false },
};
const nobody: DigestStopPage = { isStopped: false, agentName: null, agencyName: null };
const ofDana = { ...nobody, agentName: 'Dana Whitlock', agencyName: 'Magic Miles Travel', brand };
const gone = () => answer(404, { code: 'NOT_FOUND', message: 'Not found' });
const away = () => answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Please try again in a minute.' });

const done = () => answer(204);

interface Answers {
  page?: () => DigestStopPage | ReturnType<typeof answer>;
  stop?: () => ReturnType<typeof answer>;
  resume?: () => ReturnType<typeof answer>;
}

const open = (token: string, { page = () => nobody, stop = done, resume = done }: Answers = {}) => {
  const rendered = renderRoute(routes, `/morning-email/stop/${token}`, {
    user: null,
    handlers: {
      'POST /api/v1/digests/open': page,
      'POST /api/v1/digests/stop': stop,
      'POST /api/v1/digests/resume': resume,
    },
  });
  const bodiesOf = (call: string) =>
    rendered.requests.filter(({ path }) => path === `/api/v1/digests/${call}`).map(({ body }) => body);
  return { ...rendered, bodiesOf };
};

it('asks first, and stops the email without signing in', async () => {
  const { user, bodiesOf, router } = open('a-secret');
  expect(await screen.findByRole('heading', { name: 'Stop the morning email?' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/morning-email/stop');
  expect(bodiesOf('stop')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Stop the email' }));
  const off = await screen.findByRole('heading', { name: 'The morning email is off' });
  expect(off).toHaveFocus();
  expect(bodiesOf('stop')).toEqual([{ token: 'a-secret' }]);
  expect(screen.getByRole('link', { name: 'Open my settings' })).toBeVisible();
});

it('asks only once the secret has left the address, so that no press is lost on the way', async () => {
  const { router } = open('a-secret');
  const asked: string[] = [];
  router.subscribe(({ location }) => {
    if (screen.queryByRole('button', { name: 'Stop the email' })) asked.push(location.pathname);
  });
  await screen.findByRole('button', { name: 'Stop the email' });
  expect(asked).toEqual([]);
});

it('says when it could not be stopped, and keeps the button', async () => {
  const { user } = open('a-secret', { stop: away });
  await user.click(await screen.findByRole('button', { name: 'Stop the email' }));
  expect(await screen.findByText('Please try again in a minute.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop the email' })).toBeVisible();
});

it('speaks to a family in the name of its agent, and takes a stop back', async () => {
  const { user, bodiesOf } = open('trip-a-secret', { page: () => ofDana });
  expect(await screen.findByRole('heading', { name: 'Stop these emails?' })).toBeVisible();
  expect(screen.getByText('Magic Miles Travel')).toBeVisible();
  expect(screen.getByText(/what Dana Whitlock booked for you/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop the emails' }));
  expect(await screen.findByRole('heading', { name: 'These emails are off' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Open my settings' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send them again' }));
  expect(await screen.findByRole('heading', { name: 'These emails are back on' })).toHaveFocus();
  expect(
    screen.getByText('You can get them again when Dana Whitlock has something new for you.'),
  ).toBeVisible();
  expect(bodiesOf('resume')).toEqual([{ token: 'trip-a-secret' }]);
  expect(document.body).not.toHaveTextContent(/landsea/i);
});

it('says that it is off to somebody who comes back, and why it could not be taken back', async () => {
  const { user } = open('trip-a-secret', { page: () => ({ ...ofDana, isStopped: true }), resume: away });
  expect(await screen.findByRole('heading', { name: 'These emails are off' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send them again' }));
  expect(await screen.findByText('Please try again in a minute.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send them again' })).toBeVisible();
});

it('offers nothing by the link of an address that the account’s own stop overrules', async () => {
  open('trip-a-secret', { page: () => ({ ...ofDana, isStopped: true, isAccountStopped: true }) });
  expect(await screen.findByRole('heading', { name: 'These emails are off' })).toBeVisible();
  expect(
    screen.getByText(/^They were turned off in a newer email, and the link in that one turns them back on/),
  ).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('claims nothing for a link that nobody knows', async () => {
  open('trip-a-secret', { page: gone });
  expect(await screen.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('can be opened again when it did not open', async () => {
  open('trip-a-secret', { page: away });
  expect(await screen.findByRole('heading', { name: 'The page didn’t open' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
