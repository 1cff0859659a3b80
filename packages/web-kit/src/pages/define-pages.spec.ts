import { definePages, toNav, listPagePaths, toRoutes } from './define-pages';

const Nothing = () => null;
const pages = definePages([
  {
    name: 'Second',
    paths: ['/second'],
    access: 'signed-in',
    title: 'Second',
    description: 'The second page.',
    nav: { id: 'second', label: 'Second', icon: 'map', priority: 2, order: 20, audience: 'family' },
    page: () => Promise.resolve(Nothing),
  },
  {
    name: 'Budget',
    paths: ['/trip/:tripId/budget', '/trip/:tripId/money', '/budget', '/money'],
    access: 'trip',
    title: 'Budget',
    description: 'What the trip costs.',
    nav: { id: 'budget', label: 'Budget', icon: 'wallet', priority: 1, order: 10, audience: 'family' },
    page: () => Promise.resolve(Nothing),
  },
]);

test('a path of a trip page that names no trip needs a signed-in person', () => {
  expect(listPagePaths(pages).map(({ path, access }) => [path, access])).toEqual([
    ['/second', 'signed-in'],
    ['/trip/:tripId/budget', 'trip'],
    ['/trip/:tripId/money', 'trip'],
    ['/budget', 'signed-in'],
    ['/money', 'signed-in'],
  ]);
});

test('the canonical path of an alias is the first path of its kind', () => {
  const canonical = (path: string) => toRoutes(pages).find((route) => route.path === path)?.handle.canonical;
  expect(canonical('/trip/:tripId/money')).toBe('/trip/:tripId/budget');
  expect(canonical('/money')).toBe('/budget');
});

test('a path is never kept as one that needs more than it names', () => {
  const [day] = definePages([
    {
      name: 'Day',
      paths: ['/day/:tripId/:date', '/dream-day/:tripId', '/days/:tripId/:date'],
      access: 'trip',
      title: 'Day',
      description: 'One day of the trip.',
      page: () => Promise.resolve(Nothing),
    },
  ]);
  const routes = toRoutes(day ? [day] : []);
  expect(routes.map(({ handle }) => handle.canonical)).toEqual([
    '/day/:tripId/:date',
    '/dream-day/:tripId',
    '/day/:tripId/:date',
  ]);
});

test('a path without its token is published as one that the server does not find', () => {
  const [shared] = definePages([
    {
      name: 'Shared',
      paths: ['/share', '/share/:token'],
      linkOnlyPaths: ['/share'],
      access: 'public',
      title: 'Shared',
      description: 'A trip to read.',
      page: () => Promise.resolve(Nothing),
    },
  ]);
  expect(listPagePaths(shared ? [shared] : []).map(({ path, isLinkOnly }) => [path, isLinkOnly])).toEqual([
    ['/share', true],
    ['/share/:token', undefined],
  ]);
});

test('only paths that name a trip get what renders in front of it', () => {
  const inFront = () => null;
  const withFront = toRoutes(pages, { inFront }).filter(({ handle }) => handle.inFront === inFront);
  expect(withFront.map(({ path }) => path)).toEqual(['/trip/:tripId/budget', '/trip/:tripId/money']);
});

test('navigation is derived from the paths and sorted by order', () => {
  expect(toNav(pages)).toEqual([
    expect.objectContaining({ id: 'budget', path: '/trip/{tripId}/budget', fallback: '/budget' }),
    expect.objectContaining({ id: 'second', path: '/second' }),
  ]);
});

test('a page with variants shows the one that is chosen when it is opened, else its usual one', async () => {
  const Usual = () => null;
  const Other = () => null;
  let shown = 'other';
  const routes = toRoutes(
    definePages([
      {
        name: 'Home',
        paths: ['/'],
        access: 'public',
        title: 'Home',
        description: 'The landing page.',
        page: () => Promise.resolve(Usual),
        variants: { usual: () => Promise.resolve(Usual), other: () => Promise.resolve(Other) },
        shownVariant: () => shown,
      },
    ]),
  );
  const open = async () => {
    const lazy = routes[0]?.lazy;
    return typeof lazy === 'function' ? (await lazy()).Component : undefined;
  };
  expect(await open()).toBe(Other);
  shown = 'gone';
  expect(await open()).toBe(Usual);
  expect(routes[0]?.handle).not.toHaveProperty('variants');
});
