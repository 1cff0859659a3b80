import type { CoreNeeds } from '@landsea/contracts/agents';
import { screen, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const tripId = 'a0000000-0000-4000-8000-000000000001';
const need = { tripId, count: 1, at: null, title: null };
const needs: CoreNeeds = {
  total: 1,
  clients: [
    {
      clientId: 'c0000000-0000-4000-8000-000000000001',
      clientName: 'Ada Byron',
      needs: [{ ...need, tripId: null, kind: 'invitation' }],
      trips: [
        {
          tripId,
          name: 'Spring break',
          startDate: '2099-03-14',
          endDate: '2099-03-18',
          needs: [{ ...need, kind: 'heights', count: 2 }],
        },
      ],
    },
  ],
};
const open = (answer: CoreNeeds) =>
  openAsAgent('/app/core-needs', {
    'GET /api/v1/core-needs': () => answer,
    'GET /api/v1/paper-alerts': () => ({ alerts: [] }),
    'GET /api/v1/agreement-alerts': () => ({ alerts: [] }),
  });

it('names what is missing of each client, with one action each', async () => {
  open(needs);
  expect(await screen.findByRole('heading', { name: 'Ada Byron' })).toBeVisible();
  expect(screen.getByText('2 children have no height, so we can’t check rides.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add heights' })).toHaveAttribute(
    'href',
    `/trip/${tripId}/family-hq`,
  );
  expect(screen.getByRole('link', { name: 'Invite them' })).toBeVisible();
});

it('shows each trip under each condition, the late ones first, with a way to what is to do', async () => {
  const trip = { clientId: needs.clients[0]?.clientId ?? '', startDate: '2099-03-14', tripId };
  const other = { ...trip, tripId: 'a0000000-0000-4000-8000-000000000002' };
  open({
    total: 0,
    clients: [],
    safety: [
      {
        ...other,
        clientName: 'Ben Moss',
        name: 'Safe',
        cells: [{ condition: 'rooms', state: 'ok', text: 'Hotel booked' }],
      },
      {
        ...trip,
        clientName: 'Cleo Vance',
        name: 'Soon',
        cells: [{ condition: 'tickets', state: 'open', text: 'No tickets recorded' }],
      },
      {
        ...other,
        tripId: 'a0000000-0000-4000-8000-000000000003',
        clientName: 'Ada Byron',
        name: 'Spring break',
        cells: [
          { condition: 'payments', state: 'late', text: 'A payment is past its day' },
          { condition: 'weather', state: 'late', text: 'Of a later build' },
        ],
      },
    ],
  });
  const table = within(await screen.findByRole('table', { name: 'What each trip still needs' }));
  expect(table.getAllByRole('rowheader').map((row) => row.textContent)).toEqual([
    'Ada ByronSpring break, Sat, Mar 14',
    'Cleo VanceSoon, Sat, Mar 14',
  ]);
  expect(table.getByRole('link', { name: 'Late: A payment is past its day' })).toHaveAttribute(
    'href',
    '/trip/a0000000-0000-4000-8000-000000000003/budget-center',
  );
});

it('says so when nothing is missing', async () => {
  open({ total: 0, clients: [] });
  expect(await screen.findByText('Safe to sleep')).toBeVisible();
});
