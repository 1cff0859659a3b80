import type { AccessInfo } from '@landsea/contracts/trip';
import { answer, aUser, pendingQueries, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes';
import { dayPlans } from '../../testing/day-fixtures';
import {
  aLine,
  anEstimate,
  aTask,
  aTrip,
  aWindow,
  freeAccess,
  fullAccess,
  tripId,
} from '../../testing/trip-fixtures';

const missing = () => answer(404, { code: 'NOT_FOUND', message: 'Not found' });

const open = (
  path: string,
  access: AccessInfo = fullAccess,
  late?: keyof Handlers,
  otherwise: Handlers = {},
) => {
  const state = { isGone: false, isPrivate: false };
  const trip = aTrip({ role: access.role });
  const unlessGone = (body: unknown) => () => (state.isGone ? missing() : body);
  const money = (body: unknown) => () => (state.isGone || state.isPrivate ? missing() : body);
  const handlers: Handlers = {
    'GET /api/trips': () => [trip],
    'GET /api/trips/:tripId': unlessGone(trip),
    'GET /api/user/access': () => access,
    'GET /api/v1/catalogue': () => ({ hotels: [], ships: [], ports: [], parks: [] }),
    'GET /api/v1/trips/:tripId/windows': unlessGone({ windows: [aWindow()], meals: [] }),
    'GET /api/v1/trips/:tripId/days': unlessGone(dayPlans([])),
    'GET /api/v1/trips/:tripId/budget': money({
      tripId,
      currency: 'USD',
      lines: [aLine()],
      expenses: [],
    }),
    'GET /api/v1/trips/:tripId/budget/estimate': money(anEstimate()),
    'GET /api/v1/trips/:tripId/expenses': money({ tripId, expenses: [], settlements: [] }),
    'GET /api/v1/trips/:tripId/savings': money({ tripId, plan: null, jars: [], contributions: [] }),
    'GET /api/v1/trips/:tripId/tasks': unlessGone({ tripId, tasks: [aTask()] }),
    'GET /api/v1/trips/:tripId/collaborators': unlessGone({
      role: 'owner',
      ownerName: 'Robin',
      collaborators: [],
    }),
    'GET /api/v1/trips/:tripId/activity': unlessGone({ activities: [] }),
    'GET /api/v1/trips/:tripId/calendar': unlessGone({ feed: null }),
    'GET /api/v1/reminders': () => ({ reminders: [] }),
    'GET /api/v1/reminders/choices': missing,
    ...otherwise,
  };
  let send = () => undefined as void;
  const inTime = late && handlers[late];
  if (inTime) {
    const sent = new Promise<void>((resolve) => (send = resolve));
    handlers[late] = (request) => sent.then(() => inTime(request));
  }
  const page = renderRoute(routes, path, { user: aUser(), handlers });
  return { ...page, state, send };
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

it.each([
  `/trip/${tripId}/budget-center`,
  `/trip/${tripId}/budget`,
  `/trip/${tripId}/savings-tracker`,
  `/trip/${tripId}/timeline`,
])('%s is closed to a person who was taken off the trip, once its stream is', async (path) => {
  const { live, state } = open(path);
  await headingOf();
  state.isGone = true;
  live.refuse();
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such trip' })).toBeInTheDocument();
});

it('shows no money any more once the trip’s owner keeps it private', async () => {
  const { live, state } = open(`/trip/${tripId}/budget`);
  await headingOf();
  state.isPrivate = true;
  live.emit({ type: 'sharing.changed' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This trip’s costs are private' }),
  ).toBeInTheDocument();
});

it.each([
  ['/checklist-board', 'GET /api/user/access', '/api/user/access'],
  [`/trip/${tripId}/dashboard`, 'GET /api/v1/reminders', '/api/v1/reminders'],
  [`/trip/${tripId}/timeline`, 'GET /api/v1/reminders', '/api/v1/reminders'],
  [`/trip/${tripId}/timeline`, 'GET /api/v1/trips/:tripId/tasks', `/api/v1/trips/${tripId}/tasks`],
] as const)('%s comes whole: %s moves nothing of it later', async (page, late, asked) => {
  const { requests, send, store } = open(page, fullAccess, late);
  await waitFor(() => expect(requests.some(({ path }) => path === asked)).toBe(true));
  await waitFor(() => expect(pendingQueries(store)).toHaveLength(1));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  send();
  await headingOf();
});

it.each([
  ['/checklist-board', 'GET /api/user/access'],
  [`/trip/${tripId}/dashboard`, 'GET /api/v1/reminders'],
  [`/trip/${tripId}/dashboard`, 'GET /api/v1/trips/:tripId/tasks'],
  [`/trip/${tripId}/timeline`, 'GET /api/v1/reminders'],
  [`/trip/${tripId}/timeline`, 'GET /api/v1/trips/:tripId/tasks'],
] as const)('%s stands without what %s cannot be had', async (page, away) => {
  const { store } = open(page, fullAccess, undefined, {
    [away]: () => answer(503, { code: 'UNAVAILABLE', message: 'Away for a moment' }),
  });
  const heading = await headingOf();
  await waitFor(() => expect(pendingQueries(store)).toEqual([]));
  expect(heading).toBeInTheDocument();
});

describe('a person who may not change a trip', () => {
  const changing =
    /^(Add|Change|Delete|Done|Duplicate|Edit|Get|Import|Make|More for|Move|Put|Remove|Suggest|Take|Write)/;
  const message = 'You were invited to look at this trip. Ask its owner if you would like to edit it.';
  const pages = [
    [`/trip/${tripId}/budget-center`, 'textbox', 'Planned for Dining'],
    [`/trip/${tripId}/budget`, 'button', 'Add expense'],
    [`/trip/${tripId}/budget-setup`, 'button', 'Use this budget'],
    [`/trip/${tripId}/savings-tracker`, 'button', 'Add'],
    [`/trip/${tripId}/timeline`, 'button', 'Add a dining reservation'],
    [`/trip/${tripId}/checklist-board`, 'button', 'Suggestions'],
    [`/trip/${tripId}/family-hq`, 'button', 'Add a person'],
    [`/trip-details-hq/${tripId}`, 'button', 'Change name or dates'],
    ['/checklist-board', 'button', 'Suggestions'],
  ] as const;

  it.each(pages)(
    'is told so on %s from its first moment, as a guest, without what could only refuse them',
    async (path, role, name) => {
      open(path, { ...freeAccess, message, role: 'viewer' });
      expect(await screen.findByText(message)).toBeInTheDocument();
      await headingOf();
      expect(screen.queryByRole(role, { name })).not.toBeInTheDocument();
      expect(
        screen.queryAllByRole('button', { name: changing }).filter((each) => !each.matches(':disabled')),
      ).toEqual([]);
    },
  );

  it.each(pages)('finds on %s all that waits to be unlocked, as its owner', async (path, role, name) => {
    open(path, freeAccess);
    expect(await screen.findByRole(role, { name })).toBeEnabled();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});
