import { expect, test } from '../fixtures.js';
import {
  cards,
  fillRegistration,
  goToCheckout,
  makeTrip,
  openCategory,
  payByCard,
  payUnseen,
  register,
  somebody,
  startTrial,
  unlock,
  waitForAgentPlan,
  winDispute,
} from '../journey.js';

test('a visitor chooses Pro, tries it, cancels and resumes it in the portal', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Start Free Trial' }).click();
  await page.waitForURL('**/auth/signup');
  await fillRegistration(page, somebody());
  await page.getByRole('button', { name: 'Create Account' }).click();

  await page.waitForURL('**/pricing?plan=pro');
  const chosen = page.getByRole('button', { name: 'Start Free Trial' });
  await expect(chosen).toBeFocused();
  await chosen.click();
  await startTrial(page);
  await expect(page.getByRole('heading', { name: 'Welcome to Pro' })).toBeVisible();
  await expect(page.getByText(/^Your free trial lasts until/)).toContainText(
    'After that it is $9.99 a month',
  );

  await page.getByRole('link', { name: 'See it in Billing' }).click();
  const plans = page.getByRole('region', { name: 'Plans' });
  await expect(plans).toContainText('Free trial');
  await expect(plans).toContainText('Next charge: $9.99 on');

  await test.step('every own trip is open', async () => {
    const tripId = await makeTrip(page, 'Covered by Pro');
    await page.goto(`/trip/${tripId}/budget-center`);
    await openCategory(page, 'Dining');
    await page.getByLabel('Planned for Dining').first().fill('120');
    await page.getByLabel('Planned for Dining').first().press('Tab');
    await expect(page.getByRole('row').filter({ hasText: 'Whole trip' })).toContainText('$120');
  });

  await page.goto('/billing');
  await page.getByRole('button', { name: 'Change card or cancel' }).click();
  await page.getByRole('link', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('link', { name: 'Return to Landsea' }).click();
  await expect(plans).toContainText('Trial, canceled');
  await expect(plans).toContainText('nothing more will be charged');

  await page.getByRole('button', { name: 'Change card or cancel' }).click();
  await page.getByRole('button', { name: "Don't cancel subscription" }).click();
  await page.getByRole('link', { name: 'Return to Landsea' }).click();
  await expect(plans).toContainText('Next charge: $9.99 on');

  await page.goto('/pricing');
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
});

test('an agent starts the Agent plan, and takes a second client', async ({ page }) => {
  await register(page, somebody('Alex'), 'agent');
  const addClient = async (firstName: string) => {
    await page.goto('/app/agents/clients/new');
    await page.getByLabel('First name').fill(firstName);
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('Email').fill(`${firstName.toLowerCase()}@numbers.example`);
    await page.getByRole('button', { name: 'Add client' }).click();
  };
  await addClient('Ada');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible();
  await addClient('Grace');
  await page.getByRole('link', { name: 'See the Agent plan' }).click();
  await page.getByRole('button', { name: 'Start Free Agent Trial' }).click();
  await startTrial(page);
  await expect(page.getByRole('heading', { name: 'Welcome to Agent' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your clients' }).click();
  await page.waitForURL('**/app/agents/clients');
  await waitForAgentPlan(page);
  await addClient('Grace');
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Byron' })).toBeVisible();
});

test('three trips are paid for: one’s money is taken back, one takes the place of the active one', async ({
  page,
}) => {
  await register(page, somebody());
  const disputed = await makeTrip(page, 'Paid and disputed');
  const other = await makeTrip(page, 'Paid and waiting');
  const good = await makeTrip(page, 'Paid in peace');
  await page.goto(`/trip/${disputed}/dashboard`);
  await page.getByRole('button', { name: 'Unlock this trip' }).click();
  await goToCheckout(page);
  const session = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await payByCard(page, cards.disputed);
  await expect(page.getByRole('heading', { name: 'Your payment arrived' })).toBeVisible();
  const otherSession = await payUnseen(page, other, cards.disputed);
  await unlock(page, good);
  await winDispute(page, session);
  await winDispute(page, otherSession);

  await page.goto('/billing');
  const choices = page.getByRole('region', { name: 'Two trips are paid for' });
  const choice = choices.filter({ hasText: 'for Paid and disputed while Paid in peace is your active' });
  await choice.getByRole('button', { name: 'Take the refund' }).click();
  await page.getByRole('button', { name: 'Refund $39.00' }).click();
  await expect(choice).toBeHidden();
  await choices.getByRole('button', { name: 'Archive Paid in peace and unlock Paid and waiting' }).click();
  await page.getByRole('button', { name: 'Archive and unlock' }).click();
  await expect(choices).toBeHidden();
  const trips = page.getByRole('region', { name: 'Unlocked trips' });
  await expect(trips).toContainText(/Refund on its way|Refunded/);
  const row = (name: string) => trips.getByRole('listitem').filter({ hasText: name });
  await expect(row('Paid in peace')).toContainText('Archived');
  await expect(row('Paid and waiting')).toContainText('Unlocked');
});

test('who has an active trip archives it on the way to paying for the next', async ({ page }) => {
  await register(page, somebody());
  const first = await makeTrip(page, 'First summer');
  const second = await makeTrip(page, 'Second summer');
  await unlock(page, first);
  await page.goto(`/trip/${second}/dashboard`);
  await page.getByRole('button', { name: 'Unlock this trip' }).click();
  await page.getByRole('button', { name: 'Unlock this trip for $39' }).click();
  await page.getByRole('button', { name: 'Go to My Trips (Archive & Pay for New)' }).click();
  await page.waitForURL('**/my-trips?**');
  await page
    .getByRole('status')
    .filter({ hasText: 'To pay for Second summer' })
    .getByRole('button', { name: 'Archive First summer' })
    .click();
  await page.getByRole('button', { name: 'Archive this trip' }).click();
  await page.getByRole('button', { name: 'Unlock Second summer' }).click();
  await goToCheckout(page);
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { name: 'Access Granted' })).toBeVisible();
  await page.waitForURL(`**/trip/${second}/dashboard`);
});

test('the payment can be walked step by step against the emulator', async ({ page, context }) => {
  await register(page, somebody());
  await page.goto('/payment-workflow-testing');
  const take = (title: string) => page.getByRole('button', { name: `Take this step (${title})` }).click();
  for (const title of ['What is on sale', 'A trip to pay for', 'Before: view only', 'Checkout'])
    await take(title);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /Open the payment page/ }).click();
  const hosted = await opened;
  await payByCard(hosted, cards.good);
  await expect(hosted.getByRole('heading', { name: 'Access Granted' })).toBeVisible();
  await hosted.close();
  for (const title of ['Verify', 'After: unlocked', 'In the books', 'Put it away']) await take(title);
  await expect(page.getByText('Every step worked')).toBeVisible();
});
