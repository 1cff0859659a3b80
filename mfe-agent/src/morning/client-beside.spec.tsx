import type { Conversation } from '@landsea/contracts/agents';
import { screen, within } from '@testing-library/react';
import { aClient, aPerson } from '../testing/a-client';
import { openAsAgent } from '../testing/open-as-agent';
import { anEntry, aTask } from './testing/a-morning';

const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
const entry = anEntry({ at: soon, opensAt: soon });
const { clientId, tripId } = entry;
const person = aPerson({
  ...{ firstName: 'Max', birthDate: '2019-03-14', heightInches: 46, dietaryNotes: 'Peanut allergy' },
});
const client = aClient({
  id: clientId,
  people: [person],
  madeTrips: [{ tripId, name: 'Spring break', startDate: '2027-03-14', endDate: '2027-03-18' }],
});
const talk = (id: string, sentAt: string, excerpt: string, waitingSince: string | null): Conversation => ({
  ...{ id, clientId, clientName: 'Ada Byron', side: 'agent', isAboutTrip: false, trip: null, unread: 0 },
  last: { side: 'client', authorName: 'Ada', excerpt, sentAt },
  ...{ waitingSince, isClosed: false },
});

it('shows the client beside an open window: who travels, what is owed and the last words', async () => {
  const page = openAsAgent('/app/agents/morning', {
    'GET /api/v1/morning': () => ({ entries: [entry], total: 1, trips: 1 }),
    'GET /api/v1/conversations/unanswered': () => ({ waiting: null, held: null }),
    'GET /api/v1/paper-alerts': () => ({ alerts: [] }),
    'GET /api/v1/booking-alerts': () => ({ alerts: [], total: 0 }),
    'GET /api/v1/agreement-alerts': () => ({ alerts: [] }),
    'GET /api/v1/workflow-tasks': () => ({ tasks: [], total: 0 }),
    'GET /api/v1/morning/:tripId/:windowId': () => aTask({ entry }),
    'GET /api/v1/clients/:clientId': () => client,
    'GET /api/v1/clients/:clientId/money': () => ({
      ...{ owesCents: 1_240_00, expectedCents: 90_00, bookings: 1 },
      next: { cents: 200_00, title: 'Pop Century', dueOn: '2099-01-05', tripId },
    }),
    'GET /api/v1/conversations': () => ({
      conversations: [
        talk('b0000000-0000-4000-8000-000000000001', '2026-11-20T10:00:00.000Z', 'Thank you', null),
        talk('b0000000-0000-4000-8000-000000000002', '2026-11-21T10:00:00.000Z', 'Any CRT?', soon),
      ],
    }),
  });
  await page.user.click(await screen.findByRole('button', { name: /Ada Byron/ }));
  const card = within(await screen.findByRole('region', { name: 'About Ada' }));
  expect((await card.findByText('8 · 46 in')).parentElement).toHaveTextContent('Max 8 · 46 inPeanut allergy');
  expect((await card.findByText(/^\$1,240/)).textContent).toMatch(/\$200.* for Pop Century, due /);
  expect(await card.findByText(/^Ada: Any CRT\?/)).toBeVisible();
  expect(card.getByRole('link', { name: /^Answer, waiting/ })).toHaveAttribute(
    'href',
    '/app/agents/messages?conversation=b0000000-0000-4000-8000-000000000002',
  );
  const asked = page.requests.find(({ path }) => path === '/api/v1/conversations');
  expect(asked?.query.get('clientId')).toBe(clientId);
});
