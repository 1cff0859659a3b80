import type { ClientDigest } from '@landsea/contracts/agents';
import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { ClientDigestCard } from './client-digest-card';
import { aClientDigest } from './testing/a-client-digest';
import { describeSendTime, getPreviewTitle, groupLines, listReached } from './digest-texts';

const clientId = 'c0000000-0000-4000-8000-000000000001';
const path = `/api/v1/clients/${clientId}/digest`;
const subject = 'item:d0000000-0000-4000-8000-000000000001';
const line = {
  subject,
  tripName: 'Okafor spring break',
  day: '2027-03-11',
  text: '5:40 PM: ’Ohana, confirmation QX-7',
  isLeftOut: false,
};
const grace = { name: 'Grace Okafor', email: 'grace@okafor.example', stoppedAt: null };
const digest = (over: Partial<ClientDigest> = {}) =>
  aClientDigest({ isOn: true, isDefault: false, lines: [line], readers: [grace], ...over });

/** The service with one digest, which calls change. */
const open = (first: ClientDigest, handlers: Parameters<typeof renderRoute>[2] = {}) => {
  let now = first;
  const change = (over: Partial<ClientDigest>) => (now = { ...now, ...over });
  const routes = [
    { path: '/card', element: createElement(ClientDigestCard, { clientId, firstName: 'Grace' }) },
    { path: '/settings', element: null },
  ];
  return renderRoute(routes, '/card', {
    user: aUser({ userType: 'agent' }),
    handlers: {
      [`GET ${path}`]: () => now,
      [`PUT ${path}`]: ({ body }) => change({ isOn: (body as { isOn: boolean | null }).isOn ?? false }),
      [`PUT ${path}/lines`]: ({ body }) =>
        change({ lines: [{ ...line, isLeftOut: (body as { isLeftOut: boolean }).isLeftOut }] }),
      [`POST ${path}/emails`]: () => change({ lines: [], lastSentAt: '2026-11-29T18:00:00.000Z' }),
      ...handlers.handlers,
    },
  });
};

