import { expect, test } from '../fixtures.js';
import { fillRegistration, makeTrip, registerUnseen, somebody, tripStart } from '../journey.js';

test('the landing page opens', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what a visitor chose on the Magic Meter comes along through sign-up into the trip wizard', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Land + Sea' }).check({ force: true });
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByLabel('Park days').press('ArrowRight');
  await page.getByLabel('First day').fill(tripStart);
  await page.getByRole('link', { name: 'Start Planning FREE' }).first().click();
  await page.waitForURL('**/auth/signup');
  await fillRegistration(page, somebody());
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(/\/create-trip\?mode=combined/);
  await expect(page.getByText(/From the Magic Meter: 4 park days, 4 sea nights, 5 people/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Land + Sea' })).toBeChecked();
  await expect(page.getByLabel('First day')).toHaveValue(tripStart);
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
