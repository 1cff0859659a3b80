import { expect, test } from '../fixtures.js';
import { makeTrip, registerUnseen, somebody } from '../journey.js';

test('the landing page opens', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
