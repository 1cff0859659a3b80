import type { PageDefinition } from '@landsea/web-kit/pages';
import { listPublicPaths } from './public-paths';

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
    listPublicPaths([
      page({ paths: ['/a', '/old-a'] }),
      page({ name: 'Own', paths: ['/own'], access: 'signed-in' }),
      page({ name: 'B', paths: ['/b', '/b/:kind'], prerendered: ['/b/one'] }),
      page({ name: 'Thanks', paths: ['/thanks'], unlisted: true }),
      page({ name: 'C', paths: ['/c'], variants: { one: () => Promise.resolve(() => null) } }),
    ]),
  ).toEqual([
    { name: 'A', path: '/a', variants: ['default'], isListed: true },
    { name: 'A', path: '/old-a', variants: ['default'], isListed: true },
    { name: 'B', path: '/b', variants: ['default'], isListed: true },
    { name: 'B', path: '/b/one', variants: ['default'], isListed: true },
    { name: 'Thanks', path: '/thanks', variants: ['default'], isListed: false },
    { name: 'C', path: '/c', variants: ['default', 'one'], isListed: true },
  ]);
});
