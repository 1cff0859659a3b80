import type { KeptTripDetail } from '@landsea/contracts/agents';
import { aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';

const kept: KeptTripDetail = {
  id: 'e0000000-0000-4000-8000-000000000001',
  name: 'Brubaker family trip',
  startDate: '2027-01-26',
  endDate: '2027-02-01',
  agentName: 'Dana Whitlock',
  keptAt: '2026-11-27T15:00:00.000Z',
  content: {
    party: ['Jen', 'Max'],
    bookings: [{ title: 'Pop Century Resort', when: 'Jan 26 – Feb 1, 2027', numbers: ['4711'] }],
    days: [
      {
        date: '2027-01-26',
        title: 'Magic Kingdom',
        lines: [
          {
            when: '5:40 PM',
            title: '’Ohana',
            place: null,
            isBooked: true,
            numbers: ['QX-7'],
            note: 'near the window',
          },
        ],
      },
      { date: '2027-01-27', title: 'Rest day', lines: [] },
    ],
    wishes: ['Space 220'],
  },
};
const path = '/api/v1/kept-trips';
const open = (at: string, trips = [kept]) =>
  renderRoute(routes, at, {
    user: aUser({ userType: 'family' }),
    handlers: {
      [`GET ${path}`]: () => ({ trips: trips.map(({ content: _content, ...trip }) => trip) }),
      [`GET ${path}/:id`]: () => kept,
      [`DELETE ${path}/:id`]: () => undefined,
    },
  });

it('lists the copies that stayed after leaving an agent', async () => {
  open('/kept-trips');
  const link = await screen.findByRole('link', { name: /Brubaker family trip/ }, { timeout: 30_000 });
  expect(link).toHaveAttribute('href', `/kept-trips/${kept.id}`);
  expect(link).toHaveTextContent('By Dana Whitlock, as of Fri, Nov 27.');
});

it('says what comes here while there is none', async () => {
  open('/kept-trips', []);
  expect(await screen.findByText('No copies here')).toBeVisible();
});

it('shows each day with its times and numbers, and nothing to change', async () => {
  open(`/kept-trips/${kept.id}`);
  const day = within(await screen.findByRole('region', { name: 'Tue, Jan 26' }));
  expect(day.getByText('5:40 PM')).toBeVisible();
  expect(day.getByText('QX-7 · near the window')).toBeVisible();
  expect(day.getByText('Booked')).toBeVisible();
  expect(screen.getByText('Jan 26 – Feb 1, 2027 · 4711')).toBeVisible();
  expect(screen.getByText('Space 220')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('is deleted after a question', async () => {
  const { user, requests } = open(`/kept-trips/${kept.id}`);
  await user.click(await screen.findByRole('button', { name: 'Delete this copy' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(await screen.findByRole('heading', { name: 'Your copies' })).toBeVisible();
});
