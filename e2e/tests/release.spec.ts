import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PublishedContracts } from '@landsea/contracts/contract-list';
import { openLocalReleases } from '@landsea/local/local-releases';
import { expect, test } from '../fixtures.js';
import { registerUnseen, sendSignIn, somebody } from '../journey.js';

const checkout = resolve(import.meta.dirname, '../..');
/** Below node_modules, so that the copy finds its packages and no other tool reads it. */
const workbench = join(checkout, 'node_modules/.cache/release-test');
const remote = join(workbench, 'mfe-marketing');

const newPage = `import { definePages } from '@landsea/web-kit/pages';
import { pages as before } from './pages-before';

export const pages = [
  ...before,
  ...definePages([
    {
      name: 'BrandNew',
      paths: ['/brand-new', '/just-released'],
      access: 'signed-in',
      title: 'Brand new',
      description: 'A page that the running shell has never heard of.',
      help: 'This help text came with the release.',
      nav: { id: 'brand-new', label: 'Brand new', icon: 'map', priority: 2, order: 900, audience: 'family' },
      page: async () => (await import('./brand-new-page')).BrandNewPage,
    },
  ]),
];
`;
const newComponent = `export function BrandNewPage() {
  return <h1>Released a moment ago</h1>;
}
`;

/** Builds the marketing remote with one more page. */
const buildWithNewPage = (): void => {
  rmSync(workbench, { recursive: true, force: true });
  mkdirSync(workbench, { recursive: true });
  const source = join(checkout, 'mfe-marketing');
  cpSync(source, remote, { recursive: true, filter: (path) => !/\/(dist|test-results)$/.test(path) });
  writeFileSync(join(remote, 'src/pages-before.ts'), readFileSync(join(source, 'src/pages.ts')));
  writeFileSync(join(remote, 'src/pages.ts'), newPage);
  writeFileSync(join(remote, 'src/brand-new-page.tsx'), newComponent);
  execFileSync(join(checkout, 'node_modules/.bin/rspack'), ['build'], { cwd: remote, stdio: 'pipe' });
};

// A release and its rollback are seen behind the service worker, too.
test.use({ serviceWorkers: 'allow' });

test('a running shell shows a page that a remote releases later', async ({ page }) => {
  test.setTimeout(240_000);
  const person = somebody();
  await registerUnseen(page, person, 'family');
  await page.goto('/brand-new');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();

  buildWithNewPage();
  const releases = await openLocalReleases(process.env['LANDSEA_E2E_HOME'] ?? '', workbench);
  expect((await releases.release('marketing')).changed).toBe(true);
  try {
    const heading = page.getByRole('heading', { level: 1, name: 'Released a moment ago' });
    await page.goto('/just-released');
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle('Brand new | Landsea');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Brand new' }).click();
    await page.waitForURL('**/brand-new');

    await page.getByRole('contentinfo').getByRole('button', { name: 'Accessibility' }).click();
    await page.getByRole('switch', { name: 'Help mode' }).click();
    await page.keyboard.press('Escape');
    // A page's help is shown on arrival; here the button that the focus returned to has its own help.
    await page.reload();
    await expect(page.getByText('This help text came with the release.')).toBeVisible();

    await page.context().clearCookies();
    await page.goto('/brand-new');
    await page.waitForURL('**/auth');
    await sendSignIn(page, person);
    await page.waitForURL('**/brand-new');
    await expect(heading).toBeVisible();
  } finally {
    await releases.rollBack('marketing');
    rmSync(workbench, { recursive: true, force: true });
  }
  await page.goto('/brand-new');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});

test('each service says which contract it answers with, for the check of a release', async ({ request }) => {
  for (const [service, name] of [
    ['identity', 'account/AccountSettings'],
    ['trips', 'trip/TripDetail'],
    ['billing', 'billing/Prices'],
  ] as const) {
    const answer = PublishedContracts.parse(
      await (await request.get(`/api/docs/${service}/contracts`)).json(),
    );
    expect(answer.version, service).toMatch(/^[0-9a-f]{12}$/);
    expect(Object.keys(answer.answers), service).toContain(name);
  }
});
