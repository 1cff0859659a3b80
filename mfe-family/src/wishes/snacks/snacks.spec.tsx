import { Snack } from '@landsea/contracts/catalogue';
import { answer, type Handlers } from '@landsea/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aDayItem, dayPlans } from '../../testing/day-fixtures';
import { aVenue } from '../../testing/excursion-fixtures';
import { openTripPage } from '../../testing/open-trip-page';
import { aTrip, lineId, tripId } from '../../testing/trip-fixtures';
import {
  describeDiet,
  listDietWarnings,
  pickFamilyFavorites,
  isSnack,
  rankSnacks,
  sumSnackCosts,
  describeUnlisted,
  type SnackItem,
} from './snack-rules';

const aSnack = (overrides: Partial<Snack> = {}): Snack =>
  Snack.parse({
    id: 'dole-whip',
    name: 'Dole Whip',
    park: 'magic-kingdom',
    land: 'adventureland',
    restaurant: 'Aloha Isle',
    restaurantId: null,
    priceCents: 649,
    category: 'sweet',
    diet: ['vegan', 'gluten-free'],
    shareable: false,
    point: null,
    asOf: '2026-08-31',
    source: 'Public menus, 2026',
    confidence: 'medium',
    ...overrides,
  });
const snackItem = (
  id: number,
  title: string,
  ratings: Record<string, number>,
  costCents = 649,
): SnackItem => {
  const tried = Object.keys(ratings).length > 0;
  const item = aDayItem({
    id: lineId(id),
    title,
    date: null,
    time: null,
    catalogueId: 'dole-whip',
    status: tried ? 'done' : 'wish',
    costCents,
    details: { kind: 'snack', tried, ratings },
  });
  if (!isSnack(item)) throw new Error('not a snack');
  return item;
};
const party = [
  { id: lineId(91), name: 'Leo', age: 6 },
  { id: lineId(92), name: 'Sofia', age: 9, dietaryNotes: 'Tree nuts, no dairy' },
];

describe('the rules of snacks', () => {
  it('warns who has dietary notes that the menu does not list', () => {
    expect(listDietWarnings({ diet: ['vegan'] }, party)).toEqual([{ diet: 'nut-free', names: ['Sofia'] }]);
    expect(listDietWarnings({ diet: [] }, party)).toEqual([
      { diet: 'dairy-free', names: ['Sofia'] },
      { diet: 'nut-free', names: ['Sofia'] },
    ]);
    expect(listDietWarnings({ diet: ['dairy-free', 'nut-free'] }, party)).toEqual([]);
  });

  it('says it for the whole party in one sentence', () => {
    const family = [...party, { name: 'Mia Ruiz', age: 4, dietaryNotes: 'Peanut allergy' }];
    expect(describeDiet({ diet: [] }, family)).toBe(
      'Not listed as dairy-free or nut-free: ask before Sofia and Mia have it.',
    );
    expect(describeDiet({ diet: ['nut-free'] }, family)).toBe(
      'Not listed as dairy-free: ask before Sofia has it.',
    );
    expect(describeDiet({ diet: ['vegan', 'nut-free'] }, family)).toBeUndefined();
  });

  it('says once what no snack at all is listed for', () => {
    expect(describeDiet({ diet: [] }, party, ['nut-free'])).toBe(
      'Not listed as dairy-free: ask before Sofia has it.',
    );
    expect(describeDiet({ diet: ['vegan'] }, party, ['nut-free'])).toBeUndefined();
    expect(describeUnlisted(['nut-free'], party)).toBe(
      'No snack here is listed as nut-free: ask before Sofia has any.',
    );
    expect(describeUnlisted(['gluten-free'], party)).toBeUndefined();
  });

  it('ranks who tried the most, with what each liked best', () => {
    const snacks = [
      snackItem(1, 'Dole Whip', { [lineId(91)]: 3, [lineId(92)]: 5 }),
      snackItem(2, 'Churro', { [lineId(91)]: 4 }),
    ];
    expect(rankSnacks(snacks, party).map(({ name, tried, favorite }) => [name, tried, favorite])).toEqual([
      ['Leo', 2, 'Churro'],
      ['Sofia', 1, 'Dole Whip'],
    ]);
    expect(pickFamilyFavorites(snacks).map(({ title }) => title)).toEqual(['Churro', 'Dole Whip']);
  });

  it('adds up what was spent apart from what is still wanted', () => {
    expect(
      sumSnackCosts([snackItem(1, 'Dole Whip', { a: 5 }, 700), snackItem(2, 'Churro', {}, 500)]),
    ).toEqual({
      spent: 700,
      ahead: 500,
    });
  });
});

const open = (items = [snackItem(1, 'Churro', {})], handlers: Handlers = {}) =>
  openTripPage(
    `/trip/${tripId}/sips-snacks`,
    {
      'GET /api/v1/trips/:tripId/days': () => dayPlans(items),
      'GET /api/v1/catalogue/snack-facts': () => ({ entries: [] }),
      'GET /api/v1/catalogue/snacks': () => ({
        entries: [aSnack(), aSnack({ id: 'blue-milk', name: 'Blue Milk', park: 'hollywood-studios' })],
      }),
      ...handlers,
    },
    { trip: aTrip({ party }) },
  );

