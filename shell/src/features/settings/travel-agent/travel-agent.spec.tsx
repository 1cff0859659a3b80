import type { AgentTripConsent, TravelAgent } from '@landsea/contracts/agents';
import { answer, aUser } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { away, openSettings, press, sent } from '../../../testing/open-settings';

const clientId = 'c0000000-0000-4000-8000-000000000001';
const tripId = 'b0000000-0000-4000-8000-000000000001';
const path = `/api/v1/travel-agents/${clientId}`;
const trip = (change: Partial<AgentTripConsent> = {}): AgentTripConsent => ({
  tripId,
  name: 'Castles and coral',
  startDate: '2027-06-04',
  endDate: '2027-06-10',
  shared: false,
  seesMoney: false,
  seesDocuments: false,
  version: 0,
  ...change,
});
const dana = (trips: AgentTripConsent[]): TravelAgent => ({
  clientId,
  name: 'Dana Whitfield',
  since: '2026-11-22T10:00:00.000Z',
  trips,
});
const client = aUser({ isClient: true });
const open = (agents: TravelAgent[], handlers: Parameters<typeof openSettings>[1] = {}) =>
  openSettings('travel-agent', { 'GET /api/v1/travel-agents': () => ({ agents }), ...handlers }, client);

describe('Your travel agent', () => {
  it('is a section for a person who is a client, and for nobody else', async () => {
    openSettings('profile');
    expect(await screen.findByLabelText('First name')).toBeInTheDocument();
    expect(screen.queryByText('Your travel agent')).toBeNull();
  });

  it('shows the agent, since when, and every trip with what is shared of it', async () => {
    open([
      dana([trip({ shared: true, seesMoney: true, version: 3 }), trip({ tripId: clientId, name: 'Ski' })]),
    ]);
    expect(await screen.findByRole('heading', { name: 'Dana Whitfield' })).toBeInTheDocument();
    expect(screen.getByText('Connected since Sun, Nov 22')).toBeInTheDocument();
    expect(screen.getByText(/You share 1 of 2 trips/)).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Castles and coral' })).toBeChecked();
    const what = within(screen.getByRole('group', { name: 'What Dana Whitfield sees of Castles and coral' }));
    expect(what.getByRole('switch', { name: 'Budget and expenses' })).toBeChecked();
    expect(what.getByRole('switch', { name: 'Documents' })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: 'Ski' })).not.toBeChecked();
    expect(screen.queryByRole('group', { name: /of Ski/ })).toBeNull();
  });

  it('shares a trip without money, adds the budget, and stops sharing', async () => {
    let version = 0;
    const page = open([dana([trip()])], {
      'PUT /api/v1/travel-agents/:clientId/trips/:tripId': ({ body }) =>
        trip({ ...(body as object), shared: true, version: (version += 1) }),
      'DELETE /api/v1/travel-agents/:clientId/trips/:tripId': () => undefined,
    });
    await page.user.click(await screen.findByRole('switch', { name: 'Castles and coral' }));
    const budget = await screen.findByRole('switch', { name: 'Budget and expenses' });
    expect(screen.getByRole('switch', { name: 'Documents' })).toBeDisabled();
    await page.user.click(budget);
    expect(await screen.findByRole('switch', { name: 'Documents' })).toBeEnabled();
    expect(sent(page, 'PUT').map(({ body }) => body)).toEqual([
      { seesMoney: false, seesDocuments: false, version: 0 },
      { seesMoney: true, seesDocuments: false, version: 1 },
    ]);
    await page.user.click(screen.getByRole('switch', { name: 'Castles and coral' }));
    expect(await screen.findByText(/You share none of your trips/)).toBeInTheDocument();
    expect(sent(page, 'DELETE')).toEqual([{ path: `${path}/trips/${tripId}`, body: {} }]);
  });

  it('goes back to what is in force when a change cannot be saved', async () => {
    const page = open([dana([trip()])], { 'PUT /api/v1/travel-agents/:clientId/trips/:tripId': away });
    await page.user.click(await screen.findByRole('switch', { name: 'Castles and coral' }));
    expect(await screen.findByText('That change was not saved')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Castles and coral' })).not.toBeChecked();
  });

  it('leaves the agent after a question', async () => {
    const made = [{ tripId, name: 'Brubaker family trip', startDate: '2027-01-26', endDate: '2027-02-01' }];
    let agents: TravelAgent[] = [{ ...dana([]), made }];
    const page = openSettings(
      'travel-agent',
      {
        'GET /api/v1/travel-agents': () => ({ agents }),
        'DELETE /api/v1/travel-agents/:clientId': () => {
          agents = [];
          return undefined;
        },
      },
      client,
    );
    const lead = await screen.findByText('Dana Whitfield plans these for you and sees everything in them:');
    expect(lead.parentElement).toHaveTextContent('Brubaker family trip Jan 26 – Feb 1, 2027');
    expect(screen.queryByText(/You have no trips yet/)).not.toBeInTheDocument();
    await press(page, 'Leave this agent');
    await press(page, 'Stay connected');
    expect(sent(page, 'DELETE')).toEqual([]);
    await press(page, 'Leave this agent');
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave Dana Whitfield?' }));
    expect(dialog.getByText(/stay with Dana Whitfield; we keep a copy for you to read/)).toBeInTheDocument();
    expect(dialog.getByText('Brubaker family trip')).toBeInTheDocument();
    await page.user.click(dialog.getByRole('button', { name: 'Leave this agent' }));
    expect(await screen.findByText('You left Dana Whitfield')).toBeInTheDocument();
    expect(
      screen.getByText('Dana Whitfield’s trip is in your copies: Brubaker family trip.'),
    ).toBeInTheDocument();
    expect(await screen.findByText('No travel agent')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your copies of an agent’s trips' })).toHaveAttribute(
      'href',
      '/kept-trips',
    );
    expect(sent(page, 'DELETE')).toEqual([{ path, body: {} }]);
  });

  it('offers to try again when the list cannot be read', async () => {
    let isBroken = true;
    const page = openSettings(
      'travel-agent',
      {
        'GET /api/v1/travel-agents': () =>
          isBroken
            ? answer(500, { code: 'INTERNAL', message: 'That did not work. Please try again.' })
            : { agents: [dana([trip()])] },
      },
      client,
    );
    const retry = await screen.findByRole('button', { name: 'Try Again' }, { timeout: 10_000 });
    isBroken = false;
    await page.user.click(retry);
    expect(await screen.findByRole('switch', { name: 'Castles and coral' })).toBeInTheDocument();
  });
});
