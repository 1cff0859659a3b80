import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import {
  registerUnseen,
  sendSignIn,
  signIn,
  signInUnseen,
  somebody,
  toast,
  type Account,
} from '../journey.js';
import { mailedLink } from '../mail.js';

const NEW_PASSWORD = 'lanterns-at-dusk';

const inAnotherBrowser = async (browser: Browser, person: Account): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signInUnseen(page, person);
  return page;
};
const statusOfSession = async (page: Page): Promise<number> =>
  (await page.request.get('/api/auth/user')).status();

const setPassword = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Update Password' }).click();
};

test('a forgotten password is replaced through the mail, once, and ends every session', async ({
  page,
  browser,
}) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  const other = await inAnotherBrowser(browser, robin);
  expect(await statusOfSession(other)).toBe(200);
  await page.context().clearCookies();

  await page.goto('/auth');
  await page.getByLabel('Email').fill(robin.email);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reset Your Password' });
  await expect(dialog.getByLabel('Email')).toHaveValue(robin.email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(toast(page)).toContainText('Password reset sent!');
  await expect(dialog).toBeHidden();

  const link = await mailedLink(robin.email, 'Reset your Landsea password', '/reset-password');
  await setPassword(page, link);
  await expect(toast(page)).toContainText('Password reset successful!');
  await expect(toast(page)).toContainText(
    'Your password has been updated. You can now sign in with your new password.',
  );
  await page.waitForURL('**/auth');
  await expect.poll(() => statusOfSession(other), { timeout: 10_000, intervals: [50] }).toBe(401);

  await sendSignIn(page, robin);
  await expect(toast(page)).toContainText('Invalid email or password');

  await setPassword(page, link);
  await expect(toast(page)).toContainText('This reset link has expired. Please request a new one.');
  await signIn(page, { ...robin, password: NEW_PASSWORD });
  expect(await statusOfSession(page)).toBe(200);
  await other.context().close();
});

test('an address is confirmed by the mailed link, and asked for until then', async ({ page }) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  await page.goto('/my-trips');
  await expect(page.getByText('Please confirm your email')).toBeVisible();
  const link = await mailedLink(robin.email, 'Confirm your email address for Landsea', '/verify-email');
  await page.goto(link);
  await expect(toast(page)).toContainText('Your email is confirmed');
  await page.waitForURL('**/trip-dashboard');
  await expect(page.getByText('Please confirm your email')).toBeHidden();
  await page.goto(link);
  await expect(page.getByText('Your email is confirmed already')).toBeVisible();
});

test('the link opened in another browser asks to sign in there, then confirms', async ({ page, browser }) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  const link = await mailedLink(robin.email, 'Confirm your email address for Landsea', '/verify-email');
  const token = new URL(link, 'http://landsea.invalid').searchParams.get('token') ?? '';
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Sign in to confirm your address' })).toBeVisible();
  expect(other.url()).not.toContain(token);
  await other.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await sendSignIn(other, robin);
  await expect(toast(other)).toContainText('Your email is confirmed');
  expect(await statusOfSession(other)).toBe(200);
  await expect
    .poll(() => statusOfSession(page), 'the session from before the confirmation has ended')
    .toBe(401);
  await other.context().close();
});

test('a person who registered the address of somebody else is out once its owner resets the password', async ({
  page,
  browser,
}) => {
  const attacker = somebody('Mallory');
  await registerUnseen(page, attacker, 'family');
  const owner = await (await browser.newContext()).newPage();
  const link = await mailedLink(attacker.email, 'Confirm your email address for Landsea', '/verify-email');
  await owner.goto(link);
  await owner.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await owner.getByLabel('Email').fill(attacker.email);
  await owner.getByRole('button', { name: 'Forgot your password?' }).click();
  await owner.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(toast(owner)).toContainText('Password reset sent!');
  await setPassword(
    owner,
    await mailedLink(attacker.email, 'Reset your Landsea password', '/reset-password'),
  );
  await expect(toast(owner)).toContainText('Password reset successful!');
  await owner.waitForURL('**/auth');
  await expect.poll(() => statusOfSession(page)).toBe(401);
  await sendSignIn(owner, { ...attacker, password: NEW_PASSWORD });
  await owner.waitForURL('**/verify-email');
  const user = (await (await owner.request.get('/api/auth/user')).json()) as { emailVerified: boolean };
  expect(user.emailVerified).toBe(true);
  await owner.context().close();
});
