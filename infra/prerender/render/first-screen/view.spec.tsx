import type { FirstVisit } from '@landsea/contracts/core';
import { aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { toPublishedPages } from '@landsea/web-kit/pages';
import { pages } from '../../../../mfe-family/src/pages';
import { routes } from '../../../../mfe-family/src/routes';
import { dayPlans } from '../../../../mfe-family/src/testing/day-fixtures';
import { aParkCalendar, aTripCatalogue } from '../../../../mfe-family/src/testing/park-fixtures';
import {
  aLine,
  aTask,
  aTrip,
  aWindow,
  fullAccess,
  tripId,
} from '../../../../mfe-family/src/testing/trip-fixtures';

const nothing = { paths: [], nav: [] };
Object.assign(globalThis, {
  PUBLISHED_PAGES: { family: toPublishedPages(pages), agent: nothing, marketing: nothing },
});

const path = `/trip/${tripId}/dashboard`;
const trip = aTrip({ name: 'Spring </script>', startDate: '2127-03-14', endDate: '2127-03-17' });
const bodies: Readonly<Record<string, unknown>> = {
  '/api/trips': [trip],
  [`/api/trips/${tripId}`]: trip,
  [`/api/user/access?tripId=${tripId}`]: fullAccess,
  '/api/v1/reminders': { reminders: [] },
  [`/api/v1/trips/${tripId}/activity`]: { activities: [] },
  [`/api/v1/trips/${tripId}/days`]: dayPlans(undefined, trip.days),
  [`/api/v1/trips/${tripId}/tasks`]: { tripId, tasks: [aTask()] },
  [`/api/v1/trips/${tripId}/windows`]: {
    windows: [aWindow({ opensAt: '2127-01-13T11:00:00Z' })],
    meals: [],
  },
  [`/api/v1/trips/${tripId}/budget`]: { tripId, currency: 'USD', lines: [aLine()], expenses: [] },
  [`/api/v1/trips/${tripId}/expenses`]: { tripId, expenses: [], settlements: [] },
  [`/api/v1/trips/${tripId}/day-catalogue`]: aTripCatalogue(),
  '/api/v1/catalogue/park-calendar': aParkCalendar(),
};

const load = () => import('./view');

const visit = (user: object = {}, missing?: string): FirstVisit => {
  const answers = new Map<string, unknown>([
    ['/api/auth/user', { ...aUser(), ...user }],
    ...Object.entries(bodies),
  ]);
  if (missing) answers.delete(missing);
  return { page: 'TripDashboard', path, tripId, isPhone: true, answers };
};

/** Parts that load later show nothing before. */
const textsIn = (root: Element): string[] =>
  [...root.querySelectorAll('h1, h2, h3, p, time, a, dt, dd')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

it.each([
  ['TripDashboard', path, ['Spring </script>', 'Next up', 'Budget tide', 'Day by day']],
  ['BudgetCenter', `/trip/${tripId}/budget-center`, ['Budget center', 'Spring </script>']],
  ['DailyPlanner', `/trip/${tripId}/daily-planner-v2`, ['Daily plans', 'Spring </script>']],
])('draws what the page %s draws from the same answers', async (page, address, some) => {
  const { draw } = await load();
  const drawn = await draw({ ...visit(), page, path: address });
  const template = document.createElement('template');
  template.innerHTML = drawn?.body ?? '';
  const [own] = template.content.querySelectorAll('[data-app="family"]');
  const texts = own ? textsIn(own) : [];
  expect(texts).toEqual(expect.arrayContaining(some));
  const handlers: Handlers = Object.fromEntries(
    Object.entries(bodies).map(([of, body]) => [
      `GET ${of.split('?')[0]?.replace(tripId, ':tripId') ?? ''}`,
      () => body,
    ]),
  );
  const { container } = renderRoute(routes, address, { user: aUser(), handlers });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(textsIn(container)).toEqual(expect.arrayContaining(texts)));
});

it('holds nothing that the content policy refuses', async () => {
  const { draw } = await load();
  const { body = '', rules } = (await draw(visit())) ?? {};
  expect(body).not.toMatch(/<script|<style| style="/i);
  expect(rules).not.toContain('<');
});

it('sends the answers along, for one person each time', async () => {
  const { draw } = await load();
  const [one, other] = await Promise.all([
    draw(visit({ firstName: 'Quentin' })),
    draw(visit({ firstName: 'Sofia' })),
  ]);
  expect(one?.body).toContain('Quentin');
  expect(one?.body).not.toContain('Sofia');
  expect(other?.body).not.toContain('Quentin');
  expect(one?.state).toMatchObject({
    session: { status: 'authenticated', user: { firstName: 'Quentin' } },
    api: { queries: { [`getTrip("${tripId}")`]: { status: 'fulfilled', data: { name: trip.name } } } },
  });
});

it('draws a trip without parks', async () => {
  const { draw } = await load();
  const days = trip.days.filter(({ kind }) => kind !== 'park');
  const { startDate, endDate } = { startDate: days[0]?.date, endDate: days.at(-1)?.date };
  const cruise = { ...trip, days, startDate, endDate, name: 'At sea' };
  const drawn = await draw({
    ...visit(),
    answers: new Map([
      ...visit().answers,
      ['/api/trips', [cruise]],
      [`/api/trips/${tripId}`, cruise],
      [`/api/v1/trips/${tripId}/days`, dayPlans(undefined, days)],
      [`/api/v1/trips/${tripId}/windows`, { windows: [], meals: [] }],
    ]),
  });
  expect(drawn?.body).toContain('At sea');
  expect(drawn?.body).toContain('Port Canaveral');
  expect(drawn?.body).not.toContain('Magic Kingdom');
});

it('needs nothing of a browser’s navigator', async () => {
  const { draw } = await load();
  const unknown = jest.spyOn(globalThis, 'navigator', 'get').mockImplementation();
  const drawn = await draw(visit()).finally(() => {
    unknown.mockRestore();
  });
  expect(drawn?.body).toContain('Day by day');
});

it.each([
  ['an agent', visit({ userType: 'agent' })],
  ['an account that waits for its end', visit({ erasesAt: '2127-01-01T00:00:00.000Z' })],
  ['a trip that did not come', visit({}, `/api/trips/${tripId}`)],
])('draws nothing for %s', async (_, unusual) => {
  const { draw } = await load();
  expect(await draw(unusual)).toBeUndefined();
});

it('lists no calls of pages that it does not draw', async () => {
  const { listCalls } = await load();
  expect(listCalls('Budget', tripId)).toEqual([]);
  const pages = ['TripDashboard', 'BudgetCenter', 'DailyPlanner'];
  const addresses = pages.flatMap((page) => listCalls(page, tripId)).map(({ address }) => address);
  expect(addresses).toEqual(expect.arrayContaining(['/api/auth/user', ...Object.keys(bodies)]));
});
