import { answer, aUser, renderRoute } from '@landsea/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { aLine, anEstimate, aTrip, aWindow, fullAccess, tripId } from '../testing/trip-fixtures';

const missing = () => answer(404, { code: 'NOT_FOUND', message: 'Not found' });

const open = (path: string) => {
  const state = { isGone: false, isPrivate: false };
  const trip = aTrip();
  const unlessGone = (body: unknown) => () => (state.isGone ? missing() : body);
  const money = (body: unknown) => () => (state.isGone || state.isPrivate ? missing() : body);
  const page = renderRoute(routes, path, {
    user: aUser(),
    handlers: {
      'GET /api/trips': () => [trip],
      'GET /api/trips/:tripId': unlessGone(trip),
      'GET /api/user/access': () => fullAccess,
      'GET /api/v1/catalogue': () => ({ hotels: [], ships: [], ports: [], parks: [] }),
      'GET /api/v1/trips/:tripId/windows': unlessGone({ windows: [aWindow()], meals: [] }),
      'GET /api/v1/trips/:tripId/budget': money({
        tripId,
        currency: 'USD',
        lines: [aLine()],
        expenses: [],
      }),
      'GET /api/v1/trips/:tripId/budget/estimate': money(anEstimate()),
      'GET /api/v1/trips/:tripId/expenses': money({ tripId, expenses: [], settlements: [] }),
      'GET /api/v1/trips/:tripId/collaborators': unlessGone({
        role: 'owner',
        ownerName: 'Robin',
        collaborators: [],
      }),
      'GET /api/v1/trips/:tripId/activity': unlessGone({ activities: [] }),
      'GET /api/v1/trips/:tripId/calendar': unlessGone({ feed: null }),
      'GET /api/v1/reminders': () => ({ reminders: [] }),
      'GET /api/v1/reminders/choices': missing,
    },
  });
  return { ...page, state };
};

const headingOf = () => screen.findByRole('heading', { level: 1 });

it.each([
  `/trip/${tripId}/timeline`,
  `/trip/${tripId}/budget-setup`,
  `/trip/${tripId}/budget`,
  `/trip/${tripId}/family-hq`,
])('%s shows nothing of a trip that is deleted meanwhile, and leads to the others', async (path) => {
  const { live, state } = open(path);
  await headingOf();
  expect(screen.queryByText('There is no such trip')).not.toBeInTheDocument();
  state.isGone = true;
  live.emit({ type: 'trip.changed' });
  live.emit({ type: 'access.changed' });
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such trip' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Trips' })).toHaveAttribute('href', '/my-trips');
});

it('shows no money any more once the trip’s owner keeps it private', async () => {
  const { live, state } = open(`/trip/${tripId}/budget`);
  await headingOf();
  state.isPrivate = true;
  live.emit({ type: 'sharing.changed' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The money of this trip is kept private' }),
  ).toBeInTheDocument();
});
