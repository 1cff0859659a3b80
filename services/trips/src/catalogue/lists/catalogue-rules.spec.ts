import type { CatalogueParts } from './catalogue-parts.js';
import { findCatalogueProblems } from './catalogue-rules.js';
import { loadShippedCatalogue } from './shipped-catalogue.js';

const shipped = loadShippedCatalogue();
const problems = (changed: Partial<CatalogueParts>) => findCatalogueProblems({ ...shipped, ...changed });
const firstOf = <T>(entries: readonly T[]): T => {
  const [first] = entries;
  if (first === undefined) throw new Error('the list is empty');
  return first;
};
const [snack, meet] = [firstOf(shipped.snacks), firstOf(shipped.meets)];
const { travel, attractions } = shipped;
const calendar = shipped['park-calendar'];

it('finds an id that is there twice', () => {
  expect(problems({ snacks: [snack, { ...snack, name: 'Another' }] })).toEqual([
    { part: 'snacks', id: snack.id, field: 'id', message: 'is there twice' },
  ]);
});

it('finds a name that is twice in one place, and lets two places have it', () => {
  const twin = { ...snack, id: 'twin', name: snack.name.toUpperCase() };
  expect(problems({ snacks: [snack, twin] })).toMatchObject([{ id: 'twin', field: 'name' }]);
  expect(problems({ snacks: [snack, { ...twin, restaurant: 'Elsewhere' }] })).toEqual([]);
});

it('finds a show among the attractions', () => {
  const { id } = firstOf(shipped.shows);
  expect(problems({ attractions: [...attractions, { ...firstOf(attractions), id, name: 'New' }] })).toEqual([
    { part: 'attractions', id, field: 'id', message: 'is a show: keep it on that list only' },
  ]);
});

it('finds two hotels of one name, even where it is only the other name of one', () => {
  const [first, second] = shipped.hotels;
  if (!first || !second) throw new Error('the catalog has hotels');
  const alias = { ...second, aliases: [first.name.toUpperCase()] };
  expect(problems({ hotels: [first, alias, ...shipped.hotels.slice(2)] })).toContainEqual(
    expect.objectContaining({ part: 'hotels', id: second.id, field: 'name' }),
  );
  expect(problems({ hotels: [...shipped.hotels, first] })).toContainEqual(
    expect.objectContaining({ part: 'hotels', id: first.id, field: 'id' }),
  );
});

it('finds a land that has no name, or that nobody can walk to', () => {
  const named = { ...firstOf(attractions), id: 'new', name: 'New' };
  expect(problems({ attractions: [...attractions, { ...named, land: 'atlantis' }] })).toMatchObject([
    { id: 'new', field: 'land', message: 'no land is called "atlantis"' },
  ]);
  const away = travel.landWalks.filter(({ from }) => from !== 'pandora');
  const unreachable = problems({ travel: { ...travel, landWalks: away } });
  expect(unreachable).toContainEqual(
    expect.objectContaining({ part: 'attractions', id: 'navi-river-journey' }),
  );
});

it.each<[string, Partial<CatalogueParts>]>([
  ['restaurantId', { snacks: [{ ...snack, restaurantId: 'nowhere' }] }],
  ['attractionId', { meets: [{ ...meet, attractionId: 'nowhere' }] }],
  ['ships', { meets: [{ ...meet, ships: ['nowhere'] }] }],
  [
    'singlePass',
    { 'park-calendar': { ...calendar, singlePass: [{ attractionId: 'nowhere', cents: [1, 2, 3, 4, 5] }] } },
  ],
  ['hotelIds', { restaurants: shipped.restaurants.map((entry) => ({ ...entry, hotelIds: ['nowhere'] })) }],
  [
    'homePortIds',
    {
      prices: {
        ...shipped.prices,
        cruise: {
          ...shipped.prices.cruise,
          fares: shipped.prices.cruise.fares.map((fare) => ({ ...fare, homePortIds: ['nowhere'] })),
        },
      },
    },
  ],
  [
    'hotelTo',
    { travel: { ...travel, hotelTo: travel.hotelTo.map((way) => ({ ...way, hotelIds: ['nowhere'] })) } },
  ],
])('finds a %s that leads nowhere', (field, changed) => {
  expect(problems(changed)).toContainEqual(
    expect.objectContaining({ field, message: '"nowhere" does not exist' }),
  );
});

it('finds a port in no time zone, and a home port that does not say which time its ships keep', () => {
  const ports = shipped.ports.map(({ shipClock: _, ...port }) =>
    port.id === 'juneau' ? { ...port, timeZone: 'Alaska/Juneau' } : port,
  );
  const found = problems({ ports });
  expect(found).toContainEqual({
    part: 'ports',
    id: 'juneau',
    field: 'timeZone',
    message: 'no zone is called "Alaska/Juneau"',
  });
  expect(found.filter(({ field }) => field === 'shipClock').map(({ id }) => id)).toContain('barcelona');
});

it('finds characters at a meal that is not served, and a dish of a buffet among the snacks', () => {
  const restaurants = shipped.restaurants.map((entry) =>
    entry.id === 'cape-may-cafe' ? { ...entry, characterMeals: ['lunch' as const] } : entry,
  );
  expect(problems({ restaurants })).toMatchObject([{ id: 'cape-may-cafe', field: 'characterMeals' }]);
  const lasagna = { ...snack, restaurantId: 'the-crystal-palace' };
  expect(problems({ snacks: [lasagna] })).toMatchObject([{ id: snack.id, field: 'restaurantId' }]);
});

it('finds an outing at a port and a sailing from one that does not exist', () => {
  const sourced = { asOf: '2026-11-01', source: 'A test', confidence: 'low' as const };
  const excursion = {
    ...sourced,
    id: 'snorkeling',
    name: 'Snorkeling',
    portId: 'nowhere',
    bookedWith: 'ship' as const,
    kind: 'water',
    group: null,
    hours: { from: 2, to: 3 },
    adult: { from: 1, to: 2 },
    child: null,
    minAge: 8,
    activityLevel: 2,
    wheelchair: 'no' as const,
    suits: [],
    sellsOutEarly: false,
  };
  const itinerary = {
    ...sourced,
    id: 'four-nights',
    name: 'Four nights',
    ship: 'nowhere',
    nights: 4,
    region: 'Bahamas',
    homePortId: 'nowhere',
    days: [{ kind: 'port' as const, portId: 'nowhere' }],
    months: [],
  };
  const found = problems({ ports: [], excursions: [excursion], itineraries: [itinerary] });
  expect(
    found.filter(({ message }) => message === '"nowhere" does not exist').map(({ field }) => field),
  ).toEqual(['portId', 'portId', 'portId', 'ship']);
});
