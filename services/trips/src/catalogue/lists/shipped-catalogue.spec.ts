import { factKinds, parkIds } from '@landsea/contracts/catalogue';
import { listCharacterMeals } from '@landsea/rules/catalogue';
import { ships } from '../ships-and-parks.js';
import { findCatalogueProblems } from './catalogue-rules.js';
import { entryKinds, listKinds } from './catalogue-parts.js';
import { loadShippedCatalogue } from './shipped-catalogue.js';

const catalogue = loadShippedCatalogue();

it('contradicts itself nowhere and names nothing that does not exist', () => {
  expect(findCatalogueProblems(catalogue)).toEqual([]);
});

it('says where each fact is from, in words', () => {
  const unsourced = listKinds.flatMap((kind) =>
    catalogue[kind].filter(({ source }) => !/^[A-Z][^_]{5,}$/.test(source)).map(({ id }) => `${kind} ${id}`),
  );
  expect(unsourced).toEqual([]);
});

it('says the same of the hotels and of each price', () => {
  const { prices, hotels } = catalogue;
  const sections = Object.values(prices).filter((part) => typeof part === 'object');
  expect(sections.length).toBeGreaterThan(10);
  for (const { asOf, source } of [...sections, ...hotels]) {
    expect(asOf).toMatch(/^202[4-6]-\d\d-\d\d$/);
    expect(source).toMatch(/^[A-Z][^_]{15,}$/);
  }
});

it('has every hotel on site, each dearer at Christmas than in late August', () => {
  const onSite = catalogue.hotels.filter((hotel) => hotel.onSite);
  expect(onSite).toHaveLength(36);
  expect(onSite.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Campsites at Fort Wilderness Resort',
      'Island Tower at Polynesian Villas',
      'Walt Disney World Swan',
      'Walt Disney World Dolphin',
      'Walt Disney World Swan Reserve',
      'Shades of Green',
    ]),
  );
  for (const { night } of catalogue.hotels) {
    expect(night.low).toBeLessThan(night.typical);
    expect(night.typical).toBeLessThan(night.peak);
  }
});

it.each(parkIds)('has at least 30 attractions and shows in %s', (park) => {
  const there = [...catalogue.attractions, ...catalogue.shows].filter((entry) => entry.park === park);
  expect(there.length).toBeGreaterThanOrEqual(30);
});

it.each([
  ['restaurants', 200],
  ['snacks', 150],
  ['meets', 70],
  ['photo-spots', 60],
  ['ports', 60],
  ['airports', 60],
] as const)('has enough %s', (kind, least) => {
  expect(catalogue[kind].length).toBeGreaterThanOrEqual(least);
});

it('has something aboard each of the eight ships', () => {
  const named = catalogue['ship-venues'].flatMap(({ ships: aboard }) => aboard);
  expect(new Set(named)).toEqual(new Set(ships.map(({ id }) => id)));
  expect(ships).toHaveLength(8);
});

it.each(['ohana', 'topolinos-terrace-flavors-of-the-riviera', 'cape-may-cafe', 'ravello', 'garden-grove'])(
  'serves characters at breakfast only, and dinner without them, at %s',
  (id) => {
    const restaurant = catalogue.restaurants.find((entry) => entry.id === id);
    expect(restaurant?.meals).toEqual(expect.arrayContaining(['breakfast', 'dinner']));
    expect(restaurant && listCharacterMeals(restaurant)).toEqual(['breakfast']);
  },
);

it('has closed restaurants as closed', () => {
  const closed = catalogue.restaurants.filter(({ isOpen }) => !isOpen).map(({ id }) => id);
  expect(closed).toEqual(expect.arrayContaining(['shulas-steak-house', 'tortuga-tavern']));
});

it('has no dish of a buffet among the snacks', () => {
  expect(catalogue.snacks.map(({ id }) => id)).not.toContain('breakfast-lasagna');
});

it('has facts for nearly every ride, restaurant and snack, none of them a guess', () => {
  const { attractions, shows, restaurants, snacks } = catalogue;
  const share = (facts: 'ride-facts' | 'restaurant-facts' | 'snack-facts', entries: readonly object[]) =>
    catalogue[facts].length / entries.length;
  expect(share('ride-facts', [...attractions, ...shows])).toBeGreaterThan(0.9);
  expect(share('restaurant-facts', restaurants)).toBeGreaterThan(0.9);
  expect(share('snack-facts', snacks)).toBeGreaterThan(0.9);
  for (const kind of ['ride-facts', 'restaurant-facts', 'snack-facts', 'guest-places'] as const)
    for (const entry of catalogue[kind]) expect(entry.confidence).not.toBe('low');
});

it('has facts about nothing else', () => {
  const known = new Set(entryKinds.flatMap((kind) => catalogue[kind].map(({ id }) => id)));
  const strange = factKinds.flatMap((kind) => catalogue[kind].filter(({ id }) => !known.has(id)));
  expect(strange).toEqual([]);
});

it.each(parkIds)('knows where to change a baby, find a nurse and rent a stroller in %s', (park) => {
  const kinds = catalogue['guest-places'].filter((place) => place.park === park).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['baby-care', 'first-aid', 'stroller-rental']));
});
