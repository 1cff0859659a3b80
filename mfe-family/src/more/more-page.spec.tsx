import { aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { aTrip, tripId } from '../testing/trip-fixtures';

const open = (trips: unknown[]) =>
  renderRoute(routes, '/more', { user: aUser(), handlers: { 'GET /api/trips': () => trips } });

describe('the More page', () => {
  it('leads into the active trip', async () => {
    open([aTrip()]);
    const link = await screen.findByRole('link', { name: 'Timeline' });
    expect(await screen.findByRole('link', { name: 'Budget' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/budget-center`,
    );
    expect(link).toHaveAttribute('href', `/trip/${tripId}/timeline`);
  });

  it.each([
    ['parks', 'Lightning Lane', 'Excursions'],
    ['cruise', 'Excursions', 'Lightning Lane'],
  ] as const)('lists for %s what such a trip has', async (mode, shown, hidden) => {
    open([aTrip({ mode })]);
    expect(await screen.findByRole('link', { name: shown })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: hidden })).not.toBeInTheDocument());
  });

  it('leads to the fallbacks when there is no trip', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'Savings' })).toHaveAttribute('href', '/dashboard');
  });
});
