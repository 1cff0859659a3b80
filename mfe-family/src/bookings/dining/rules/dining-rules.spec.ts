import { orderBookings } from '@landsea/rules/planning';
import type { Restaurant } from '@landsea/contracts/catalogue';
import { aDayItem } from '../../../testing/day-fixtures';
import { aTrip, aWindow, lineId } from '../../../testing/trip-fixtures';
import { aRestaurant } from '../testing/restaurants';
import { planNights, planVerdict, estimateMeal } from '@landsea/rules/dining-plan';
import { cancelFreeUntil, isMeal, getMealState, findWindow, type Meal } from './meal-booking';
import { makeMealItem } from './meal-items';
import { priceText } from './meal-price-text';
import { formatCharactersAt, formatCharacters } from './dining-labels';
import { sortHardestFirst, explainHardToGet } from './hardest-first';
import { filterRestaurants, noRestaurantFilter, sortRestaurants } from './restaurant-filter';

const details = {
  kind: 'dining',
  meal: 'dinner',
  prepaid: false,
  depositCents: null,
  freeCancelHours: 2,
  onDiningPlan: false,
} as const;
const aMeal = (overrides: Partial<Meal> = {}): Meal => {
  const item = aDayItem({ details, title: 'Be Our Guest', catalogueId: 'be-our-guest', ...overrides });
  if (!isMeal(item)) throw new Error('not a meal');
  return item;
};
const party = [
  { name: 'Rosa', age: 68 },
  { name: 'Morgan', age: 38 },
  { name: 'Leo', age: 6 },
  { name: 'Baby', age: 1 },
];

describe('the price of a meal for a party', () => {
  const fixed = aRestaurant({
    fixedPrice: { adult: { from: 6000, to: 7000 }, child: { from: 3000, to: 4000 } },
    confidence: 'medium',
  });

  it('counts adults from 10, children from 3 and nobody younger', () => {
    expect(estimateMeal(fixed, party, '2027-03-14')).toEqual({ from: 15_000, to: 18_000, isTypical: false });
  });

  it('takes the age on the day of the meal', () => {
    const birthday = [{ age: 9, birthDate: '2017-03-14' }];
    expect(estimateMeal(fixed, birthday, '2027-03-13').from).toBe(3000);
    expect(estimateMeal(fixed, birthday, '2027-03-14').from).toBe(6000);
  });

  it('says that it is typical where only the dollar signs are known', () => {
    const price = estimateMeal(aRestaurant({ priceTier: 2 }), [{ age: 30 }], '2027-03-14');
    expect(priceText(price)).toBe('Usually $19–$35');
  });
});

