import type { ReleaseAlarm } from '@landsea/contracts/releases';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { registerUnseen, somebody } from '../journey.js';

const MARK = 'globalThis.isTampered = true;';

/** One script more in each file of these addresses, as something between gateway and browser would add it. */
const changeOnTheWay = (page: Page, files: RegExp) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    const isSheet = files.source.includes('css');
    const body = (isSheet ? 'h1 { outline: 9px solid red } ' : MARK) + (await response.text());
    await route.fulfill({ response, body });
  });
const isTampered = (page: Page) => page.evaluate(() => 'isTampered' in globalThis);

const expected = [
  /integrity|Failed to find a valid digest/,
  /ChunkLoadError|Loading (CSS )?chunk|ScriptExternalLoadError|RUNTIME-008/,
];
const newTrip = (page: Page) => page.getByRole('heading', { level: 1, name: 'A new trip' });

test.beforeEach(({ page }) => registerUnseen(page, somebody(), 'family'));

for (const [what, files, kind] of [
  ['chunk of a remote', /\/remotes\/family\/\w+\/assets\/[^/]+\.js$/, 'family'],
  ['chunk of the shell', /:\d+\/assets\/(?!shell\.)[^/]+\.js$/, 'shell'],
] as const)
  test(`a ${what} that was changed on its way never runs, and the page loads once it is whole again`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...expected);
    const alarms: ReleaseAlarm[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/release-alarms')) alarms.push(request.postDataJSON() as ReleaseAlarm);
    });
    await changeOnTheWay(page, files);
    await page.goto('/create-trip');
    await expect(page.getByText('This page didn’t load')).toBeVisible();
    expect(await isTampered(page)).toBe(false);
    if (kind === 'family')
      await expect
        .poll(() => alarms)
        .toContainEqual(expect.objectContaining({ kind: 'integrity', app: kind }));
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole(kind === 'family' ? 'button' : 'link', { name: 'Try Again' }).click();
    await expect(newTrip(page)).toBeVisible();
    expect(await isTampered(page)).toBe(false);
  });

test('the script of the shell, and those before and after the first paint, never run when they were changed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...expected);
  await changeOnTheWay(page, /\/assets\/shell\.\w+\.js$/);
  await page.goto('/create-trip');
  await expect(page.getByRole('alert')).toContainText('This page didn’t load');
  await page.unrouteAll({ behavior: 'wait' });
  await changeOnTheWay(page, /\/(before-paint|after-paint|site-config)\.js/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(newTrip(page)).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isTampered(page)).toBe(false);
});

test('a sheet that was changed on its way is not applied', async ({ page, expectedErrors }) => {
  expectedErrors.push(...expected);
  await changeOnTheWay(page, /\/assets\/[^/]+\.css$/);
  await page.goto('/create-trip');
  await expect(page.getByText('This page didn’t load')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/pricing');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((element) => getComputedStyle(element).outlineWidth)).not.toBe('9px');
});

test('a part that is loaded later has its hash from the list of the build, and nothing is loaded twice', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css|json)$/.test(new URL(request.url()).pathname)) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/create-trip');
  await expect(newTrip(page)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(asked.filter((path) => /^\/assets\/hashes\.\w+\.json$/.test(path))).toHaveLength(1);
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src], link[rel=stylesheet]')].map(
      (element) => element.outerHTML,
    ),
  );
  for (const element of scripts) expect(element).toMatch(/ integrity="sha256-/);
});
