import type { ClientPortal } from '@landsea/contracts/agents';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { asClient } from '@landsea/web-kit';
import { screen, within } from '@testing-library/react';
import { openAsAgent } from '../testing/open-as-agent';
import { consent, dana, handlers, spring, tripId } from './testing/a-portal';

const { clientId } = dana([]);
const task = {
  id: 'f0000000-0000-4000-8000-000000000009',
  tripId,
  title: 'Pay the deposit',
  reason: null,
  dueOn: '2027-01-01',
  doneAt: null,
  payments: [],
};
const policy = {
  id: 'd0000000-0000-4000-8000-000000000003',
  kind: 'insurance',
  title: 'Policy',
  personName: null,
  tripId: null,
  expiresOn: null,
  file: { name: 'policy.pdf', type: 'application/pdf', bytes: 900 },
} as const;
const made = { ...spring, may: 'wishes' } as const;
const portal: ClientPortal = {
  clientName: 'Jen Brubaker',
  joined: true,
  agent: { ...dana([]), made: [made] },
  tasks: [task],
  documents: [policy],
};
const open = (shown: ClientPortal, change: Handlers = {}, search = '') =>
  openAsAgent(`/app/agents/clients/${clientId}/portal${search}`, {
    ...handlers([]),
    'GET /api/v1/clients/:clientId/portal': () => shown,
    ...change,
  });

afterEach(() => asClient.stop());

describe('the portal as the agent previews it', () => {
  it('shows the client’s page, read as the client, and says so', async () => {
    const { requests } = open(portal, {}, `?trip=${tripId}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Castles and coral' })).toBeVisible();
    const bar = screen.getByRole('region', { name: 'Preview' });
    expect(bar).toHaveTextContent('Preview: this is what Jen Brubaker sees.');
    expect(within(bar).getByRole('link', { name: 'Back to the trip' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/dashboard`,
    );
    expect(within(bar).getByRole('link', { name: 'Client page' })).toHaveAttribute(
      'href',
      `/app/agents/clients/${clientId}`,
    );
    expect(await screen.findByRole('region', { name: 'First day' })).toHaveTextContent(
      'Breakfast with friends',
    );
    const ofTrip = requests.filter(({ path }) => path.includes(tripId) && !path.endsWith('/stream'));
    expect(ofTrip.length).toBeGreaterThan(3);
    for (const { query } of ofTrip) expect(query.get('asClient')).toBe(clientId);
    expect(requests.some(({ path }) => path.startsWith('/api/v1/travel-agents'))).toBe(false);
  });

  it('lets nothing be ticked, voted, opened or sent', async () => {
    const { requests } = open(portal);
    expect(await screen.findByLabelText('Pay the deposit')).toBeDisabled();
    const vote = await screen.findByRole('group', { name: 'Vote on Dinner under the stars' });
    for (const button of within(vote).getAllByRole('button')) expect(button).toBeDisabled();
    expect(screen.getByLabelText('Who votes')).toBeDisabled();
    for (const done of screen.queryAllByRole('button', { name: /^Done/ })) expect(done).toBeDisabled();
    for (const name of ['Write a message', 'Policy', 'dana@agents.example', /Ask Dana/, /Choose what/]) {
      expect(screen.getByText(name)).toBeVisible();
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('leads on into the trip as the client sees it', async () => {
    const { user } = open(portal);
    const link = await screen.findByRole('link', { name: 'Add wishes' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(asClient.clientOf(tripId)).toBe(clientId);
  });

  it('reads a trip that the client shares as the agent may', async () => {
    const shared = { ...dana([{ ...spring, ...consent }]), made: [] };
    const { requests } = open({ ...portal, joined: false, agent: shared });
    expect(await screen.findByRole('region', { name: 'First day' })).toHaveTextContent(
      'Breakfast with friends',
    );
    expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent('sees after joining');
    expect(requests.some(({ query }) => query.has('asClient'))).toBe(false);
  });

  it('is as narrow as a phone on demand', async () => {
    const { user } = open(portal);
    await user.click(await screen.findByRole('radio', { name: 'Phone' }));
    expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
    expect(await screen.findByRole('heading', { level: 1, name: 'Castles and coral' })).toBeVisible();
  });

  it('says what waits for a client without a trip, and that a client is not the agent’s', async () => {
    const page = open({ ...portal, agent: dana([]) });
    expect(await screen.findByText('No trip here yet')).toBeVisible();
    page.unmount();
    open(portal, {
      'GET /api/v1/clients/:clientId/portal': () => answer(404, { code: 'NOT_FOUND', message: 'Not found' }),
    });
    expect(await screen.findByRole('heading', { name: 'No such client' })).toBeVisible();
  });
});
