import type { CoreNeeds } from '@landsea/contracts/agents';
import { aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

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
  renderRoute(routes, '/app/core-needs', {
    user: aUser({ userType: 'agent' }),
    handlers: {
      'GET /api/v1/core-needs': () => answer,
      'GET /api/v1/paper-alerts': () => ({ alerts: [] }),
      'GET /api/v1/agreement-alerts': () => ({ alerts: [] }),
    },
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

it('says so when nothing is missing', async () => {
  open({ total: 0, clients: [] });
  expect(await screen.findByText('Nothing’s missing')).toBeVisible();
});