describe('booking a meal', () => {
  const stay = aWindow({ id: 'stay', covers: { from: '2027-03-14', to: '2027-03-16' } });
  const later = aWindow({ id: 'later', covers: { from: '2027-03-17', to: '2027-03-17' } });
  const activities = aWindow({
    id: 'sea',
    kind: 'cruise-activities',
    covers: { from: '2027-03-14', to: '2027-03-17' },
  });

  it('belongs to the dining window that covers its day', () => {
    expect(findWindow('2027-03-17', [activities, stay, later])?.id).toBe('later');
    expect(findWindow('2027-03-18', [activities, stay, later])).toBeUndefined();
    expect(findWindow(null, [stay])).toBeUndefined();
  });

  it('waits for its window, then is to be booked', () => {
    const window = { opensAt: '2027-01-13T11:00:00Z' };
    expect(getMealState(aMeal(), window, new Date('2027-01-13T10:59:59Z'))).toBe('waiting');
    expect(getMealState(aMeal(), window, new Date('2027-01-13T11:00:00Z'))).toBe('to-book');
    expect(getMealState(aMeal({ status: 'booked' }), window, new Date())).toBe('booked');
  });

  it('is cancelled for free until so many hours before, on clocks at the parks', () => {
    const until = (meal: Meal, hours?: number) =>
      cancelFreeUntil(meal, hours === undefined ? null : { freeCancelHours: hours })?.toISOString();
    const unsaid = aMeal({ time: '18:00', details: { ...details, freeCancelHours: null } });
    expect(until(aMeal({ time: '18:00' }), 24)).toBe('2027-03-14T20:00:00.000Z');
    expect(until(unsaid)).toBe('2027-03-14T20:00:00.000Z');
    expect(until(unsaid, 24)).toBe('2027-03-13T22:00:00.000Z');
    expect(until(aMeal({ time: null }))).toBeUndefined();
    const atSea = cancelFreeUntil(aMeal({ time: '18:00' }), null, 'Europe/Rome');
    expect(atSea?.toISOString()).toBe('2027-03-14T15:00:00.000Z');
  });

  it('starts with the table that is hardest to get, and with the most wanted of those alike', () => {
    const easy = aMeal({ id: lineId(1), title: 'Easy', catalogueId: 'easy', votes: { a: 'must' } });
    const hard = aMeal({ id: lineId(2), title: 'Hard', catalogueId: 'hard', time: '18:00' });
    const other = aMeal({ id: lineId(3), title: 'Other', catalogueId: 'unknown', time: '08:00' });
    const facts = [
      { id: 'easy', demand: null },
      { id: 'hard', demand: 5 },
    ];
    expect(sortHardestFirst([other, easy, hard], facts)).toEqual([hard, easy, other]);
    expect(sortHardestFirst([other, easy, hard])).toEqual([easy, other, hard]);
    expect([hard, easy, other].map((meal) => explainHardToGet(meal, facts))).toEqual(['Hard to get', '', '']);
  });

  it('starts with what the family wants most', () => {
    const wanted = aMeal({ id: lineId(1), title: 'Space 220', votes: { a: 'must', b: 'nice' } });
    const split = aMeal({ id: lineId(2), title: 'Coral Reef', votes: { a: 'must', b: 'no' } });
    const earlier = aMeal({ id: lineId(3), title: 'Tusker House', time: '08:00' });
    expect(orderBookings([earlier, split, wanted]).map(({ title }) => title)).toEqual([
      'Space 220',
      'Tusker House',
      'Coral Reef',
    ]);
  });
});

