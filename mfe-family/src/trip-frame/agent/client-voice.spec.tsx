import type { AgentTrip, TravelAgent } from '@landsea/contracts/agents';
import { answer, aUser, type Handlers } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aLine, aTrip, fullAccess, tripId } from '../../testing/trip-fixtures';

const clientId = 'c0000000-0000-4000-8000-000000000001';
const trip = aTrip({
  startDate: '2127-03-14',
  endDate: '2127-03-17',
  party: [
    { name: 'Marisol', age: 38 },
    { name: 'Obi', age: 9 },
  ],
});
const made: AgentTrip = {
  tripId,
  clientId,
  clientName: 'Marisol Okafor',
  clientJoined: true,
  name: 'Spring break',
  mode: 'parks',
  startDate: '2127-03-14',
  endDate: '2127-03-17',
  people: 2,
  archived: false,
  stage: 'planning',
  isMade: true,
  access: { may: 'wishes', seesMoney: false, seesDocuments: false, version: 1 },
  next: null,
};
const notFound = () => answer(404, { code: 'NOT_FOUND', message: 'Not found' });
const open = (userType: 'agent' | 'family' | 'client', handlers: Handlers = {}) =>
  openTripPage(
    `/trip/${tripId}/dashboard`,
    {
      'GET /api/user/access': () => ({ ...fullAccess, role: 'owner', forClient: true }),
      'GET /api/v1/agent-trips/:tripId': () => made,
      'GET /api/v1/reminders': () => ({ reminders: [] }),
      'GET /api/v1/trips/:tripId/activity': () => ({ activities: [] }),
      'GET /api/v1/trips/:tripId/days': () => dayPlans([], trip.days),
      'GET /api/v1/trips/:tripId/tasks': () => ({ tripId, tasks: [] }),
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
      'GET /api/v1/trips/:tripId/budget': () => ({ tripId, currency: 'USD', lines: [aLine()], expenses: [] }),
      ...handlers,
    },
    { trip, user: aUser({ userType }) },
  );

describe('the dashboard of a client’s trip', () => {
  it('speaks to the agent about the family', async () => {
    open('agent');
    expect(await screen.findByRole('heading', { name: 'The two Okafors' })).toBeVisible();
    const step = within(await screen.findByRole('region', { name: 'Next: ask Marisol for wishes' }));
    expect(step.getByRole('link', { name: 'Write to Marisol' })).toHaveAttribute(
      'href',
      `/app/agents/messages?client=${clientId}&trip=${tripId}`,
    );
    expect(screen.queryByText(/of us|Now pick what you want/)).not.toBeInTheDocument();
  });

  it('speaks to an agent on a trip of their own, and to a family, about themselves', async () => {
    const own = open('agent', { 'GET /api/v1/agent-trips/:tripId': notFound });
    expect(await screen.findByRole('heading', { name: 'The 2 of us' })).toBeVisible();
    expect(await screen.findByRole('region', { name: /^It’s official!/ })).toBeVisible();
    own.unmount();
    open('family');
    expect(await screen.findByRole('heading', { name: 'The 2 of us' })).toBeVisible();
  });

  it('tells a client by the agent’s name that prices are left out', async () => {
    const dana: TravelAgent = {
      clientId,
      name: 'Dana Whitfield',
      since: '2026-11-21T10:00:00.000Z',
      trips: [],
      made: [made],
    };
    open('client', {
      'GET /api/user/access': () => ({ ...fullAccess, canEdit: false, role: 'viewer', clientMay: 'wishes' }),
      'GET /api/v1/trips/:tripId/budget': notFound,
      'GET /api/v1/travel-agents': () => ({ agents: [dana] }),
    });
    expect(await screen.findByText('Dana shares the plan with you, not the prices.')).toBeVisible();
  });

  it('says who keeps the prices to a guest of the family, without asking for agents', async () => {
    const { requests } = open('family', {
      'GET /api/user/access': () => ({ ...fullAccess, canEdit: false, role: 'viewer' }),
      'GET /api/v1/trips/:tripId/budget': notFound,
    });
    expect(
      await screen.findByText('The owner of this trip shares the plan with you, not the prices.'),
    ).toBeVisible();
    expect(requests.some(({ path }) => path.includes('agents'))).toBe(false);
  });
});
