import type { Client, ClientSummary } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openAsAgent } from '../../testing/open-as-agent';
import { aClientDigest } from '../digest/testing/a-client-digest';

const idOf = (number: number): string => `c0000000-0000-4000-8000-00000000000${number}`;
const summaryOf = (number: number, firstName: string): ClientSummary => ({
  ...{ id: idOf(number), agentId: 'a0000000-0000-4000-8000-000000000001', version: 1, firstName },
  ...{
    lastName: 'Byron',
    email: `${firstName}@example.com`,
    phone: null,
    stage: 'lead',
    tags: [],
    people: 1,
  },
  ...{ source: null, nextStep: 'Call', nextStepOn: '2020-01-02', trip: null },
  invitation: { state: 'not-invited', at: null, expiresAt: null },
  ...{ archivedAt: null, createdAt: '2026-11-21T10:00:00.000Z' },
});
const clientOf = ({ id, firstName, lastName, email, createdAt, invitation }: ClientSummary): Client => ({
  ...{ id, firstName, lastName, email, phone: null, notes: null, createdAt, invitation, sharedTrips: [] },
});
const listed = [summaryOf(1, 'Ada'), summaryOf(2, 'Bea'), summaryOf(3, 'Cal')];

const open = (path: string, handlers: Handlers = {}) =>
  openAsAgent(path, {
    'GET /api/v1/agency': () => ({ agency: null }),
    'GET /api/v1/client-duplicates/:clientId': () => ({ clients: [], canMerge: true }),
    'GET /api/v1/documents': () => ({ documents: [], passports: [] }),
    'GET /api/v1/agreements': () => ({ agreements: [] }),
    'GET /api/v1/clients/:clientId/digest': () => aClientDigest(),
    'GET /api/v1/quotes': () => ({ quotes: [] }),
    'GET /api/v1/clients/:clientId/money': () => ({
      owesCents: 0,
      next: null,
      expectedCents: 0,
      bookings: 0,
    }),
    'GET /api/v1/clients/:clientId/timeline': () => ({ planned: [], lines: [], next: null }),
    'GET /api/v1/clients/:clientId': ({ params }) => {
      const found = listed.find(({ id }) => id === params['clientId']);
      return found ? clientOf(found) : answer(404, { code: 'NOT_FOUND', message: 'Gone' });
    },
    'GET /api/v1/client-list': () => ({ clients: listed, next: null }),
    ...handlers,
  });

it('keeps the list beside an open client, one stop for Tab and the arrows inside', async () => {
  const { user, router } = open(`/app/agents/clients/${idOf(1)}?search=byron`);
  const list = await screen.findByRole('navigation', { name: 'Your clients' });
  const ada = await within(list).findByRole('link', { name: /^Ada Byron/ });
  expect(ada).toHaveAttribute('aria-current', 'page');
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ tabIndex }) => tabIndex),
  ).toEqual([0, -1, -1]);
  ada.focus();
  await user.keyboard('{ArrowDown}');
  expect(within(list).getByRole('link', { name: /^Bea Byron/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Bea Byron' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ada Byron' })).toBeNull();
  expect(router.state.location.search).toBe('?search=byron');
  expect(screen.getByRole('link', { name: 'Clients' })).toHaveAttribute(
    'href',
    '/app/agents/clients?search=byron',
  );
});

it('asks for what is searched there and stays at the client', async () => {
  const page = open(`/app/agents/clients/${idOf(1)}`);
  const list = await screen.findByRole('navigation', { name: 'Your clients' });
  await page.user.type(await within(list).findByRole('searchbox'), 'cal');
  await waitFor(() =>
    expect(
      page.requests.some(
        ({ path, query }) => path === '/api/v1/client-list' && query.get('search') === 'cal',
      ),
    ).toBe(true),
  );
  expect(screen.getByRole('heading', { name: 'Ada Byron' })).toBeVisible();
});

it('takes nothing typed for one client along to the next', async () => {
  const { user } = open(`/app/agents/clients/${idOf(1)}`);
  await user.click(await screen.findByRole('radio', { name: 'Plan a step' }));
  await user.type(screen.getByLabelText('Next step'), 'Ask for heights');
  const list = screen.getByRole('navigation', { name: 'Your clients' });
  await user.click(await within(list).findByRole('link', { name: /^Bea Byron/ }));
  expect(await screen.findByRole('heading', { name: 'Bea Byron' })).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: 'Plan a step' }));
  expect(screen.getByLabelText('Next step')).toHaveValue('');
});

it('shows the client also where the list fails', async () => {
  open(`/app/agents/clients/${idOf(1)}`, {
    'GET /api/v1/client-list': () => answer(500, { code: 'INTERNAL', message: 'Broken' }),
  });
  expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeVisible();
});
