import { aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { aClient, aPerson } from '../testing/a-client';
import { aTripOnDesk } from './testing/a-trip';

const ada = aTripOnDesk({ money: { bookedCents: 420000, paidCents: 20000, nextDueOn: null } });
const ben = aTripOnDesk({
  tripId: 'a0000000-0000-4000-8000-000000000002',
  clientName: 'Ben Moss',
  name: 'Castles',
  stage: 'booked',
});
const client = aClient({
  id: ada.clientId,
  people: [
    aPerson({
      ...{ firstName: 'Max', birthDate: '2089-03-14', heightInches: 46, dietaryNotes: 'Peanut allergy' },
    }),
  ],
  madeTrips: [{ tripId: ada.tripId, name: ada.name, startDate: ada.startDate, endDate: ada.endDate }],
});

const open = (search = '') =>
  renderRoute(
    [...routes, { path: '/trip/:tripId/dashboard', Component: () => <h1>The trip</h1> }],
    `/app/agents/trips${search}`,
    {
      user: aUser({ userType: 'agent' }),
      handlers: {
        'GET /api/v1/agent-trips': () => ({ trips: [ada, ben] }),
        'GET /api/v1/trip-templates': () => ({ templates: [] }),
        'GET /api/v1/clients': () => ({ clients: [] }),
        'GET /api/v1/clients/:clientId': () => client,
      },
    },
  );
const beside = (name = ada.name) => screen.findByRole('region', { name });

describe('a trip beside the list', () => {
  beforeEach(() => localStorage.clear());

  it('shows its facts and what to do for it, and leaves the list where it is', async () => {
    const { user, router } = open();
    const link = await screen.findByRole('link', { name: 'Ada Byron' });
    await user.click(link);
    const card = within(await beside());
    expect(card.getByText('$4,200.00 booked, $200.00 paid')).toBeVisible();
    expect(await card.findByText('Peanut allergy')).toBeVisible();
    expect(card.getByText('10 · 46 in')).toBeVisible();
    expect(card.getByRole('link', { name: 'Open the trip' })).toHaveAttribute(
      'href',
      `/trip/${ada.tripId}/dashboard`,
    );
    expect(link).toHaveAttribute('aria-current', 'true');
    expect(router.state.location.pathname).toBe('/app/agents/trips');
    expect(screen.getByRole('link', { name: 'Ben Moss' })).toBeVisible();
  });

  it('is worked by keyboard: arrows, Enter, Enter again, Escape', async () => {
    const { user, router } = open();
    const link = await screen.findByRole('link', { name: 'Ada Byron' });
    link.focus();
    await user.keyboard('{ArrowDown}');
    const next = screen.getByRole('link', { name: 'Ben Moss' });
    expect(next).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await beside('Castles')).toBeVisible();
    expect(screen.getByText(/is shown beside the list/)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Open the trip' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toHaveAttribute('data-trip-link');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Castles' })).toBeNull());
    expect(next).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await beside()).toBeVisible();
    expect(link).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/trip/${ada.tripId}/dashboard`));
  });

  it('stays open when Escape closes a menu of it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Ada Byron' }));
    const card = await beside();
    await user.click(within(card).getByRole('button', { name: /Move to…/ }));
    await screen.findByRole('menuitem', { name: 'Quoted' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    expect(card).toBeVisible();
  });

  it('is there again after a reload, also by departure', async () => {
    localStorage.setItem('agentTripsLook', 'list');
    const { user } = open(`?trip=${ada.tripId}`);
    const card = await beside();
    await user.click(within(card).getByRole('button', { name: `Close ${ada.name}` }));
    await waitFor(() => expect(screen.queryByRole('region', { name: ada.name })).toBeNull());
    expect(screen.getByRole('link', { name: 'Ada Byron' })).toHaveFocus();
  });

  it('shows nothing for a trip that is not in the list', async () => {
    open('?trip=a0000000-0000-4000-8000-000000000077');
    expect(await screen.findByRole('link', { name: 'Ada Byron' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the trip' })).toBeNull();
  });
});
