import type { ClientDigest } from '@landsea/contracts/agents';
import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { ClientDigestCard } from './client-digest-card';
import { aClientDigest } from './testing/a-client-digest';
import { describeSendTime, getPreviewTitle, groupLines } from './digest-texts';

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

it('says why nothing is sent, and who stopped it', async () => {
  const stopped = { ...grace, stoppedAt: '2026-11-28T18:00:00.000Z' };
  const problem = 'Everybody of Grace’s household stopped this email. Only they can start it again.';
  open(digest({ problem, readers: [stopped], held: ['Okafor spring break: You paused it.'] }));
  const notice = await screen.findByText('Nothing is sent right now');
  expect(within(notice.parentElement as HTMLElement).getByText(problem)).toBeVisible();
  expect(screen.getByText('Grace Okafor stopped it on Sat, Nov 28.')).toBeVisible();
  expect(screen.getByText('Okafor spring break: You paused it.')).toBeVisible();
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
