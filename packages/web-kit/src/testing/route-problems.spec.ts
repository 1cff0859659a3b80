import type { RouteObject } from 'react-router-dom';
import { productPages } from '../pages/product-pages';
import { pendingPages } from '../pages/pending-pages';
import { routeProblems } from './route-problems';

const complete: RouteObject[] = productPages
  .filter(({ owner }) => owner === 'agent')
  .flatMap(({ access, paths }) => paths.map((path) => ({ access, path })))
  .filter(({ path }) => !(path in pendingPages))
  .map(({ path, access }) => ({ path, handle: { access, title: 'A page', description: 'A page.' } }));
const aPage = { access: 'agent', title: 'A page', description: 'A page.' };
const clients = '/app/agents/clients';
const others = complete.filter(({ path }) => path !== clients);

test('nothing is wrong when each path has its route or is pending', () => {
  expect(routeProblems('agent', [{ children: complete }])).toEqual([]);
});

test.each([
  ['a missing route', others, `${clients} has no route and is not pending`],
  ['two routes', [...complete, { path: clients, handle: aPage }], `${clients} has several routes`],
  [
    'another access',
    [...others, { path: clients, handle: { ...aPage, access: 'public' } }],
    `${clients} is for public, the list says agent`,
  ],
  [
    'no title',
    [...others, { path: clients, handle: { ...aPage, title: '' } }],
    `${clients} has no title or no description`,
  ],
  [
    'a canonical path that does not exist',
    [...others, { path: clients, handle: { ...aPage, canonical: '/clients-of-mine' } }],
    `${clients} names /clients-of-mine as the path to keep, which does not exist`,
  ],
  [
    'an unknown path',
    [...complete, { path: '/app/agents/sales', handle: aPage }],
    '/app/agents/sales is not in the list of pages',
  ],
])('%s is found', (_case, routes, problem) => {
  expect(routeProblems('agent', routes)).toEqual([problem]);
});

test('a route that is still listed as pending is found', () => {
  const [path = ''] = Object.keys(pendingPages);
  const page = productPages.find(({ paths }) => paths.includes(path));
  const handle = { ...aPage, access: page?.access };
  expect(routeProblems(page?.owner ?? 'shell', [{ path, handle }])).toContain(
    `${path} has a route and is pending`,
  );
});
