import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openLocalReleases } from '@landsea/local/local-releases';
import { expect, test } from '../fixtures.js';
import { registerUnseen, somebody } from '../journey.js';

const checkout = resolve(import.meta.dirname, '../..');
const workbench = join(checkout, 'node_modules/.cache/experiment-test');

/** A browser that the gateway takes for no robot, in a country whose law asks for no consent. */
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36',
  locale: 'en-US',
});

const experiment = {
  key: 'home',
  path: '/',
  version: 900,
  hypothesis: 'The price first wins families who fear a subscription.',
  variants: [
    { key: 'magic-meter', percent: 0 },
    { key: 'pricing-focus', percent: 100 },
  ],
  startsOn: '2026-01-01',
  endsOn: '2199-01-01',
  goal: 'register',
  minimumVisitors: 100,
};

const written = /\{key:"home",path:"\/",version:1,[^{}]*variants:\[[^\]]*\][^{}]*\}/;

/** The built marketing remote with another experiment, in the file for the gateway and in the script. */
const buildWithExperiment = (): void => {
  rmSync(workbench, { recursive: true, force: true });
  mkdirSync(workbench, { recursive: true });
  cpSync(join(checkout, 'mfe-marketing/dist'), join(workbench, 'mfe-marketing/dist'), { recursive: true });
  const dist = join(workbench, 'mfe-marketing/dist');
  writeFileSync(join(dist, 'experiments.json'), JSON.stringify([experiment]));
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  for (const path of scripts.map((name) => join(dist, 'assets', name))) {
    const text = readFileSync(path, 'utf8');
    if (!written.test(text)) continue;
    writeFileSync(path, text.replace(written, JSON.stringify(experiment)));
    for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
  }
};

test('a released experiment is seen, recorded and followed to the sign-up, and gone when rolled back', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const usual = await (await page.goto('/'))?.text();
  buildWithExperiment();
  const releases = await openLocalReleases(process.env['LANDSEA_E2E_HOME'] ?? '', workbench);
  await releases.release('marketing', { again: true });
  try {
    await context.clearCookies();
    const answer = await page.goto('/');
    expect(answer?.headers()['cache-control']).toBe('private, no-cache');
    expect(await answer?.text()).not.toBe(usual);
    const cookies = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(cookies.get('landsea_variant')).toBe('home.900.pricing-focus');
    expect(cookies.get('landsea_vid')).toMatch(/^[\w-]{22}$/);
    await page.reload();
    const again = new Map((await context.cookies()).map(({ name, value }) => [name, value]));
    expect(again.get('landsea_vid')).toBe(cookies.get('landsea_vid'));

    const exposed = page.waitForResponse((response) => response.url().endsWith('/experiments/exposures'));
    // The first sign of a visitor's hand; scripts wait for it.
    await page.mouse.move(200, 200);
    expect((await exposed).status()).toBe(204);

    const started = page.waitForResponse((response) => response.url().endsWith('/api/v1/experiments/starts'));
    await page.locator('a[href^="/auth"]').first().click();
    expect((await started).status()).toBe(204);
    await page.waitForLoadState('networkidle');
    const figures = page.waitForRequest((request) =>
      request.url().endsWith('/api/v1/experiments/page-figures'),
    );
    // A browser leaves a tab without telling tests.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const live = (await releases.history()).at(-1)?.build;
    expect((await figures).postDataJSON()).toEqual({
      experiment: 'home',
      version: 900,
      build: live,
      largestPaintMs: expect.any(Number) as unknown,
      scriptErrors: 0,
    });
  } finally {
    await releases.rollBack('marketing');
    rmSync(workbench, { recursive: true, force: true });
  }
  await page.goto('/');
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'landsea_variant'))
    .toBe(false);
});

test('the results are no page for a family', async ({ page }) => {
  await registerUnseen(page, somebody(), 'family');
  await page.goto('/app/experiments');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});
