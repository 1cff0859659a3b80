import type { Page } from '@playwright/test';
import { expectFits } from '../axe.js';
import { planRides, registerFamily } from '../day-plans.js';
import { expect, test } from '../fixtures.js';
import { registerUnseen, somebody, tripStart } from '../journey.js';
import { waitUntilKept } from '../worker.js';

declare global {
  interface Window {
    largestTexts: string[];
  }
}

test.use({ serviceWorkers: 'allow' });
test.slow();

test('a dashboard comes as HTML to its person alone, and opens later without a signal', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/);
  const { tripId } = await registerFamily(page);
  const { name } = (await (await page.request.get(`/api/trips/${tripId}`)).json()) as { name: string };
  const path = `/trip/${tripId}/dashboard`;
  const opening = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const source = async () => (await page.request.get(path, { headers: opening })).text();

  await test.step('its source has the trip', async () => {
    // A busy machine may be late with an answer, and the scripts draw the page then.
    await expect.poll(source).toContain(`>${name}</h1>`);
    const response = await page.request.get(path, { headers: opening });
    expect(response.headers()['cache-control']).toMatch(/^no-(store|cache)$/);
  });

  await test.step('the page takes its place, with buttons that answer', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: /account menu$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('it opens without a signal', async () => {
    await waitUntilKept(page, '/api/auth/user', path, `/api/trips/${tripId}`);
    await context.setOffline(true);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('somebody else gets nothing of it', async () => {
    await registerUnseen(page, somebody('Sam'), 'family');
    expect(await source()).not.toContain(name);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
  });
});

test.describe('before its scripts', () => {
  // A worker would answer the requests that are held here.
  test.use({ serviceWorkers: 'block' });

  const shellScript = /\/assets\/shell\.\w+\.js/;

  /** Opens a page that came as HTML; a busy machine may be late with an answer, and the scripts would draw it. */
  const openDrawn = async (page: Page, name = 'dashboard', plan?: (tripId: string) => Promise<void>) => {
    const { tripId } = await registerFamily(page);
    await plan?.(tripId);
    const path = `/trip/${tripId}/${name}`;
    return async () => {
      await expect(async () => {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('#prerendered-state')).toBeAttached();
      }).toPass();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    };
  };

  const hold = async (page: Page, files: RegExp) => {
    let letGo: () => void = () => undefined;
    const isFree = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(files, async (route) => {
      await isFree;
      await route.continue();
    });
    return letGo;
  };
  const holdShell = (page: Page) => hold(page, shellScript);

  // A text that the real font makes larger would be painted as the largest once more, seconds later.
  test('no text of the budget center becomes larger by the font that comes late', async ({ page }) => {
    await page.addInitScript(() => {
      window.largestTexts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          window.largestTexts.push(entry.element?.textContent ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const open = await openDrawn(page, 'budget-center');
    const bringFonts = await hold(page, /\.woff2/);
    const letGo = await holdShell(page);
    await open();
    await expect.poll(() => page.evaluate(() => window.largestTexts.length)).toBeGreaterThan(0);
    bringFonts();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    const drawn = await page.getByRole('heading', { level: 1 }).elementHandle();
    letGo();
    await expect.poll(() => drawn?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await page.waitForLoadState('networkidle');
    const texts = await page.evaluate(() => window.largestTexts);
    expect(texts).toEqual([...new Set(texts)]);
  });

  test('a press is held until the page can answer', async ({ page }) => {
    const open = await openDrawn(page);
    const letGo = await holdShell(page);
    await open();
    await page.getByRole('button', { name: /account menu$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveCount(0);
    letGo();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
  });

  test('an amount that is typed and left is saved, and Enter ends it', async ({ page }) => {
    const open = await openDrawn(page, 'budget-center');
    const letGo = await holdShell(page);
    await open();
    const amounts = page.getByRole('textbox', { name: /^Planned for/ });
    await amounts.nth(0).fill('400');
    await amounts.nth(1).fill('55');
    await amounts.nth(1).press('Enter');
    letGo();
    await expect(amounts.nth(0)).toHaveValue('400.00');
    await expect(amounts.nth(1)).toHaveValue('55.00');
    await page.reload();
    await expect(amounts.nth(0)).toHaveValue('400.00');
    await expect(amounts.nth(1)).toHaveValue('55.00');
  });

  test('a ride is moved by the keys that were pressed early', async ({ page }) => {
    const open = await openDrawn(page, 'daily-planner-v2', async (tripId) => {
      await planRides(page, tripId, tripStart, [
        { id: 'haunted-mansion', title: 'Haunted Mansion', time: '10:00' },
      ]);
    });
    const letGo = await holdShell(page);
    await open();
    const card = page.getByRole('button', { name: /^Ride: Haunted Mansion/ });
    await card.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await expect(card).toContainText('10:00 AM');
    letGo();
    await expect(card).toContainText('10:10 AM');
    await expect(card).toBeFocused();
  });

  test('the focus and the place in the page stay when the scripts draw it', async ({ page }) => {
    const open = await openDrawn(page);
    const letGo = await holdShell(page);
    await open();
    const link = page.getByRole('main').getByRole('link').last();
    await link.focus();
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    const before = await link.elementHandle();
    const words = await link.textContent();
    await expect(link).toBeFocused();
    letGo();
    await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    // The next key goes on from there.
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });

  test('a page whose script is missing says so, and tries again', async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/, /ERR_FAILED/);
    const open = await openDrawn(page);
    const sentence = page.getByText('Part of this page didn’t load, so its buttons don’t work yet.');
    await page.route(shellScript, (route) => route.abort());
    await open();
    await expect(sentence).toBeInViewport();
    await expectFits(page, 'a dashboard whose script is missing');
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: /account menu$/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
    await expect(sentence).toHaveCount(0);
  });
});
