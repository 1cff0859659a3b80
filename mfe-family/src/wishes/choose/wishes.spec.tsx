import { answer, aUser, renderRoute, type Handlers } from '@landsea/web-kit/testing';
import { makeBlankDetails } from '@landsea/rules/day-plans';
import { ChangeDayItems, CreateDayItem, type DayItem } from '@landsea/contracts/planning';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { anAttraction, catalogueHandlers } from '../../testing/park-fixtures';
import { aTrip, fullAccess, lineId, tripId } from '../../testing/trip-fixtures';
import { listSortedDays, sortStep, sortTitle } from './sort-step';
import { isOwnHotel } from '../../catalogue/lists/trip-places';
import { listItemsOn } from '../../items/day/day-order';
import { getLeftWishes } from '../../items/cards/left-wishes';
import { listGroups } from './wish-groups';

const path = `/trip/${tripId}/wishes`;
const party = [
  { id: lineId(91), name: 'Ana', age: 38 },
  { id: lineId(92), name: 'Leo', age: 6, heightInches: 41 },
];
const wish = aDayItem({ id: lineId(7), date: null, time: null, status: 'wish' });

const handlers = (items = [wish], more: Handlers = {}): Handlers => ({
  ...catalogueHandlers,
  'GET /api/user/access': () => fullAccess,
  'GET /api/trips': () => [aTrip({ party })],
  'GET /api/trips/:tripId': () => aTrip({ party, mode: 'parks', sailing: null }),
  'GET /api/v1/trips/:tripId/days': () => dayPlans(items),
  'GET /api/v1/catalogue/attractions': () => ({
    entries: [
      anAttraction(),
      anAttraction({ id: 'dumbo', name: 'Dumbo', heightInches: null, appeal: 'major', type: 'spinner' }),
    ],
  }),
  ...more,
});

it('shows the rides of the trip by popularity, with who can ride', async () => {
  renderRoute(routes, path, { user: aUser(), handlers: handlers([]) });
  const list = await screen.findByRole('list', { name: 'Rides' });
  const names = within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Space Mountain', 'Dumbo']);
  expect(within(list).getByText('44 in and up: not Leo')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'On the ship' })).not.toBeInTheDocument();
});

