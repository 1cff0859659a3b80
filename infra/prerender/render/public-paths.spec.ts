import type { PageDefinition } from '@landsea/web-kit/pages';
import { publicPaths } from './public-paths';

const page = (change: Partial<PageDefinition>): PageDefinition => ({
  name: 'A',
  paths: ['/a'],
  access: 'public',
  title: 'A',
  description: 'A page.',
  page: () => Promise.resolve(() => null),
  ...change,
});

test('public paths become HTML, those with parameters only where the page lists addresses', () => {
  expect(
    publicPaths([
      page({ paths: ['/a', '/old-a'] }),
      page({ name: 'Own', paths: ['/own'], access: 'signed-in' }),
      page({ name: 'B', paths: ['/b', '/b/:kind'], prerendered: ['/b/one'] }),
      page({ name: 'C', paths: ['/c'], variants: { one: () => Promise.resolve(() => null) } }),
    ]),
  ).toEqual([
    { name: 'A', path: '/a', variants: ['default'] },
    { name: 'A', path: '/old-a', variants: ['default'] },
    { name: 'B', path: '/b', variants: ['default'] },
    { name: 'B', path: '/b/one', variants: ['default'] },
    { name: 'C', path: '/c', variants: ['default', 'one'] },
  ]);
});
