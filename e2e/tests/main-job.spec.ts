import { openBrowser } from '../devices.js';
import { expect, test } from '../fixtures.js';
import {
  cards,
  fillRegistration,
  goToCheckout,
  logOut,
  openCategory,
  payByCard,
  sendSignIn,
  somebody,
  toast,
  tripStart,
} from '../journey.js';

test('a family signs up, plans by land and sea, pays and edits together', async ({
  page,
  browser,
  isMobile,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/status of 422.*\/c\/pay\//);
  const robin = somebody('Robin');

  await test.step('the landing page leads to an account', async () => {
    await page.goto('/');
    await expect(page.getByRole('radio', { name: 'Land + Sea' })).toBeVisible();
    await page.getByRole('link', { name: 'Start Planning FREE' }).first().click();
    await page.waitForURL('**/auth/signup');
    await fillRegistration(page, robin);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    await expect(toast(page)).toContainText('Account created!');
    await expect(toast(page)).toContainText('Welcome to the planner!');
    await page.waitForURL('**/create-trip');
  });

  await test.step('one screen makes a combined trip', async () => {
    await page.getByLabel('First day').fill(tripStart);
    await page.getByRole('radio', { name: 'Wish' }).check();
    await expect(page.getByRole('list', { name: 'Where the ship usually is' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Hotel' }).fill('Pop Cent');
    await page.getByRole('option', { name: /Pop Century/ }).click();
    await page.getByLabel('Second traveler’s first name').fill('Sam');
    await page.getByRole('button', { name: 'See my plan' }).click();
    await page.waitForURL('**/trip/*/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /^Disney World \+ Disney Wish/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next up' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pick what you want to do' })).toBeVisible();
    await page.getByRole('region', { name: 'Next up' }).locator('summary').first().click();
    await expect(page.getByText('Verify in the official app').first()).toBeVisible();
    await expect(page.getByText('Sam').first()).toBeVisible();
  });

  await test.step('the budget shows everything and opens the paywall at a try to edit', async () => {
    await page.getByRole('link', { name: 'Budget', exact: true }).filter({ visible: true }).first().click();
    await page.waitForURL('**/budget-center');
    await openCategory(page, 'Dining');
    await expect(page.getByLabel('Planned for Dining').first()).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Budget by category' }).getByLabel(/^Planned for/),
    ).toHaveCount(11);
    await page.getByLabel('Planned for Dining').first().pressSequentially('9');
    await expect(
      page
        .getByRole('dialog')
        .getByText('Unlock complete planning tools for $39 to edit and plan your trip.'),
    ).toBeVisible();
  });

  const tripId = /trip\/([^/]+)\//.exec(page.url())?.[1] ?? '';

  await test.step('$39 on the hosted page, a declined card first', async () => {
    await goToCheckout(page);
    await payByCard(page, cards.declined);
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await payByCard(page, cards.good);
    await page.waitForURL('**/payment-success**');
    await expect(page.getByRole('heading', { name: 'Access Granted' })).toBeVisible();
    await expect(toast(page)).toContainText('Payment Successful!');
    await expect(toast(page)).toContainText('You now have full access to all planning tools.');
    await page.waitForURL(`**/trip/${tripId}/budget-center`);
    await expect(page.getByRole('table', { name: 'Budget by category' })).toBeVisible();
    await page.goto(`/trip/${tripId}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlock this trip' })).toHaveCount(0);
  });

  await test.step('an edit counts at once, and in a second browser without a reload', async () => {
    const { context: other, device: second, defects } = await openBrowser(browser, page, isMobile);
    await second.goto('/auth');
    await sendSignIn(second, robin);
    await expect(toast(second)).toContainText('Welcome back!');
    await second.waitForURL(`**/trip/${tripId}/dashboard`);
    await second.goto(`/trip/${tripId}/budget-center`);
    await expect(second.getByLabel('Planned for Dining')).toHaveValue('0.00');

    await page.goto(`/trip/${tripId}/budget-center`);
    await openCategory(page, 'Dining');
    await page.getByLabel('Planned for Dining').first().fill('1,240.50');
    await page.getByLabel('Planned for Dining').first().press('Tab');
    await page.getByLabel('Spent for Dining').first().fill('310');
    await page.getByLabel('Spent for Dining').first().press('Enter');
    const wholeTrip = page.getByRole('row').filter({ hasText: 'Whole trip' });
    await expect(wholeTrip).toContainText('$1,240.50');
    await expect(wholeTrip).toContainText('$310');

    await expect(second.getByLabel('Planned for Dining')).toHaveValue('1,240.50');
    await expect(second.getByLabel('Spent for Dining')).toHaveValue('310.00');
    await expect(second.getByRole('row').filter({ hasText: 'Whole trip' })).toContainText('$1,240.50');
    expect(defects).toEqual([]);
    await other.close();
  });

  await test.step('after logging out and in again the trip is there', async () => {
    await page.reload();
    await expect(page.getByLabel('Planned for Dining').first()).toHaveValue('1,240.50');
    await logOut(page);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/auth');
    await sendSignIn(page, robin);
    await page.waitForURL(`**/trip/${tripId}/dashboard`);
  });
});

test('the demo account shows a complete trip', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login with Demo Account' }).click();
  await page.waitForURL('**/trip/*/dashboard');
  await expect(page.getByRole('heading', { name: 'Next up' })).toBeVisible();
  await expect(page.getByText(/7 days on land · 5 days at sea/)).toBeAttached();
  await page.goto(page.url().replace('dashboard', 'budget-setup'));
  const fare = page.getByLabel('Plan for Cruise Fare');
  await fare.fill('113,040.00');
  const cutOff = await fare.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cutOff, 'of what an amount takes').toBe(0);
  await page.goto('/budget-center');
  const rows = page
    .getByRole('table', { name: 'Budget by category' })
    .getByRole('button', { expanded: false });
  await expect(rows).toHaveCount(11);
  await expect(page.getByRole('row').filter({ hasText: 'Whole trip' })).toContainText(/\$\d{1,2},\d{3}/);
  const ring = page.getByRole('img', { name: /^Planned by category/ });
  // It is drawn once it is nearly in sight.
  await page.getByRole('heading', { name: 'Where it goes' }).scrollIntoViewIfNeeded();
  await expect(ring).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(ring).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.goto('/no-such-page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
});
