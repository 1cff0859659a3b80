import { stillZones } from '@landsea/contracts/core';
import { expect, test } from '../fixtures.js';
import { fillRegistration, makeTrip, registerUnseen, somebody, tripStart } from '../journey.js';

test('the landing page opens', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('zones whose clocks stand still are known to the browser, or corrected by our table', async () => {
    const zones = stillZones.flatMap(({ zones: names, offset, edition }) =>
      names.map((zone) => ({ zone, edition, hours: offset / 3_600_000 })),
    );
    const shown = await page.evaluate(
      (asked) =>
        asked.map(({ zone }) => {
          const noon = new Intl.DateTimeFormat('en-US', {
            timeZone: zone,
            hour: 'numeric',
            hourCycle: 'h23',
          });
          return Number(noon.format(new Date('2027-01-15T12:00:00Z'))) - 12;
        }),
      zones,
    );
    expect(shown).toHaveLength(zones.length);
    const behind = zones.filter(({ hours }, at) => shown[at] !== hours);
    const names = behind.map(({ zone, edition }) => `${zone} (${edition})`).join(', ') || 'none';
    console.log(`Zones of which this browser's data is behind: ${names}`);
  });
});

test('what a visitor chose on the Magic Meter comes along through sign-up into the new trip', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('landsea-hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));
  });
  await page.goto('/');
  // A touch runs the scripts of a page that came as HTML.
  await page.mouse.move(200, 200);
  await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 30_000 });
  await page.getByRole('radio', { name: 'Land + Sea' }).check({ force: true });
  await page.getByRole('button', { name: 'More: 3 to 9' }).click();
  await page.getByLabel('Park days').press('ArrowRight');
  await page.getByLabel('First day').fill(tripStart);
  await expect(page.getByText(/2 adults and 3 children/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Start Planning FREE' }).first().click();
  await page.waitForURL('**/auth/signup');
  await fillRegistration(page, somebody());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(/\/create-trip\?mode=combined/);
  await expect(
    page.getByText(/From your estimate: 4 park days, 4 sea nights, 5 people \(3 of 3 to 9\)/),
  ).toBeVisible();
  await expect(page.getByLabel('First day')).toHaveValue(tripStart);
});

test('what is chosen and pressed before the scripts of the page run comes along', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/frame.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByLabel('Park days').press('ArrowRight');
  await page.getByRole('button', { name: 'More: 3 to 9' }).click();
  await page.getByRole('button', { name: 'More: 3 to 9' }).click();
  await page.getByRole('link', { name: 'Start Planning FREE' }).first().click();
  expect(new URL(page.url()).pathname).toBe('/');
  release();
  await page.waitForURL('**/auth/signup');
  await expect(page.getByText(/Saved for you:.*4 park days.*6 people/)).toBeVisible();
});

test('a sign-in that is sent before the scripts of the page run is sent when they do', async ({ page }) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  await page.context().clearCookies();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/frame.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  await page.getByLabel('Email').fill(robin.email);
  await page.getByLabel('Password', { exact: true }).fill(robin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue(robin.email);
  expect(new URL(page.url()).search).toBe('');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  release();
  await page.waitForURL((address) => address.pathname !== '/auth');
});

test('a tab that is pressed before the scripts of the page run opens when they do', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Start your plan' })).toBeVisible();
});

test('what is pressed after a tab that could not open yet is left to be pressed again', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/frame.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  const agentTab = page.getByRole('tab', { name: 'Agent' });
  await agentTab.click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  release();
  await expect(agentTab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('what a device closes with closes a sheet, and leaves the page where it is', async ({ page }) => {
  await registerUnseen(page, somebody(), 'family');
  await page.goto(`/trip/${await makeTrip(page, 'Back and forth')}/dashboard`);
  await page.getByRole('button', { name: 'Unlock this trip' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  // Android's Back and Escape are one request to the browser; a key that the page does not see is that request alone.
  await page.evaluate(() => {
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
});
