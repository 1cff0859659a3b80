import { addDays, getDateIn } from '@landsea/contracts/core';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aParkCalendar } from '../../testing/park-fixtures';
import { aTrip, aWindow, lineId, tripId } from '../../testing/trip-fixtures';
import { aRestaurant } from './testing/restaurants';

const details = {
  kind: 'dining',
  meal: 'dinner',
  prepaid: false,
  depositCents: null,
  freeCancelHours: 2,
  onDiningPlan: false,
} as const;
const booked = aDayItem({
  id: lineId(1),
  title: 'Liberty Tree Tavern',
  time: '18:00',
  status: 'booked',
  costCents: 16_000,
  confirmation: 'LT-4711',
  details,
});
const target = aDayItem({
  id: lineId(2),
  title: 'Be Our Guest',
  time: '12:00',
  details,
  votes: { Robin: 'must' },
});
const wish = aDayItem({ id: lineId(3), title: 'Space 220', date: null, time: null, status: 'wish', details });
const opensIn = (days: number) => `${addDays(getDateIn(new Date()), days)}T11:00:00.000Z`;
const restaurants = [
  aRestaurant({ walkUpList: true, mobileOrder: true }),
  aRestaurant({
    id: 'pecos-bill',
    name: 'Pecos Bill',
    service: 'quick-service',
    priceTier: 1,
    cuisine: 'Mexican',
  }),
];

const open = (path: string, handlers: Handlers = {}) =>
  openTripPage(path, {
    'GET /api/v1/trips/:tripId/days': () => dayPlans([booked, target, wish]),
    'GET /api/v1/trips/:tripId/windows': () => ({
      windows: [aWindow({ opensAt: opensIn(20) })],
      meals: [],
    }),
    'GET /api/v1/catalogue/park-calendar': aParkCalendar,
    'GET /api/v1/catalogue/restaurants': () => ({ entries: restaurants }),
    'GET /api/v1/catalogue/restaurant-facts': () => ({ entries: [] }),
    ...handlers,
  });

const sailing = {
  ship: 'Disney Wish',
  embarkationDate: '2027-03-14',
  nights: 3,
  concierge: false,
  ports: [],
};

