import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAccessibilityProblems } from '../../../src/release/checks/accessibility-problems.js';
import { checkPrerendered } from '../../../src/release/checks/check-prerendered.js';
import { findPrerenderedProblems } from '../../../src/release/checks/prerendered-problems.js';
import { aWorkbench } from '../workbench.js';

const known = ['/', '/pricing', '/trip/:tripId/budget'].map((path) => ({
  path,
  name: path,
  access: 'public' as const,
  owner: 'marketing' as const,
}));
const good = {
  title: 'Pricing | Landsea',
  head: '<meta name="description" content="What it costs."><link rel="canonical" href="{{origin}}/pricing">',
  body: '<main><h1 class="x">Pricing</h1><a class="y" href="/pricing?a=1&amp;b=2#top">Here</a></main>',
};
const problems = (change: Partial<typeof good>) =>
  findPrerenderedProblems('/pricing', { ...good, ...change }, known);

it('finds nothing on a complete page', () => {
  expect(problems({})).toEqual([]);
});

it.each([
  [{ body: '<p>Pricing</p>' }, '/pricing has 0 main headings instead of one'],
  [{ body: '<h1>One</h1><h1>Two</h1>' }, '/pricing has 2 main headings instead of one'],
  [{ title: ' ' }, '/pricing has no title'],
  [{ head: '<link rel="canonical" href="/pricing">' }, '/pricing has not one description'],
  [{ head: '<meta name="description" content="x">' }, '/pricing has not one canonical address'],
])('%o: %s', (change, problem) => {
  expect(problems(change)).toEqual([problem]);
});

it('names a link to no page; other sites, files, services and paths with parameters are fine', () => {
  const trip = '/trip/6f9619ff-8b86-4d11-b42d-00c04fc964ff/budget';
  const links = [
    '/gone',
    trip,
    '/auth/google',
    '/guide.pdf',
    'https://a.example/gone',
    '{{origin}}/',
    '#top',
  ];
  const body = `<h1>x</h1>${links.map((href) => `<a href="${href}">x</a>`).join('')}`;
  expect(problems({ body })).toEqual(['/pricing links to /gone, which is no page']);
});

it('refuses a build of marketing whose pages were not made as HTML, and reads those that were', async () => {
  const { releases, build, checkout } = await aWorkbench();
  await build('marketing', 'pricing');
  expect(await checkPrerendered(releases, 'marketing')).toEqual([
    'prerendered/index.json is missing: the public pages were not made as HTML',
  ]);
  const folder = join(checkout, 'mfe-marketing/dist/prerendered');
  await mkdir(folder);
  const index = { pages: { '/pricing': { default: 'pricing.json', other: 'gone.json' } }, sitemap: [] };
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
  await writeFile(join(folder, 'pricing.json'), JSON.stringify({ ...good, title: '' }));
  expect(await checkPrerendered(releases, 'marketing')).toEqual([
    '/pricing has no title',
    '/pricing (other): prerendered/gone.json is missing',
  ]);
});

it('names what axe finds, with its place', async () => {
  const image = '<main><h1>Pricing</h1><img src="/chart.png"></main>';
  expect(await findAccessibilityProblems('/pricing', good)).toEqual([]);
  expect(await findAccessibilityProblems('/pricing', { ...good, body: image })).toEqual([
    '/pricing Images must have alternative text (image-alt): img',
  ]);
});

it('examines a page again only when it changed', async () => {
  const { releases, build, checkout } = await aWorkbench();
  await build('marketing', 'pricing');
  const folder = join(checkout, 'mfe-marketing/dist/prerendered');
  await mkdir(folder);
  const body = '<main><h1>Pricing</h1><img src="/chart.png"></main>';
  const index = { pages: { '/pricing': { default: 'pricing.json' } }, sitemap: [] };
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
  await writeFile(join(folder, 'pricing.json'), JSON.stringify({ ...good, body }));
  expect(await checkPrerendered(releases, 'marketing')).toHaveLength(1);
  await releases.release('marketing');
  expect(await checkPrerendered(releases, 'marketing')).toEqual([]);
});
