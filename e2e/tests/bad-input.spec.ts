import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import {
  fillRegistration,
  makeTrip,
  registerUnseen,
  sendSignIn,
  somebody,
  toast,
  unlock,
} from '../journey.js';

test('registration names what is wrong, beside the field, and keeps what was typed', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('First name').fill('A');
  await page.getByLabel('Last name').fill('B');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm password').fill('123456');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const message of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Passwords don’t match',
  ]) {
    await expect(page.getByText(message.replace('’', "'"))).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toHaveValue('nobody');
});

test('a taken email and a wrong password are said in words', async ({ page, browser }) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  const other = await (await browser.newContext()).newPage();
  await other.goto('/auth/signup');
  await fillRegistration(other, robin);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(other)).toContainText('Registration failed');
  await expect(toast(other)).toContainText(
    'An account with this email already exists. Please sign in instead',
  );
  await expect(other.getByLabel('First name')).toHaveValue(robin.firstName);

  await other.goto('/auth');
  await sendSignIn(other, { ...robin, password: 'not the password' });
  await expect(toast(other)).toContainText('Sign in failed');
  await expect(toast(other)).toContainText('Invalid email or password');
  await other.context().close();
});

const isCovered = async (page: Page, button: Locator): Promise<boolean> => {
  const [said, pressed] = await Promise.all([toast(page).boundingBox(), button.boundingBox()]);
  if (!said || !pressed) throw new Error('one of them is not shown');
  return said.y < pressed.y + pressed.height && pressed.y < said.y + said.height;
};

test('what failed lies over no button that sends it again', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill('nobody@families.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const send = page.getByRole('button', { name: 'Sign In', exact: true });
  await send.click();
  await expect(toast(page)).toContainText('Sign in failed');
  expect(await isCovered(page, send)).toBe(false);
});

test('what went well lies over no link that leads on', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 640 });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login with Demo Account' }).click();
  await page.waitForURL('**/trip/*/dashboard');
  const tripId = /trip\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const json = { success: true, message: '', state: 'unlocked' };
  await page.route('**/api/verify-payment', (route) => route.fulfill({ json }));
  await page.goto(`/payment-success?session_id=cs_paid&trip_id=${tripId}`);
  await expect(toast(page)).toContainText('Payment Successful!');
  expect(await isCovered(page, page.getByRole('link', { name: 'Open your trip' }))).toBe(false);
});

test('another family’s trip answers like a missing one', async ({ page, browser }) => {
  await registerUnseen(page, somebody(), 'family');
  const tripId = await makeTrip(page, 'Ours alone');
  const stranger = await (await browser.newContext()).newPage();
  await registerUnseen(stranger, somebody('Stranger'), 'family');
  for (const id of [tripId, '00000000-0000-4000-8000-000000000000']) {
    await stranger.goto(`/trip/${id}/budget-center`);
    await expect(stranger.getByText('404 Page Not Found')).toBeVisible();
  }
  await stranger.context().close();
});

test('a second trip cannot be paid while one is active', async ({ page }) => {
  test.slow();
  await registerUnseen(page, somebody(), 'family');
  const first = await makeTrip(page, 'The first trip');
  await unlock(page, first);
  const second = await makeTrip(page, 'The second trip');
  await page.goto(`/trip/${second}/dashboard`);
  await page.getByRole('button', { name: 'Unlock this trip' }).click();
  await page.getByRole('button', { name: 'Unlock this trip for $39' }).click();
  const dialog = page.getByRole('dialog', { name: 'Active trip exists' });
  await expect(
    dialog.getByText('You have already paid for a trip. Each trip requires a separate $39 payment.').first(),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Go to My Trips (Archive & Pay for New)' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await dialog.getByRole('button', { name: 'View My Current Trip' }).click();
  await page.waitForURL(`**/trip/${first}/dashboard`);
});