describe('sips and snacks', () => {
  it('offers on a cruise what the ship has, and no snack of the parks', async () => {
    const cruise = aTrip({
      mode: 'cruise',
      sailing: { ship: 'Disney Wish', embarkationDate: '2027-03-14', nights: 3, concierge: false, ports: [] },
      days: aTrip().days.map((day) => ({ ...day, kind: 'sea' as const, parks: [] })),
    });
    const { user, requests } = open([], {
      'GET /api/trips': () => [cruise],
      'GET /api/trips/:tripId': () => cruise,
      'GET /api/v1/trips/:tripId/days': () => dayPlans([], cruise.days),
      'GET /api/v1/catalogue/ship-venues': () => ({
        entries: [
          aVenue({ id: 'joyful-sweets', name: 'Joyful Sweets', section: 'quick-service', included: false }),
          aVenue({ id: 'the-rose', name: 'The Rose', section: 'lounge', minAge: 18 }),
          aVenue({ id: 'pub', name: 'A pub elsewhere', section: 'lounge', ships: ['disney-dream'] }),
        ],
      }),
      'POST /api/v1/trips/:tripId/items': () => answer(201, snackItem(2, 'Joyful Sweets', {})),
    });
    expect(await screen.findByText('The Rose')).toHaveTextContent('Ages 18+');
    expect(screen.queryByText('A pub elsewhere')).not.toBeInTheDocument();
    expect(screen.queryByText('Dole Whip')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Want it.*Joyful Sweets/ }));
    await waitFor(() =>
      expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
        title: 'Joyful Sweets',
        catalogueId: 'joyful-sweets',
        place: 'Disney Wish',
        details: { kind: 'snack' },
      }),
    );
  });

  it('puts a snack on the list at once, with its price', async () => {
    const { user, requests } = open([], {
      'POST /api/v1/trips/:tripId/items': () => answer(201, snackItem(3, 'Blue Milk', {})),
    });
    await user.selectOptions(await screen.findByLabelText('Park'), 'All parks');
    await user.click(await screen.findByRole('button', { name: /Want it.*Blue Milk/ }));
    expect(await screen.findByText('Blue Milk is on your wishlist')).toBeInTheDocument();
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.body).toMatchObject({
      title: 'Blue Milk',
      date: null,
      costCents: 649,
      details: { kind: 'snack', tried: false },
    });
  });

  it('opens on the parks of the trip, the most popular first', async () => {
    const fact = (id: string, popularity: number) => ({
      id,
      name: id,
      park: 'magic-kingdom',
      summary: 'Sweet.',
      popularity,
      kids: 5,
      allergens: null,
      asOf: '2026-11-01',
      source: 'Park guides',
      confidence: 'medium',
    });
    const { user } = open([], {
      'GET /api/v1/catalogue/snack-facts': () => ({ entries: [fact('one', 10), fact('two', 90)] }),
      'GET /api/v1/catalogue/snacks': () => ({
        entries: [
          aSnack({ id: 'one', name: 'Snack one' }),
          aSnack({ id: 'two', name: 'Snack two' }),
          aSnack({ id: 'far', name: 'Snack far', park: 'epcot' }),
        ],
      }),
    });
    const names = () => screen.getAllByRole('heading', { name: /^Snack / }).map((each) => each.textContent);
    await screen.findByText('2 snacks');
    await waitFor(() => expect(names()).toEqual(['Snack two', 'Snack one']));
    await user.type(screen.getByRole('searchbox'), 'far');
    expect(names()).toEqual(['Snack far']);
  });

  it('begins with the first page again when another snack is looked for', async () => {
    const entries = Array.from({ length: 30 }, (_, index) =>
      aSnack({ id: `snack-${index}`, name: `Churro ${index}` }),
    );
    const { user } = open([], { 'GET /api/v1/catalogue/snacks': () => ({ entries }) });
    const names = () => screen.getAllByRole('heading', { name: /^Churro/ });
    await user.click(await screen.findByRole('button', { name: 'Show more snacks' }));
    expect(names()).toHaveLength(24);
    await user.selectOptions(screen.getByLabelText('Park'), 'Magic Kingdom');
    expect(names()).toHaveLength(12);
  });

  it('asks once for care where no menu lists what somebody needs', async () => {
    open();
    expect(
      await screen.findAllByText('No snack here is listed as nut-free: ask before Sofia has any.'),
    ).toHaveLength(1);
    expect(screen.queryByText(/Not listed as nut-free/)).not.toBeInTheDocument();
  });

  it('rates a snack for one person, which marks it as tried', async () => {
    let saved = snackItem(1, 'Churro', {});
    const { user, requests } = open(undefined, {
      'GET /api/v1/trips/:tripId/days': () => dayPlans([saved]),
      'PATCH /api/v1/trips/:tripId/items/:itemId': () => {
        saved = { ...snackItem(1, 'Churro', { [lineId(91)]: 4 }), version: 2 };
        return saved;
      },
    });
    const list = await screen.findByRole('region', { name: 'Your list' });
    await user.click(within(list).getByRole('button', { name: /Churro/ }));
    await user.click(await screen.findByRole('button', { name: 'Leo: 4 of 5' }));
    await screen.findByText('Snack champions');
    const sent = requests.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toMatchObject({
      status: 'done',
      details: { tried: true, ratings: { [lineId(91)]: 4 } },
    });
  });
});