describe('the dining plan', () => {
  const plan = {
    plan: 'standard',
    adultNight: { from: 10_000, to: 10_000 },
    childNight: { from: 3000, to: 3000 },
    credits: { quick: 1, table: 1, snack: 1 },
  } as const;
  const trip = aTrip({
    party,
    stays: [{ hotelName: 'Pop Century', onSite: true, checkIn: '2027-03-14', checkOut: '2027-03-16' }],
  });
  const table = aRestaurant({ id: 'be-our-guest', planCredits: { kind: 'table', count: 1 } });
  const dear = aRestaurant({ id: 'royal-table', planCredits: { kind: 'table', count: 2 } });
  const restaurantOf = ({ catalogueId }: Meal): Restaurant | null =>
    [table, dear].find(({ id }) => id === catalogueId) ?? null;
  const meal = (id: number, catalogueId: string, costCents: number) =>
    aMeal({ id: lineId(id), catalogueId, costCents, people: null });

  it('pays what saves most with its credits, and the rest stays extra', () => {
    const meals = [
      meal(1, 'be-our-guest', 20_000),
      meal(2, 'royal-table', 40_000),
      meal(3, 'be-our-guest', 10_000),
    ];
    expect(planVerdict(plan, trip, { meals, snacks: [] }, restaurantOf)).toEqual({
      plan: 'standard',
      costCents: 46_000,
      coveredCents: 40_000,
      restCents: 30_000,
      savesCents: -6000,
      credits: { given: { quick: 6, table: 6, snack: 6 }, used: { quick: 0, table: 6, snack: 0 } },
    });
  });

  it('prefers two meals over one that is dearer than either', () => {
    const meals = [
      meal(1, 'royal-table', 40_000),
      meal(2, 'be-our-guest', 25_000),
      meal(3, 'be-our-guest', 24_000),
    ];
    const verdict = planVerdict(plan, trip, { meals, snacks: [] }, restaurantOf);
    expect(verdict).toMatchObject({ coveredCents: 49_000, restCents: 40_000 });
  });

  it('takes the credits of the meal where they differ by meal, and those of the place where no meal is known', () => {
    const topolinos = aRestaurant({
      id: 'be-our-guest',
      planCredits: { kind: 'table', count: 2 },
      mealCredits: { breakfast: { kind: 'table', count: 1 }, dinner: { kind: 'table', count: 2 } },
    });
    const at = (period: 'breakfast' | 'dinner' | null) => {
      const eaten = meal(1, 'be-our-guest', 20_000);
      const meals = [{ ...eaten, details: { ...eaten.details, meal: period } }];
      return planVerdict(plan, trip, { meals, snacks: [] }, () => topolinos).credits.used.table;
    };
    expect([at('breakfast'), at('dinner'), at(null)]).toEqual([3, 6, 6]);
  });

  it('pays two breakfasts with the credits of one dinner, where both together are dearer', () => {
    const topolinos = aRestaurant({
      id: 'be-our-guest',
      planCredits: { kind: 'table', count: 2 },
      mealCredits: { breakfast: { kind: 'table', count: 1 } },
    });
    const eaten = (id: number, period: 'breakfast' | 'dinner', cents: number): Meal => {
      const one = meal(id, 'be-our-guest', cents);
      return { ...one, details: { ...one.details, meal: period } };
    };
    const meals = [eaten(1, 'dinner', 30_000), eaten(2, 'breakfast', 18_000), eaten(3, 'breakfast', 18_000)];
    expect(planVerdict(plan, trip, { meals, snacks: [] }, () => topolinos)).toMatchObject({
      coveredCents: 36_000,
      restCents: 30_000,
      credits: { used: { table: 6 } },
    });
  });

  it('pays planned snacks with snack credits, the dearest six of seven', () => {
    const snacks = [700, 600, 600, 600, 600, 600, 500].map((costCents) => ({ costCents }));
    expect(planVerdict(plan, trip, { meals: [], snacks }, restaurantOf)).toMatchObject({
      coveredCents: 3700,
      restCents: 500,
      credits: { used: { snack: 6 } },
    });
  });

  it('costs what a night costs in the year of the stay, not the middle of the years', () => {
    const priced = {
      ...plan,
      childNight: { from: 0, to: 3000 },
      byYear: [
        { year: 2026, adultNight: 9000, childNight: 0 },
        { year: 2027, adultNight: 11_000, childNight: 3000 },
      ],
    };
    const costIn = (year: number) => {
      const stays = trip.stays.map((stay) => ({
        ...stay,
        checkIn: `${year}-03-14`,
        checkOut: `${year}-03-16`,
      }));
      return planVerdict(priced, { ...trip, stays }, { meals: [], snacks: [] }, restaurantOf).costCents;
    };
    expect([2026, 2027, 2028].map(costIn)).toEqual([36_000, 50_000, 43_000]);
  });

  it('is not sold at hotels of other operators, on site or not', () => {
    const stays = trip.stays.map((stay) => ({ ...stay, hotelName: 'Walt Disney World Swan' }));
    expect(planNights({ stays })).toBe(0);
    expect(planNights(trip)).toBe(2);
  });

  it('covers nothing off-site', () => {
    const verdict = planVerdict(
      plan,
      { ...trip, stays: [] },
      { meals: [meal(1, 'be-our-guest', 20_000)], snacks: [] },
      restaurantOf,
    );
    expect(verdict).toMatchObject({ costCents: 0, coveredCents: 0, restCents: 20_000 });
  });
});

