import { toNav } from '@landsea/web-kit/pages';
import { MapPinned } from 'lucide-react';
import { getPlacePath } from './more/path-of-place';
import { placeIcon } from './more/place-icons';
import { pages } from './pages';

const nav = toNav(pages).filter(({ audience }) => audience === 'family');

/** The entries of the navigation whose pages exist, in order. */
const entries: [id: string, priority: 1 | 'more', path: string, fallback: string][] = [
  ['dashboard', 1, '/dashboard', '/dashboard'],
  ['daily-plans', 1, '/trip/7/daily-planner-v2', '/daily-planner'],
  ['wishes', 'more', '/trip/7/wishes', '/dashboard'],
  ['budget', 1, '/trip/7/budget-center', '/budget-center'],
  ['spending', 'more', '/trip/7/budget', '/budget'],
  ['bookings', 'more', '/trip/7/bookings', '/bookings'],
  ['dining', 'more', '/trip/7/dining-reservations', '/dining-reservations'],
  ['lightning-lane', 'more', '/trip/7/lightning-lanes', '/lightning-lane-strategy'],
  ['family-hq', 'more', '/trip/7/family-hq', '/family-hq'],
  ['collaboration', 'more', '/trip-collaboration', '/trip-collaboration'],
  ['snacks', 'more', '/trip/7/sips-snacks', '/sips-snacks-tracker'],
  ['savings', 'more', '/trip/7/savings-tracker', '/dashboard'],
  ['timeline', 'more', '/trip/7/timeline', '/comprehensive-timeline'],
  ['excursions', 'more', '/trip/7/excursions-lab', '/dashboard'],
  ['characters', 'more', '/trip/7/character-meetings', '/character-meetings'],
  ['photos', 'more', '/photo-planning', '/photo-planning'],
];

test('navigation lists its entries in order, with a trip and without', () => {
  const places = nav.slice(0, entries.length);
  expect(
    places.map((item) => [
      item.id,
      item.priority === 1 ? 1 : 'more',
      getPlacePath(item, '7'),
      getPlacePath(item, undefined),
    ]),
  ).toEqual(entries);
});

test('the More page knows the icon of each place', () => {
  const listed = nav.filter(({ bottom }) => bottom !== 'only');
  expect(listed.filter(({ icon }) => placeIcon(icon) === MapPinned).map(({ icon }) => icon)).toEqual([]);
});

test('the bottom bar of a phone has at most five places', () => {
  expect(nav.filter(({ bottom }) => bottom).map(({ id }) => id)).toEqual([
    'dashboard',
    'daily-plans',
    'budget',
    'timeline',
    'more',
  ]);
});
