import { findBudgetProblems, type Budgets } from '../../../src/release/checks/budgets.js';
import { routeFigures } from '../../../src/release/checks/route-figures.js';
import type { ReadFile } from '../../../src/release/checks/app-files.js';

const most = { scripts: 1_000, requests: 3 };
const budgets: Budgets = {
  access: { public: most, 'signed-in': most, trip: most, agent: most, client: most },
  routes: { '/trip/:tripId/budget': { scripts: 2_000, requests: 5, target: 1_500 } },
};
const figure = { path: '/pricing', access: 'public', scripts: 1_000, requests: 3 } as const;

it('accepts what is exactly at its budget, and names route, figure and budget above it', () => {
  expect(findBudgetProblems([figure], budgets)).toEqual([]);
  expect(findBudgetProblems([{ ...figure, scripts: 1_100 }], budgets)).toEqual([
    '/pricing loads 1.1 kB of scripts; its budget is 1.0 kB',
  ]);
  expect(findBudgetProblems([{ ...figure, requests: 4 }], budgets)).toEqual([
    '/pricing loads 4 files; its budget is 3',
  ]);
});

it('a route with a budget of its own is held to that', () => {
  const budget = { path: '/trip/:tripId/budget', access: 'trip', scripts: 2_000, requests: 5 } as const;
  expect(findBudgetProblems([budget], budgets)).toEqual([]);
  expect(findBudgetProblems([{ ...budget, scripts: 2_001 }], budgets)).toHaveLength(1);
});

const filesOf =
  (files: Record<string, unknown>): ReadFile =>
  (path) =>
    Promise.resolve(
      path in files
        ? Buffer.from(typeof files[path] === 'string' ? files[path] : JSON.stringify(files[path]))
        : undefined,
    );
const group = (files: string[], shared: string[] = []) => ({ files, shared });
const pages = (path: string, name: string) => ({ paths: [{ path, name, access: 'public' }], nav: [] });

const apps = {
  shell: filesOf({
    'pages.json': pages('/auth', 'Auth'),
    'page-files.json': {
      entry: group(['main.js', 'main.css'], ['react']),
      pages: { Auth: group(['auth.js']) },
      shared: { react: group(['react.js']) },
    },
    'main.js': '#'.repeat(50),
    'main.js.br': '#'.repeat(20),
    'react.js': '#'.repeat(100),
    'auth.js': '#'.repeat(5),
  }),
  marketing: filesOf({
    'pages.json': pages('/', 'Landing'),
    'page-files.json': {
      entry: group(['remoteEntry.js'], ['react']),
      pages: { Landing: group(['one.js']), 'Landing#large': group(['one.js', 'two.js']) },
      shared: { react: group(['own-react.js']) },
    },
    'remoteEntry.js': '#'.repeat(7),
    'one.js': '#'.repeat(1),
    'two.js': '#'.repeat(2),
  }),
};

it('adds up the compressed scripts of a route once each, and takes the largest of its variants', async () => {
  expect(await routeFigures(apps, 'marketing')).toEqual([
    { path: '/', access: 'public', scripts: 20 + 100 + 7 + 1 + 2, requests: 6 },
  ]);
});

it('a release of the shell concerns every route', async () => {
  expect((await routeFigures(apps, 'shell')).map(({ path, scripts }) => [path, scripts])).toEqual([
    ['/auth', 125],
    ['/', 130],
  ]);
});

it('counts of a page without the shell its own files, and what every such page runs of the shell', async () => {
  const withOwn = {
    shell: filesOf({ 'before-paint.js': '#'.repeat(10), 'after-paint.js': '#'.repeat(20) }),
    agent: filesOf({
      'pages.json': pages('/q/:token', 'Offer'),
      'documents.json': { Offer: { html: 'offer.html', files: ['offer.css', 'offer.js'], view: '' } },
      'offer.js': '#'.repeat(300),
      'offer.js.br': '#'.repeat(100),
    }),
  };
  expect(await routeFigures(withOwn, 'agent')).toEqual([
    { path: '/q/:token', access: 'public', scripts: 100 + 10 + 20, requests: 4 },
  ]);
});