describe('dining on a cruise', () => {
  const cruise = aTrip({ mode: 'cruise', sailing });
  const handlers = { 'GET /api/trips': () => [cruise], 'GET /api/trips/:tripId': () => cruise };

  it('plans dinners aboard where there is no table in the parks to find', async () => {
    open(`/trip/${tripId}/dining-reservations`, {
      ...handlers,
      'GET /api/v1/trips/:tripId/days': () => dayPlans([]),
    });
    const aboard = await screen.findByRole('region', { name: 'Meals aboard the Disney Wish' });
    expect(within(aboard).getByRole('link', { name: 'Plan your dinners aboard' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/excursions-lab?dinners=1`,
    );
    expect(screen.queryByRole('link', { name: 'Find restaurants' })).not.toBeInTheDocument();
  });

  it('lists the rotation and the restaurants for adults, each with the way to its evening', async () => {
    const meal = (id: number, title: string, section: string) =>
      aDayItem({ id: lineId(id), title, time: '17:45', details: { kind: 'activity', section } });
    const items = [
      meal(1, '1923', 'Rotational dining'),
      meal(2, 'Palo Steakhouse dinner', 'Adult dining'),
      meal(3, 'Aladdin', 'Shows'),
    ];
    open(`/trip/${tripId}/dining-reservations`, {
      ...handlers,
      'GET /api/v1/trips/:tripId/days': () => dayPlans(items),
    });
    const aboard = await screen.findByRole('region', { name: 'Meals aboard the Disney Wish' });
    const links = within(aboard).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Dinner: 1923, early seating'),
      expect.stringContaining('Palo Steakhouse dinner'),
    ]);
    expect(links[0]).toHaveAttribute('href', `/trip/${tripId}/excursions-lab?day=2027-03-14`);
  });
});

describe('dining reservations', () => {
  it('does not judge a dining plan by a few of the meals that it pays', async () => {
    const stay = { hotelName: 'Pop Century', onSite: true, checkIn: '2027-03-14', checkOut: '2027-03-17' };
    const trip = aTrip({ stays: [stay] });
    const plan = {
      plan: 'standard',
      adultNight: { from: 9_000, to: 9_500 },
      childNight: { from: 2_500, to: 3_000 },
      credits: { quick: 1, table: 1, snack: 1 },
    };
    const { user } = open(`/trip/${tripId}/dining-reservations`, {
      'GET /api/trips': () => [trip],
      'GET /api/trips/:tripId': () => trip,
      'GET /api/v1/catalogue/park-calendar': () => ({ ...aParkCalendar(), diningPlans: [plan] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Is a dining plan worth it?' }));
    expect(await screen.findByText('Plan more meals to compare')).toBeInTheDocument();
    expect(screen.queryByText(/costs about/)).not.toBeInTheDocument();
  });

  const path = `/trip/${tripId}/dining-reservations`;

  it('shows each meal on its day, what is booked and when tables open', async () => {
    open(path);
    const day = await screen.findByRole('region', { name: /Sun, Mar 14/ });
    const row = within(day).getByRole('button', { name: /Liberty Tree Tavern/ });
    expect(row).toHaveTextContent('6:00 PM');
    expect(row).toHaveTextContent('Booked');
    expect(row).toHaveTextContent('No. LT-4711');
    expect(row).toHaveTextContent('$160');
    expect(within(day).getByRole('button', { name: /Be Our Guest/ })).toHaveTextContent(/Opens in 2\d days/);
    expect(screen.getByText('1 of 2 meals booked, about $160')).toBeInTheDocument();
    expect(screen.getByText('1 meal to book.')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Wishes' })).getByText('Space 220')).toBeInTheDocument();
  });

  it('says what to do first when there is no meal', async () => {
    open(path, { 'GET /api/v1/trips/:tripId/days': () => dayPlans([]) });
    expect(await screen.findByRole('heading', { name: 'No meals yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find restaurants' })).toHaveAttribute(
      'href',
      `/trip/${tripId}/dining-strategy`,
    );
  });

  it('books from the list for the morning, with time and confirmation', async () => {
    const { user, requests } = open(`${path}?view=booking-morning`, {
      'PATCH /api/v1/trips/:tripId/items/:itemId': () => ({ ...target, status: 'booked', version: 2 }),
    });
    const item = await screen.findByRole('listitem');
    expect(screen.getByRole('timer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the official booking page' })).toBeInTheDocument();
    await user.type(within(item).getByLabelText('Confirmation'), 'BG-1');
    await user.click(within(item).getByRole('button', { name: /Got it.*Be Our Guest/ }));
    expect(await screen.findByText('Be Our Guest is booked')).toBeInTheDocument();
    const sent = requests.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toMatchObject({ status: 'booked', confirmation: 'BG-1', time: '12:00', version: 1 });
  });

  it('offers to try again when the days cannot be read', async () => {
    open(path, { 'GET /api/v1/trips/:tripId/days': () => answer(500, { code: 'INTERNAL', message: 'x' }) });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument();
  });
});

describe('finding restaurants', () => {
  const path = `/trip/${tripId}/dining-strategy`;

  it('prices each restaurant for the party, and plans a meal on a day', async () => {
    const { user, requests } = open(path, {
      'POST /api/v1/trips/:tripId/items': () => answer(201, aDayItem({ id: lineId(9), details })),
    });
    const card = (await screen.findByRole('heading', { name: 'Be Our Guest Restaurant' })).closest('li');
    if (!card) throw new Error('no card');
    expect(card).toHaveTextContent('Usually $19–$35');
    expect(card).toHaveTextContent('Walk-up list');
    expect(card).toHaveTextContent('Mobile order');
    await user.click(within(card).getByRole('button', { name: /Plan it.*Be Our Guest Restaurant/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('radio', { name: 'Lunch' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add to the plan' }));
    await screen.findByText('2 restaurants');
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      title: 'Be Our Guest Restaurant',
      date: '2027-03-14',
      time: '12:15',
      costCents: 2700,
      details: { kind: 'dining', meal: 'lunch' },
    });
  });

  it('opens on the parks of the trip, and finds others by name or on request', async () => {
    const far = aRestaurant({ id: 'le-cellier', name: 'Le Cellier', park: 'epcot' });
    const hits = [{ kind: 'restaurants', id: 'le-cellier', name: 'Le Cellier', where: '', park: 'epcot' }];
    const { user } = open(path, {
      'GET /api/v1/catalogue/restaurants': () => ({ entries: [...restaurants, far] }),
      'GET /api/v1/catalogue/search': () => ({ hits }),
    });
    expect(await screen.findByText('2 restaurants')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Le Cellier' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'cellier');
    expect(await screen.findByRole('heading', { name: 'Le Cellier' })).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByLabelText('Where'), 'Everywhere');
    expect(await screen.findByText('3 restaurants')).toBeInTheDocument();
  });

  it('filters by kind, and clears what leaves nothing', async () => {
    const { user } = open(path);
    await user.click(await screen.findByRole('radio', { name: 'Characters' }));
    expect(await screen.findByRole('heading', { name: 'No restaurant fits' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('heading', { name: 'Pecos Bill' })).toBeInTheDocument();
  });

  it('begins with the first page again when another restaurant is looked for', async () => {
    const entries = Array.from({ length: 30 }, (_, index) =>
      aRestaurant({ id: `diner-${index}`, name: `Diner ${index}` }),
    );
    const hits = entries.map(({ id, name }) => ({
      kind: 'restaurants',
      id,
      name,
      where: 'Hotel',
      park: null,
    }));
    const { user } = open(path, {
      'GET /api/v1/catalogue/restaurants': () => ({ entries }),
      'GET /api/v1/catalogue/search': () => ({ hits }),
    });
    const names = () => screen.getAllByRole('heading', { name: /^Diner/ });
    await user.click(await screen.findByRole('button', { name: 'Show more restaurants' }));
    expect(names()).toHaveLength(24);
    await user.type(screen.getByRole('searchbox'), 'Diner');
    await waitFor(() => expect(names()).toHaveLength(12));
  });
});
