import { readFile } from 'node:fs/promises';
import { ExportDocument } from '@landsea/contracts/account';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { makeTrip, registerUnseen, signIn, signInUnseen, somebody, toast, type Account } from '../journey.js';

const inAnotherBrowser = async (browser: Browser, person: Account): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await signInUnseen(page, person);
  return page;
};
/** Opens a section as a person does: in the list beside it, or on a phone where it stands. */
const openSection = async (page: Page, title: string): Promise<void> => {
  await page.goto('/settings');
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
};
const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page.request.get('/api/auth/user')).status() === 200;
const outOfTripsToo = async (page: Page): Promise<number> => (await page.request.get('/api/trips')).status();

test('a new name is in the header at once', async ({ page }) => {
  await registerUnseen(page, somebody(), 'family');
  await page.goto('/settings');
  await page.getByLabel('First name').fill('Wilhelmina');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(toast(page)).toContainText('Name saved');
  await expect(page.getByRole('banner')).toContainText('Wilhelmina');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Wilhelmina');
});

test('a new password signs every other browser out', async ({ page, browser }) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  const other = await inAnotherBrowser(browser, robin);
  expect(await outOfTripsToo(other)).toBe(200);
  await openSection(page, 'Password');
  await page.getByLabel('Current password').fill(robin.password);
  await page.getByLabel('New password', { exact: true }).fill('lanterns-at-dusk');
  await page.getByLabel('Confirm new password').fill('lanterns-at-dusk');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page)).toContainText('Password changed');
  await expect.poll(() => outOfTripsToo(other), { timeout: 10_000, intervals: [100] }).toBe(401);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(page)).toBe(true);
  await signIn(other, { ...robin, password: 'lanterns-at-dusk' });
  await other.context().close();
});

test('another browser is listed by name, and ended', async ({ page, browser }) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  const other = await inAnotherBrowser(browser, robin);
  await openSection(page, 'Where you’re signed in');
  await expect(page.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: /^End the session of Chrome on/ }).click();
  await expect(page.getByText('Not signed in on other devices.')).toBeVisible();
  expect(await isSignedIn(other)).toBe(false);
  await other.context().close();
});

test('the copy of all data is one file that can be read', async ({ page }) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  await makeTrip(page, 'Land days, sea days');
  await openSection(page, 'Download my data');
  await page.getByRole('button', { name: 'Request my data' }).click();
  const link = page.getByRole('link', { name: 'Download the file' });
  await expect(link).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^landsea-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const document = ExportDocument.parse(JSON.parse(text));
  expect(document.identity['account']).toEqual([expect.objectContaining({ email: robin.email })]);
  expect(document.trips['trips']).toEqual([expect.objectContaining({ name: 'Land days, sea days' })]);
  expect(document.billing['payments']).toEqual([]);
  expect(text).not.toMatch(/argon2|landsea_sid|hash/i);
});

test('a chosen theme is there before the first paint', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED.*\/assets\//);
  await page.emulateMedia({ colorScheme: 'light' });
  await registerUnseen(page, somebody(), 'family');
  await page.goto('/settings#theme');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Without the application's own scripts nothing but the first paint is left.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 26, 36)');
  await page.unroute(/\/assets\/.*\.js$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('an account that waits for its end can be kept', async ({ page, browser }) => {
  const robin = somebody();
  await registerUnseen(page, robin, 'family');
  await page.goto('/settings#delete');
  await page.getByLabel('Current password').fill(robin.password);
  await page.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect(page.getByText(/^Your account will be deleted on /)).toBeVisible();
  const later = await inAnotherBrowser(browser, robin);
  await later.goto('/my-trips');
  await expect(later.getByText(/^Your account will be deleted on /)).toBeVisible();
  await later.getByRole('button', { name: 'Keep my account' }).click();
  await expect(toast(later)).toContainText('Your account stays');
  await expect(later.getByRole('button', { name: 'Keep my account' })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Current password')).toBeVisible();
  await later.context().close();
});
