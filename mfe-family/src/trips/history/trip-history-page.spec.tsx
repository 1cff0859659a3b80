import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aTrip, freeAccess, lineId } from '../../testing/trip-fixtures';

const past = (number: number, startDate: string, endDate: string, cost: object | null) => ({
  ...aTrip({ id: lineId(number), name: `Trip ${number}`, startDate, endDate, status: 'completed' }),
  people: 2,
  cost,
});
const last = past(1, '2026-03-01', '2026-03-05', {
  plannedCents: 400_000,
  spentCents: 420_000,
  largest: [{ category: 'dining', spentCents: 150_000 }],
});

const open = (handlers: Handlers = {}) =>
  renderRoute(routes, '/trip-history', {
    user: aUser(),
    handlers: {
      'GET /api/trips': () => [],
      'GET /api/user/access': () => freeAccess,
      'GET /api/v1/trips/history': () => ({ trips: [last], next: null }),
      ...handlers,
    },
  });

describe('trip history', () => {
  it('says what a trip really cost, against the plan and for each person and day', async () => {
    open();
    const year = within(await screen.findByRole('region', { name: '2026' }));
    expect(year.getByText('$4,200')).toBeInTheDocument();
    expect(year.getByText('$200 over the $4,000 planned')).toBeInTheDocument();
    expect(year.getByText(/\$420 a person a day/)).toBeInTheDocument();
    expect(year.getByText(/Dining \$1,500/)).toBeInTheDocument();
  });

  it('goes on page by page, and hides money that is not for the reader', async () => {
    const { user } = open({
      'GET /api/v1/trips/history': ({ query }) =>
        query.get('after') === last.id
          ? { trips: [past(2, '2024-03-01', '2024-03-05', null)], next: null }
          : { trips: [last], next: last.id },
    });
    await user.click(await screen.findByRole('button', { name: 'Show more past trips' }));
    const year = within(await screen.findByRole('region', { name: '2024' }));
    expect(year.getByText('Its owner keeps the cost private.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: '2026' })).toBeInTheDocument();
  });

  it('plans a past trip again for next year and goes to it', async () => {
    const copy = aTrip({ id: lineId(3), name: 'Trip 1, 2027' });
    const page = open({
      'POST /api/v1/trips/:tripId/duplicate': () => answer(201, copy),
      'GET /api/trips/:tripId': () => copy,
      'GET /api/v1/trips/:tripId/windows': () => ({ windows: [], meals: [] }),
    });
    await page.user.click(await screen.findByRole('button', { name: /Plan it again/ }));
    await page.user.click(await screen.findByRole('button', { name: 'Plan it for next year' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/trip-details-hq/${copy.id}`));
    expect(page.store.getState().activeTrip.id).toBe(copy.id);
  });

  it('says where past trips come from while there is none', async () => {
    open({ 'GET /api/v1/trips/history': () => ({ trips: [], next: null }) });
    expect(await screen.findByText('Nothing to look back on yet')).toBeInTheDocument();
  });
});
