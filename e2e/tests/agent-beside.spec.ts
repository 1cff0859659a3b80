import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, makeTrip, registerUnseen, somebody } from '../journey.js';

const soon = addDays(getDateIn(new Date()), 66);

const expectNoOverflow = async (page: Page, place: string) => {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(tooWide, `${place} is wider than the window, in px`).toBe(0);
};

test('the desk goes along into a client’s trip, and a trip stands beside the list', async ({
  page,
  isMobile,
}, testInfo) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerUnseen(page, somebody('Dana'), 'agent');
  const clientId = await addClient(page);
  const tripId = await makeClientTrip(page, clientId, 'Castles and coral', soon);
  const shoot = async (name: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const path = testInfo.outputPath(`${name}-${colorScheme}.png`);
      await page.screenshot({ path });
      await testInfo.attach(`${name}, ${colorScheme}`, { path, contentType: 'image/png' });
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  };
  const button = page.getByRole('button', { name: 'About Ada' });
  const card = isMobile
    ? page.getByRole('dialog', { name: 'About Ada' })
    : page.getByRole('complementary', { name: 'About Ada' });

  await test.step('the client’s card stands beside a page of the trip', async () => {
    await page.goto(`/trip/${tripId}/dashboard`);
    await expect(button).toBeVisible();
    await expect(card).toHaveCount(0);
    await shoot('trip');
    await button.click();
    await expect(card.getByText('Who travels, with ages on the first day')).toBeVisible();
    await expectAccessible(page, 'a trip with the client beside it');
    await shoot('trip with the client');
    if (isMobile) await page.keyboard.press('Escape');
    for (const path of [
      'dashboard',
      'daily-planner-v2',
      'budget-center',
      'timeline',
      'dining-reservations',
    ]) {
      await page.goto(`/trip/${tripId}/${path}`);
      await expect(button).toBeVisible();
      if (!isMobile) await expect(card.getByText('Client page')).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expectNoOverflow(page, path);
      await shoot(path);
    }
  });

  await test.step('Ctrl+K finds from there what it finds on the desk', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Find anything' }).click();
    else await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Client, trip/ }).fill('castles');
    await expect(page.getByRole('option', { name: /^Bookings of Castles/ })).toBeVisible();
    await expectAccessible(page, 'the finder over a trip', true);
    await shoot('finder');
    await page.getByRole('option', { name: /^Tasks of Castles/ }).click();
    await page.waitForURL(`**/app/agents/trips/${tripId}/tasks`);
  });

  await test.step('a trip of the list stands beside it where there is room, and else opens', async () => {
    await page.goto('/app/agents/trips');
    const link = page.getByRole('main').getByRole('link', { name: 'Ada Tester' });
    await link.press('Enter');
    if (isMobile) return page.waitForURL(`**/trip/${tripId}/dashboard`);
    const beside = page.getByRole('region', { name: 'Castles and coral' });
    await expect(beside.getByText('Who travels, with ages on the first day')).toBeVisible();
    await expectAccessible(page, 'the trips with one beside them', true);
    await expectNoOverflow(page, 'the trips with one beside them');
    await shoot('board');
    await page.reload();
    await expect(beside.getByRole('link', { name: 'Open the trip' })).toBeVisible();
    await link.press('Escape');
    await expect(beside).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.getByRole('radio', { name: 'By departure' }).check();
    await link.press('Enter');
    await expect(beside.getByText('Client page')).toBeVisible();
    await expectNoOverflow(page, 'the list with a trip beside it');
    await shoot('list');
    await link.press('Enter');
    await page.waitForURL(`**/trip/${tripId}/dashboard`);
  });
});

test('a family never gets the agents’ tools', async ({ page }) => {
  await registerUnseen(page, somebody('Robin'), 'family');
  const tripId = await makeTrip(page, 'Ours alone');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto(`/trip/${tripId}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', { name: /^(Find anything|About )/ })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(files.filter((url) => url.includes('/remotes/agent/'))).toEqual([]);
  expect(files.filter((url) => /\/api\/v1\/(clients|client-list|agent-trips)/.test(url))).toEqual([]);
});
