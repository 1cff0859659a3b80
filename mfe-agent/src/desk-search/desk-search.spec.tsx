import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { aTripOnDesk } from '../trips/testing/a-trip';

const clientId = 'c0000000-0000-4000-8000-000000000001';
const jen = {
  ...{ id: clientId, agentId: 'a0000000-0000-4000-8000-000000000001', version: 1, firstName: 'Jen' },
  ...{ lastName: 'Brubaker', email: 'jen@example.com', phone: null, stage: 'lead', tags: [], people: 4 },
  ...{ source: null, nextStep: null, nextStepOn: null, trip: null },
  invitation: { state: 'not-invited', at: null, expiresAt: null },
  ...{ archivedAt: null, createdAt: '2026-11-21T10:00:00.000Z' },
};
const trip = aTripOnDesk({ name: 'Castles and coral', clientName: 'Jen Brubaker' });
const booking = {
  ...{ tripId: trip.tripId, tripName: trip.name, clientId, clientName: 'Jen Brubaker' },
  ...{ bookingId: clientId, title: 'Pop Century', number: '4821-3377', startsOn: trip.startDate },
};

const open = (handlers: Handlers = {}, userType: 'agent' | 'client' = 'agent') =>
  renderRoute(routes, '/app/agents/documents', {
    user: aUser({ userType }),
    handlers: {
      'GET /api/v1/documents': () => ({ documents: [], passports: [] }),
      'GET /api/v1/agent-trips': () => ({ trips: [trip] }),
      'GET /api/v1/client-list': ({ query }) => ({
        clients: 'jen brubaker'.includes(query.get('search') ?? '') ? [jen] : [],
        next: null,
      }),
      'GET /api/v1/booking-search': () => ({ bookings: [booking] }),
      ...handlers,
    },
  });
type Page = ReturnType<typeof open>;

const search = async ({ user }: Page, typed: string) => {
  await screen.findByRole('button', { name: /^Find anything/ });
  await user.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Client, trip, confirmation number or page' });
  await waitFor(() => expect(box).toHaveFocus());
  await user.type(box, typed);
  return box;
};
const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('finds a client with what to do for them, and their trip, by keyboard', async () => {
  const page = open();
  const box = await search(page, 'brub');
  expect(await screen.findByRole('option', { name: /^Jen Brubaker/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(names('Clients')).toEqual(['Jen Brubakerjen@example.com', 'Write to Jen', 'New trip for Jen']);
  expect(names('Trips')[0]).toMatch(/^Castles and coral/);
  await page.user.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Write to Jen');
  expect(box).toHaveAttribute('aria-activedescendant', chosen.id);
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/app/agents/messages'));
  expect(page.router.state.location.search).toBe(`?client=${clientId}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('finds a booking by its confirmation number', async () => {
  const page = open();
  await search(page, '4821');
  const found = await screen.findByRole('option', { name: /^4821-3377: Pop Century/ });
  await page.user.click(found);
  await waitFor(() =>
    expect(page.router.state.location.pathname).toBe(`/app/agents/trips/${trip.tripId}/bookings`),
  );
});

it('goes to every page of an agent, and names them before anything is typed', async () => {
  const page = open();
  await search(page, ' ');
  const all = names('Go to');
  for (const title of [
    'Your morning',
    'Trips',
    'Clients',
    'Messages',
    'Add a client',
    'Import clients',
    'Your team',
  ])
    expect(all.some((name) => name?.startsWith(title))).toBe(true);
  await page.user.type(screen.getByRole('combobox'), 'missing');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/app/core-needs'));
});

it('says when nothing matches, and leaves out what could not be asked', async () => {
  const broken = () => answer(500, { code: 'INTERNAL', message: 'Broken' });
  const page = open({ 'GET /api/v1/client-list': broken, 'GET /api/v1/booking-search': broken });
  await search(page, 'zzz 99');
  expect(await screen.findByText('Nothing matches “zzz 99”.')).toBeVisible();
});

it('opens for agents only, and not over another dialog', async () => {
  const page = open({}, 'client');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await page.user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('button', { name: /Find anything/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