describe('finding restaurants', () => {
  const kona = aRestaurant({
    id: 'kona',
    name: 'Kona Cafe',
    where: 'hotel',
    park: null,
    area: 'Polynesian',
    priceTier: 3,
  });
  const pecos = aRestaurant({
    id: 'pecos',
    name: 'Pecos Bill',
    area: 'frontierland',
    service: 'quick-service',
  });
  const closed = aRestaurant({ id: 'closed', name: 'Tony’s', isOpen: false });
  const found = (change: Partial<typeof noRestaurantFilter>) =>
    filterRestaurants([kona, pecos, closed], { ...noRestaurantFilter, ...change }, ['2027-03-14']).map(
      ({ id }) => id,
    );

  it('leaves out what is closed, and filters by place, service and price', () => {
    expect(found({})).toEqual(['kona', 'pecos']);
    expect(found({ where: 'hotel' })).toEqual(['kona']);
    expect(found({ where: 'magic-kingdom', area: 'frontierland' })).toEqual(['pecos']);
    expect(found({ service: 'quick' })).toEqual(['pecos']);
    expect(found({ mostTier: 2 })).toEqual(['pecos']);
  });

  it('finds characters at the meals that they come to, and says so', () => {
    const ohana = aRestaurant({
      id: 'ohana',
      meals: ['breakfast', 'dinner'],
      characters: ['Lilo', 'Stitch'],
      characterMeals: ['breakfast'],
    });
    const ids = (meal: 'any' | 'breakfast' | 'dinner') =>
      filterRestaurants([ohana, kona], { ...noRestaurantFilter, service: 'characters', meal }, [
        '2027-03-14',
      ]).map(({ id }) => id);
    expect([ids('any'), ids('breakfast'), ids('dinner')]).toEqual([['ohana'], ['ohana'], []]);
    expect(formatCharacters(ohana)).toBe('Characters at breakfast');
    expect(formatCharacters({ ...ohana, characterMeals: undefined })).toBe('Characters');
    expect(formatCharacters(kona)).toBeUndefined();
    expect(formatCharactersAt(ohana, 'breakfast')).toBe('You may meet Lilo, Stitch.');
    expect(formatCharactersAt(ohana, 'dinner')).toBe('No characters at dinner: they come to breakfast.');
  });

  it('leaves out what is out of season on all of the dates, unless asked for', () => {
    const summer = { ...pecos, season: { from: '06-01', to: '08-31' } };
    const ids = (dates: string[], anySeason = false) =>
      filterRestaurants([kona, summer], { ...noRestaurantFilter, anySeason }, dates).map(({ id }) => id);
    expect(ids(['2027-05-31', '2027-06-01'])).toEqual(['kona', 'pecos']);
    expect(ids(['2027-05-31'])).toEqual(['kona']);
    expect(ids(['2027-05-31'], true)).toEqual(['kona', 'pecos']);
  });

  it('puts the most popular or what is nearest first, and what has no known way last', () => {
    const values = {
      fame: ({ id }: Restaurant) => (id === 'kona' ? 1 : 2),
      price: () => 0,
      votes: () => 0,
      walk: ({ id }: Restaurant) => (id === 'pecos' ? 5 : undefined),
    };
    expect(sortRestaurants([kona, pecos], 'popular', values).map(({ id }) => id)).toEqual(['pecos', 'kona']);
    expect(sortRestaurants([kona, pecos], 'near', values).map(({ id }) => id)).toEqual(['pecos', 'kona']);
  });
});

it('makes a wish without a day, and a planned meal with one', () => {
  const restaurant = aRestaurant({ takesReservations: true, freeCancelHours: 24 });
  const trip = aTrip({ party });
  const wish = makeMealItem({ id: lineId(1), restaurant, trip, date: null, meal: null });
  const planned = makeMealItem({ id: lineId(1), restaurant, trip, date: '2027-03-14', meal: 'lunch' });
  expect(wish).toMatchObject({ date: null, time: null });
  expect(planned).toMatchObject({
    date: '2027-03-14',
    time: '12:15',
    isFixed: true,
    details: { meal: 'lunch', freeCancelHours: 24 },
  });
});
