import type { ClientSummary } from '@landsea/contracts/agents';
import { screen } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';

const jen: ClientSummary = {
  ...{ id: 'c0000000-0000-4000-8000-000000000001', agentId: 'a0000000-0000-4000-8000-000000000001' },
  ...{ version: 1, firstName: 'Jen', lastName: 'Brubaker', email: 'jen@example.com', phone: null },
  ...{ stage: 'lead', tags: [], source: null, nextStep: null, nextStepOn: null, people: 1, trip: null },
  invitation: { state: 'not-invited', at: null, expiresAt: null },
  ...{ archivedAt: null, createdAt: '2026-11-21T10:00:00.000Z' },
};

it('shows similar names where nobody matches, and begins a client with the search', async () => {
  const { user } = openAsAgent('/app/agents/clients?search=brubacker', {
    'GET /api/v1/client-list': () => ({ clients: [jen], next: null, isAlike: true }),
    'GET /api/v1/client-list/summary': () => ({ stages: {}, archived: 0, tags: [], agents: [] }),
    'GET /api/v1/client-views': () => ({ views: [] }),
  });
  expect(await screen.findByText('Nobody matches “brubacker”. Did you mean:')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Add brubacker' }));
  expect(await screen.findByLabelText('Last name')).toHaveValue('Brubacker');
});