it('makes a wish with one tap', async () => {
  const added: unknown[] = [];
  const { user } = renderRoute(routes, path, {
    user: aUser(),
    handlers: handlers([], {
      'POST /api/v1/trips/:tripId/items': ({ body }) => {
        const item = CreateDayItem.parse(body);
        added.push(item.catalogueId);
        return answer(201, aDayItem({ ...wish, id: item.id, catalogueId: 'dumbo', title: 'Dumbo' }));
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Wish for Dumbo' }));
  expect(await screen.findByRole('button', { name: 'Wish for Dumbo', pressed: true })).toBeVisible();
  await waitFor(() => expect(added).toEqual(['dumbo']));
  expect(screen.getByText('1 wish')).toBeVisible();
});

it('sorts the wishes into days as one step, and says what stays a wish', async () => {
  const steps: ChangeDayItems[] = [];
  const sorted = {
    placed: [
      { itemId: wish.id, title: wish.title, date: '2027-03-14', time: '10:05', why: 'Your only day there.' },
    ],
    moved: [],
    added: [
      {
        title: 'Pecos Bill',
        date: '2027-03-14',
        time: '11:30',
        minutes: null,
        people: null,
        park: 'magic-kingdom',
        place: null,
        catalogueId: 'pecos-bill-tall-tale-inn-and-cafe',
        note: 'Mobile order about 11:15 AM.',
        details: makeBlankDetails('dining'),
      },
    ],
    days: [
      {
        date: '2027-03-14',
        firstRide: { title: 'Space Mountain', time: '10:05' },
        lunch: { title: 'Pecos Bill', time: '11:30' },
        show: null,
        waiting: 25,
        walking: 62,
        needsHopper: false,
      },
    ],
    left: [{ itemIds: [lineId(8)], title: 'Test Track', reason: 'None of your days is at EPCOT yet.' }],
  };
  const { user } = renderRoute(routes, path, {
    user: aUser(),
    handlers: handlers([wish], {
      'POST /api/v1/trips/:tripId/sort-wishes': () => sorted,
      'POST /api/v1/trips/:tripId/items/changes': ({ body }) => {
        steps.push(ChangeDayItems.parse(body));
        return dayPlans([
          aDayItem({ ...wish, date: '2027-03-14', time: '10:05', status: 'planned', version: 2 }),
        ]);
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Plan my days' }));
  const dialog = await screen.findByRole('dialog', { name: 'Plan my days' });
  expect(await within(dialog).findByText('1 wish sorted into 1 day')).toBeVisible();
  expect(within(dialog).getByText('25 min in line · 1 h 2 min walking')).toBeVisible();
  expect(within(dialog).getByText('Mobile order about 11:15 AM.')).toBeVisible();
  expect(within(dialog).getByText('Your only day there.')).not.toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: `Why here? ${wish.title}` }));
  expect(within(dialog).getByText('Your only day there.')).toBeVisible();
  expect(within(dialog).getByText('None of your days is at EPCOT yet.')).toBeVisible();
  // The dashboard does not offer to sort again what found no day.
  expect(getLeftWishes(tripId)).toEqual([lineId(8)]);
  await user.click(within(dialog).getByRole('button', { name: 'Use this plan' }));
  await waitFor(() =>
    expect(steps).toMatchObject([
      {
        title: '1 wish sorted into 1 day',
        add: [{ title: 'Pecos Bill', time: '11:30', proposedTime: '11:30', status: 'planned' }],
        change: [{ id: wish.id, date: '2027-03-14', time: '10:05', proposedTime: '10:05' }],
      },
    ]),
  );
});

it('says what went wrong when the catalog does not load', async () => {
  renderRoute(routes, path, {
    user: aUser(),
    handlers: handlers([], {
      'GET /api/v1/catalogue/attractions': () =>
        answer(503, { code: 'SERVICE_UNAVAILABLE', message: 'Back in a minute.' }),
    }),
  });
  expect(await screen.findByText(/The catalog could not be loaded/)).toBeVisible();
});

describe('what a trip contains', () => {
  it('is no ship on a parks trip and no parks on a cruise', () => {
    expect(listGroups({ mode: 'parks' })).not.toContain('aboard');
    expect(listGroups({ mode: 'cruise' })).toEqual(['aboard', 'ashore']);
    expect(listGroups({ mode: 'combined' })).toHaveLength(7);
  });

  it('has the restaurants of its own hotel', () => {
    const { stays } = aTrip({
      stays: [
        {
          hotelName: 'Disney’s Grand Floridian Resort & Spa',
          onSite: true,
          checkIn: '2027-03-14',
          checkOut: '2027-03-18',
        },
      ],
    });
    expect(isOwnHotel('Grand Floridian Resort & Spa', { stays })).toBe(true);
    expect(isOwnHotel('Contemporary Resort', { stays })).toBe(false);
  });
});

describe('a sorted plan', () => {
  const placed = [
    { itemId: 'a', title: 'A', date: '2027-03-15', time: null },
    { itemId: 'b', title: 'B', date: '2027-03-15', time: '09:00' },
    { itemId: 'c', title: 'C', date: '2027-03-14', time: '12:00' },
  ];

  it('lists each date in its order, what has no time last', () => {
    const days = listSortedDays({ placed, moved: [], left: [] });
    expect(days.map(({ date, lines }) => [date, lines.map(({ title }) => title)])).toEqual([
      ['2027-03-14', ['C']],
      ['2027-03-15', ['B', 'A']],
    ]);
  });

  it('moves what is on those days in the same step', () => {
    const moved = [{ itemId: 'd', title: 'D', date: '2027-03-14', time: '15:00' }];
    expect(sortTitle({ placed })).toBe('3 wishes sorted into 2 days');
    expect(sortStep({ placed, moved, left: [] }).change).toHaveLength(4);
  });
});

it('shows the votes on the cards, and puts first what is wanted most', async () => {
  const dumbo = aDayItem({ ...wish, catalogueId: 'dumbo', title: 'Dumbo', votes: { [lineId(92)]: 'must' } });
  const { user } = renderRoute(routes, path, { user: aUser(), handlers: handlers([dumbo]) });
  const list = await screen.findByRole('list', { name: 'Rides' });
  expect(await within(list).findByText('Leo: Must do.')).toBeInTheDocument();
  const names = () =>
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  expect(names()).toEqual(['Space Mountain', 'Dumbo']);
  await user.click(screen.getByRole('checkbox', { name: 'Most wanted first' }));
  expect(names()).toEqual(['Dumbo', 'Space Mountain']);
});

it('orders the wishes of a trip by votes, those without any as they are', () => {
  const voted = (id: number, position: number, votes: DayItem['votes'] = {}) =>
    aDayItem({ ...wish, id: lineId(id), position, votes });
  const [plain, wanted, unwanted, dated] = [
    voted(1, 1),
    voted(2, 3, { a: 'must' }),
    voted(3, 2, { a: 'no' }),
    aDayItem({ id: lineId(4) }),
  ];
  const ids = (date: string | null) =>
    listItemsOn(
      [unwanted, plain, dated, wanted].flatMap((each) => each ?? []),
      date,
    ).map(({ id }) => id);
  expect(ids(null)).toEqual([lineId(2), lineId(1), lineId(3)]);
  expect(ids('2027-03-14')).toEqual([lineId(4)]);
});

it('speaks to an agent about the family of the trip', async () => {
  const { user } = renderRoute(routes, path, {
    user: aUser({ userType: 'agent' }),
    handlers: handlers([wish], {
      'GET /api/user/access': () => ({ ...fullAccess, role: 'owner', forClient: true }),
      'GET /api/v1/agent-trips/:tripId': () => answer(404, { code: 'NOT_FOUND', message: 'Not found' }),
    }),
  });
  expect(await screen.findByRole('heading', { name: 'What do they want to do?' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Plan their days' }));
  expect(await screen.findByRole('dialog', { name: 'Plan their days' })).toBeVisible();
});

describe('a client of an agent', () => {
  const message = 'Your travel agent plans this trip.';
  const asClient = (may: 'wishes' | 'view') => ({
    'GET /api/user/access': () => ({
      ...fullAccess,
      canEdit: false,
      role: 'viewer',
      clientMay: may,
      message,
    }),
    'POST /api/v1/trips/:tripId/items': ({ body }: { body: unknown }) =>
      aDayItem({ ...CreateDayItem.parse(body), version: 1 }),
  });

  it('wishes with one tap where the agent lets them, and cannot sort', async () => {
    const { user, requests } = renderRoute(routes, path, {
      user: aUser({ userType: 'client' }),
      handlers: handlers([wish], asClient('wishes')),
    });
    await user.click(await screen.findByRole('button', { name: 'Wish for Dumbo' }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ catalogueId: 'dumbo' }),
    );
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Plan my days' })).not.toBeInTheDocument();
  });

  it('only looks where the agent does not', async () => {
    renderRoute(routes, path, {
      user: aUser({ userType: 'client' }),
      handlers: handlers([wish], asClient('view')),
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Dumbo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Wish for Dumbo' })).not.toBeInTheDocument();
  });
});
