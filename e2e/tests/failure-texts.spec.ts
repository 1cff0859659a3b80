import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import {
  fillRegistration,
  logOut,
  makeTrip,
  registerUnseen,
  sendSignIn,
  somebody,
  toast,
} from '../journey.js';

const failedCall = /the server responded with a status of (400|403|404|500)/;

/** An error in the form that the service sends; an empty message leaves the words to the page. */
const answerOnce = async (page: Page, path: string, status: number, body: object): Promise<void> => {
  await page.route(path, (route) => route.fulfill({ status, json: { message: '', ...body } }), { times: 1 });
};

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(failedCall);
});

test('signing in says why it failed, then that it worked, and so does logging out', async ({ page }) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  await page.context().clearCookies();
  await page.goto('/auth');
  const failures = [
    [404, 'NOT_FOUND', 'Account not found. Please create an account first'],
    [500, 'INTERNAL', 'Please check your email and password'],
  ] as const;
  for (const [status, code, text] of failures) {
    await answerOnce(page, '**/api/auth/login', status, { code });
    await sendSignIn(page, robin);
    await expect(toast(page)).toContainText('Sign in failed');
    await expect(toast(page)).toContainText(text);
  }
  await sendSignIn(page, robin);
  await expect(toast(page)).toContainText('Welcome back!');
  await expect(toast(page)).toContainText('You have been logged in successfully.');
  await logOut(page);
  await expect(toast(page)).toContainText('Logged out');
  await expect(toast(page)).toContainText('You have been logged out successfully.');
});

test('registering says why it failed', async ({ page }) => {
  await page.goto('/auth/signup');
  await fillRegistration(page, somebody());
  const failures = [
    [400, 'VALIDATION_FAILED', 'Please check all required fields are filled correctly'],
    [500, 'INTERNAL', 'Registration failed. Please try again'],
  ] as const;
  for (const [status, code, text] of failures) {
    await answerOnce(page, '**/api/auth/register', status, { code, fields: [] });
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(toast(page)).toContainText('Registration failed');
    await expect(toast(page)).toContainText(text);
  }
});

test('asking for a reset says whether it was sent', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(somebody().email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send Reset Link' });
  await answerOnce(page, '**/api/auth/forgot-password', 500, { code: 'INTERNAL' });
  await send.click();
  await expect(toast(page)).toContainText('Password reset failed');
  await expect(toast(page)).toContainText('Please check your email address and try again.');
  await send.click();
  await expect(toast(page)).toContainText('Password reset sent!');
  await expect(toast(page)).toContainText('Check your email for password reset instructions.');
});

test('a reset link says what is wrong with it', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(toast(page)).toContainText('This password reset link is invalid or has expired.');
  await page.waitForURL('**/auth');
  await page.goto('/reset-password?token=made-up');
  await page.getByLabel('New password', { exact: true }).fill('lanterns-at-dusk');
  await page.getByLabel('Confirm new password').fill('lanterns-at-dusk');
  await answerOnce(page, '**/api/auth/reset-password', 500, { code: 'INTERNAL' });
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(toast(page)).toContainText('Failed to reset password. Please try again.');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(toast(page)).toContainText('This reset link has expired. Please request a new one.');
});

test('a change that needs paid access, a checkout and a payment fail in words of their own', async ({
  page,
}) => {
  await registerUnseen(page, somebody(), 'family');
  const tripId = await makeTrip(page, 'Not paid for');
  await page.goto('/my-trips');
  await page.getByRole('button', { name: 'Archive Not paid for' }).click();
  await answerOnce(page, `**/api/trips/${tripId}`, 403, { code: 'PAYWALL', accessType: 'free' });
  await page.getByRole('button', { name: 'Archive this trip' }).click();
  const paywall = page.getByRole('dialog', { name: 'Unlock this trip' });
  await expect(paywall.getByText('Unlock complete planning tools for $39', { exact: true })).toBeVisible();
  await answerOnce(page, '**/api/create-trip-checkout', 500, { code: 'INTERNAL' });
  await paywall.getByRole('button', { name: 'Unlock this trip for $39' }).click();
  await expect(toast(page)).toContainText('Checkout Failed');
  await expect(toast(page)).toContainText('Failed to create checkout');
  await answerOnce(page, '**/api/verify-payment', 200, { success: false, state: 'unpaid' });
  await page.goto(`/payment-success?session_id=cs_test_never&trip_id=${tripId}`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Payment verification failed');
});

test('a service that never answers is said once the time is over, and what was typed stays', async ({
  page,
}) => {
  const robin = somebody();
  await page.goto('/auth');
  await page.route('**/api/auth/login', () => undefined);
  await sendSignIn(page, robin);
  await expect(toast(page)).toContainText(
    'Network connection issue. Please check your internet connection and try again.',
    { timeout: 40_000 },
  );
  await expect(page.getByLabel('Email')).toHaveValue(robin.email);
});
