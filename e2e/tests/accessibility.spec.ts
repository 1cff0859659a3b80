import { expectAccessible } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeTrip, registerUnseen, somebody } from '../journey.js';

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('axe finds nothing in an open menu, panel or dialog', async ({ page, isMobile }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true });
  const dialog = page.getByRole('dialog');

  await page.goto('/auth');
  await button('Forgot your password?').click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the dialog of a forgotten password');

  await registerUnseen(page, somebody(), 'family');
  const tripId = await makeTrip(page, 'All doors open');
  await page.goto(`/trip/${tripId}/dashboard`);
  await button(isMobile ? 'Open menu' : 'More').click();
  await expect(
    isMobile ? page.getByRole('navigation', { name: 'All pages' }) : page.getByRole('menu'),
  ).toBeVisible();
  await expectAccessible(page, 'the menu');
  await page.keyboard.press('Escape');

  await button('Accessibility').first().click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the accessibility panel');
  await page.keyboard.press('Escape');

  await button('Unlock this trip').click();
  await expect(dialog.getByRole('button', { name: 'Unlock this trip for $39' })).toBeVisible();
  await expectAccessible(page, 'the paywall');
  await page.keyboard.press('Escape');

  await page.goto('/my-trips');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Archive/ })
    .click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'archiving');
});

test('axe finds nothing where there is much to show', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login with Demo Account' }).click();
  await page.waitForURL('**/trip/*/dashboard');
  await expect(page.getByRole('heading', { name: 'Next up' })).toBeVisible();
  await expectAccessible(page, 'the dashboard of the demo account');
  await page.emulateMedia({ colorScheme: 'light' });
  const transitions = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
  );
  expect(transitions, 'where less movement is wanted').toBe(0);
  await page.goto('/budget-center');
  await expect(page.getByRole('row').filter({ hasText: 'Whole trip' })).toContainText('$');
  await expectAccessible(page, 'the budget of the demo account');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, 'with letters twice as large, in px').toBe(0);

  await registerUnseen(page, somebody('Dana'), 'agent');
  await addClient(page);
  await page.goto('/app/agents/clients');
  await expect(page.getByRole('link', { name: /^Ada/ })).toBeVisible();
  await expectAccessible(page, 'a list with a client');
});

test('axe finds nothing in any section of the settings', async ({ page }) => {
  await registerUnseen(page, somebody(), 'family');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const labels = page.locator('main section[aria-labelledby$="-title"]');
  const ids = await labels.evaluateAll((sections) =>
    sections.map((section) => section.getAttribute('aria-labelledby')?.replace(/-title$/, '') ?? ''),
  );
  expect(ids.length).toBeGreaterThanOrEqual(10);
  for (const [index, id] of ids.entries()) {
    await page.evaluate((hash) => (location.hash = hash), id);
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    await expectAccessible(page, `the settings, ${id}`, index > 0);
  }
});
