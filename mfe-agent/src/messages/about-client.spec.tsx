import type { Conversation, ConversationPage } from '@landsea/contracts/agents';
import { DayPlans } from '@landsea/contracts/planning';
import { aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { item, plans, spring, tripId } from '../portal/testing/a-portal';
import { aClient, aPerson } from '../testing/a-client';

const clientId = 'c0000000-0000-4000-8000-000000000001';
const conversationId = 'a0000000-0000-4000-8000-000000000001';
const conversation: Conversation = {
  id: conversationId,
  clientId,
  clientName: 'Ada Byron',
  side: 'agent',
  isAboutTrip: true,
  trip: { id: tripId, name: spring.name, startDate: spring.startDate },
  last: null,
  unread: 0,
  waitingSince: null,
  isClosed: false,
};
const page: ConversationPage = { conversation, messages: [], hasEarlier: false, readers: [] };
const person = aPerson({
  ...{ firstName: 'Max', birthDate: '2019-03-14', heightInches: 46, dietaryNotes: 'Peanut allergy' },
});
const client = aClient({ madeTrips: [spring], people: [person] });
const table = item({ title: 'Le Cellier', date: spring.startDate, status: 'booked', confirmation: '4711' });

const setRoom = (hasRoom: boolean) =>
  Object.assign(window, {
    matchMedia: () => ({
      matches: hasRoom,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
const open = (userType: 'agent' | 'client', path: string, change: Handlers = {}) =>
  renderRoute(routes, `${path}?conversation=${conversationId}`, {
    user: aUser({ userType, isClient: userType === 'client' }),
    handlers: {
      // A conversation without messages is not listed.
      'GET /api/v1/conversations': () => ({ conversations: [] }),
      'GET /api/v1/conversations/:id': () => page,
      'GET /api/v1/travel-agents': () => ({ agents: [] }),
      'GET /api/v1/agent-trips/:tripId/message-fields': () => ({ values: {} }),
      'GET /api/v1/clients/:clientId': () => client,
      'GET /api/v1/trips/:tripId/days': () => DayPlans.parse({ ...plans, items: [table] }),
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
      'GET /api/v1/agent-trips/:tripId/tasks': () => undefined,
      ...change,
    },
  });

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

describe('what an agent sees of a client beside their messages', () => {
  it('is who travels, with ages then, heights and allergies, and what is booked', async () => {
    setRoom(true);
    open('agent', '/app/agents/messages');
    const card = within(await screen.findByRole('region', { name: 'About Ada' }));
    expect((await card.findByText('8 · 46 in')).parentElement).toHaveTextContent(
      'Max 8 · 46 inPeanut allergy',
    );
    expect((await card.findByText('Le Cellier')).closest('li')).toHaveTextContent('Sun, Mar 14 · 4711');
    expect(card.getByRole('link', { name: 'Client page' })).toHaveAttribute(
      'href',
      `/app/agents/clients/${clientId}`,
    );
  });

  it('says in words that nothing is owed', async () => {
    setRoom(true);
    const money = { owesCents: 0, next: null, expectedCents: 0, bookings: 1 };
    open('agent', '/app/agents/messages', { 'GET /api/v1/clients/:clientId/money': () => money });
    const owes = (await screen.findByText('Owes')).parentElement;
    expect(owes).toHaveTextContent('Nothing right now');
    expect(owes).not.toHaveTextContent('$');
  });

  it('is behind a button where there is no room', async () => {
    setRoom(false);
    const { user, requests } = open('agent', '/app/agents/messages');
    const button = await screen.findByRole('button', { name: 'About Ada' });
    expect(requests.some(({ path }) => path.startsWith('/api/v1/clients'))).toBe(false);
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'About Ada' }));
    expect(await dialog.findByText('Peanut allergy')).toBeVisible();
  });

  it('is not there for the client', async () => {
    setRoom(true);
    const { requests } = open('client', '/client-portal/messages');
    expect(await screen.findByText('No messages yet. Write the first one.')).toBeVisible();
    expect(screen.queryByText('About Ada')).not.toBeInTheDocument();
    expect(requests.some(({ path }) => path.startsWith('/api/v1/clients'))).toBe(false);
  });
});