it('says the next email, and leaves a line out and puts it back', async () => {
  const { user, requests } = open(digest());
  expect(await screen.findByText('Thu, Mar 11')).toBeVisible();
  expect(screen.getByText('Goes to Grace Okafor (grace@okafor.example).')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Leave it out: ${line.text}` }));
  const back = await screen.findByRole('button', { name: `Put it back: ${line.text}` });
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ subject, isLeftOut: true });
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  await user.click(back);
  expect(await screen.findByRole('button', { name: 'Send now' })).toBeVisible();
});

it('says who gets it, for a release that lets nobody choose', async () => {
  const noel = { name: 'Noel Okafor', email: 'noel@okafor.example', stoppedAt: null };
  open(digest({ isOn: false, lines: [], readers: [grace, noel] }));
  expect(
    await screen.findByText(
      'Goes to Grace Okafor (grace@okafor.example) and Noel Okafor (noel@okafor.example).',
    ),
  ).toBeVisible();
});

const client = { ...grace, key: 'client', firstName: 'Grace', isLeftOut: false };
const noel = {
  ...{ key: 'noel@okafor.example', name: 'Noel Okafor', firstName: 'Noel', email: 'noel@okafor.example' },
  ...{ stoppedAt: null, isLeftOut: false },
};
/** The service with a household, which calls change. */
const openHousehold = (readers: ClientDigest['readers'], over: Partial<ClientDigest> = {}) => {
  let now = digest({ readers, ...over });
  return open(now, {
    handlers: {
      [`GET ${path}`]: () => now,
      [`PUT ${path}/readers`]: ({ body }) => {
        const { key, isLeftOut } = body as { key: string; isLeftOut: boolean };
        const changed = now.readers.map((each) => (each.key === key ? { ...each, isLeftOut } : each));
        return (now = { ...now, readers: changed });
      },
    },
  });
};
const boxOf = (name: string) => screen.findByRole('checkbox', { name });

it('lets the agent untick one of a household, and says in the preview who gets it', async () => {
  const { user, requests } = openHousehold([client, noel]);
  expect(await screen.findByRole('heading', { name: /^What Grace and Noel get / })).toBeVisible();
  expect(screen.getByRole('switch', { name: /^Email Grace’s household/ })).toBeVisible();
  await user.click(await boxOf('Grace Okafor'));
  expect(await screen.findByRole('heading', { name: /^What Noel gets / })).toBeVisible();
  expect(await boxOf('Grace Okafor')).not.toBeChecked();
  expect(await boxOf('Noel Okafor')).toBeChecked();
  await user.click(await boxOf('Grace Okafor'));
  expect(await screen.findByRole('heading', { name: /^What Grace and Noel get / })).toBeVisible();
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { key: 'client', isLeftOut: true },
    { key: 'client', isLeftOut: false },
  ]);
});

it('keeps both of two quick choices', async () => {
  const { user } = openHousehold([client, noel]);
  const [graces, noels] = [await boxOf('Grace Okafor'), await boxOf('Noel Okafor')];
  await user.click(graces);
  await user.click(noels);
  await user.click(graces);
  expect(await screen.findByRole('heading', { name: /^What Grace gets / })).toBeVisible();
  expect(graces).toBeChecked();
  expect(noels).not.toBeChecked();
});

it('names a line that not everybody gets, and leaves somebody who stopped alone', async () => {
  const stopped = {
    ...noel,
    key: 'x',
    name: 'Mia Moss',
    firstName: 'Mia',
    stoppedAt: '2026-11-28T18:00:00.000Z',
  };
  openHousehold([client, noel, stopped], { lines: [{ ...line, goesTo: ['Grace'] }] });
  expect(await screen.findByText('Only for Grace')).toBeVisible();
  const box = await boxOf('Mia Moss');
  expect(box).toBeDisabled();
  expect(box).toHaveAccessibleDescription(
    /stopped it on Sat, Nov 28\. The link in an earlier email turns it back on/,
  );
});

it('names those alone to whom a line goes', async () => {
  const lines = [
    { ...line, goesTo: ['Grace'] },
    { ...line, subject: 'item:y', isLeftOut: true, goesTo: ['Grace', 'Noel'] },
  ];
  openHousehold([client, noel], { lines });
  expect(await screen.findByRole('heading', { name: /^What Grace gets / })).toBeVisible();
  const shown = digest({ readers: [client, noel], lines });
  expect(listReached(shown)).toEqual(['Grace']);
  expect(listReached({ ...shown, lines: [] })).toEqual(['Grace', 'Noel']);
});

it('shows what stands when a choice was not saved', async () => {
  const failed = answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Please try again in a minute.' });
  const { user, requests } = open(digest({ readers: [client, noel] }), {
    handlers: { [`PUT ${path}/readers`]: () => failed },
  });
  await user.click(await boxOf('Noel Okafor'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Noel Okafor' })).toBeChecked());
  expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { key: noel.key, isLeftOut: true },
  ]);
});

it('is turned on for one client, and sent at once', async () => {
  const { user, requests } = open(digest({ isOn: false, isDefault: true }));
  expect(await screen.findByRole('heading', { name: 'What Grace doesn’t know yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose for all your clients' })).toBeVisible();
  await user.click(screen.getByRole('switch'));
  expect(await screen.findByRole('heading', { name: /^What Grace gets/ })).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ isOn: true });
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Last email on Sun, Nov 29')).toBeVisible();
  expect(await screen.findByText(/^Nothing new/)).toBeVisible();
});

it('shows what is left once it was sent, without asking again', async () => {
  const { user, requests } = open(digest());
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText(/^Nothing new/)).toBeVisible();
  expect(requests.filter(({ method, path: at }) => method === 'GET' && at === path)).toHaveLength(1);
});

it('says why nothing is sent, and who stopped it', async () => {
  const stopped = { ...grace, stoppedAt: '2026-11-28T18:00:00.000Z' };
  const problem =
    'Everyone this email went to stopped it, so it stays off. You can still write to Grace yourself.';
  open(digest({ problem, readers: [stopped], held: ['Okafor spring break: You paused it.'] }));
  const notice = await screen.findByText('Nothing is sent right now');
  expect(within(notice.parentElement as HTMLElement).getByText(problem)).toBeVisible();
  expect(screen.getByText(/^Grace Okafor stopped it on Sat, Nov 28\./)).toBeVisible();
  expect(screen.getByText('Okafor spring break: You paused it.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What Grace doesn’t know yet' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
});

it('keeps the lines when sending failed, and says so', async () => {
  const failed = answer(403, { code: 'FORBIDDEN', message: 'Your Agent plan has ended.' });
  const { user } = open(digest(), { handlers: { [`POST ${path}/emails`]: () => failed } });
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Your Agent plan has ended.')).toBeVisible();
  expect(screen.getByText(line.text)).toBeVisible();
});

it('names the morning on the agent’s clock, and trips where there are several', () => {
  const on = digest();
  const at = (time: string) => describeSendTime(on, new Date(time));
  expect(at('2026-11-29T20:00:00Z')).toBe('tomorrow at 7:00 AM (Chicago time)');
  expect(at('2026-11-30T12:00:00Z')).toBe('today at 7:00 AM (Chicago time)');
  expect(getPreviewTitle(on, new Date('2026-11-29T20:00:00Z'))).toBe(
    'What Grace gets tomorrow at 7:00 AM (Chicago time)',
  );
  const paper = { ...line, subject: 'document:x', tripName: null, day: null, text: 'New in your portal' };
  const titles = (lines: ClientDigest['lines']) => groupLines(lines).map(({ title }) => title);
  expect(titles([line, { ...line, subject: 'item:y' }, paper])).toEqual(['Thu, Mar 11', 'Also new']);
  expect(titles([line, { ...line, tripName: 'Cruise' }])).toEqual([
    'Okafor spring break: Thu, Mar 11',
    'Cruise: Thu, Mar 11',
  ]);
});
