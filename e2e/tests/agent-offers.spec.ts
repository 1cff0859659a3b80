import { addDays, getDateIn } from '@landsea/contracts/core';
import { expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { clientIds, joinAsClient, makeClientTrip, registerAgent, somebody, tripStart } from '../journey.js';
import { openDevice } from '../devices.js';

const inWords = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const bookBy = addDays(getDateIn(new Date()), 9);

const cruise = `Your cruise is booked!
Ship: Disney Wish
Sail Date: ${inWords(addDays(tripStart, 3))}
Return Date: ${inWords(addDays(tripStart, 6))}
Reservation Number: 31998877
Total Cruise Fare: $9,120.44
Deposit received: $1,824.09
Final payment of $7,296.35 is due ${inWords(addDays(tripStart, -90))}`;

test('an agent enters an offer once, and takes it or skips it on each booking that it fits', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  const { context, device, defects } = await openDevice(browser, page, isMobile);
  await joinAsClient(device, page);
  const [clientId = ''] = await clientIds(page);
  await makeClientTrip(page, clientId, 'Castles and waves');
  await page.goto(`/app/agents/clients/${clientId}`);
  await page.getByRole('link', { name: 'Bookings of Castles and waves' }).click();
  await page.getByRole('button', { name: 'Paste a confirmation' }).click();
  await page.getByLabel('The text of the email').fill(cruise);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Save the booking' }).click();
  await expect(page.getByRole('heading', { name: 'Disney Wish', exact: true })).toBeVisible();

  await test.step('the offer names the booking and what it saves', async () => {
    await page.getByRole('link', { name: 'Lower prices' }).click();
    await expect(page.getByText('No offers yet')).toBeVisible();
    await expectFits(page, 'no offers');
    await page.getByRole('button', { name: 'Add an offer' }).click();
    await page.getByRole('button', { name: 'See what it fits' }).click();
    await expect(page.getByText('Enter a whole percentage, such as 15')).toBeVisible();
    await expectFits(page, 'an offer that is not whole');
    await page.getByLabel('Supplier').fill('Disney Cruise Line');
    await page.getByLabel('Resort or ship').fill('Disney Wish');
    await page.getByLabel('Travel from').fill(tripStart);
    await page.getByLabel('Travel to').fill(addDays(tripStart, 30));
    await page.getByLabel('Book by').fill(bookBy);
    await page.getByLabel('Percent off').fill('10');
    await page.getByRole('button', { name: 'See what it fits' }).click();
    await expect(page.getByRole('heading', { name: 'Disney Wish, 10% off' })).toBeVisible();
    await expect(page.getByText('1 booking to look at, about $912.04 to save')).toBeVisible();
    await expectFits(page, 'an offer and the booking that it fits');
  });

  await test.step('it is in the morning until it is dealt with', async () => {
    await page.goto('/app/agents/morning');
    await expect(page.getByText('Disney Wish, 10% off: 1 booking to look at')).toBeVisible();
    await expectFits(page, 'an offer in the morning');
    await page.getByRole('link', { name: 'See the bookings for Disney Wish' }).click();
    await page.getByRole('button', { name: /^Skip for / }).click();
    await expectFits(page, 'why a booking is skipped');
    await page.getByRole('button', { name: 'Client keeps theirs' }).click();
    await expect(page.getByText('You’ve looked at every booking that fits.')).toBeFocused();
    await Promise.all([page.waitForResponse('**/api/v1/price-offers'), page.goto('/app/agents/morning')]);
    await expect(page.getByText('Disney Wish, 10% off')).toHaveCount(0);
  });

  await test.step('the lower price is taken in one step', async () => {
    await page.goto('/app/agents/price-offers');
    await page.getByRole('button', { name: /^Put back for / }).click();
    await page.getByRole('button', { name: /^Take the lower price for / }).click();
    const dialog = page.getByRole('dialog', { name: 'A lower price' });
    await expect(dialog.getByLabel('New total')).toHaveValue('8,208.40');
    await dialog.getByRole('button', { name: /^Change it and tell / }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/Disney Wish: price changed/)).toBeVisible();
    await expectFits(page, 'an offer that was taken');
  });

  await test.step('a deleted offer comes back with its answers', async () => {
    await page.getByRole('button', { name: 'Delete Disney Wish, 10% off' }).click();
    await expect(page.getByText('No offers yet')).toBeVisible();
    await expect(page.getByText('“Disney Wish, 10% off” was deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: 'Disney Wish, 10% off' })).toBeFocused();
    await expect(page.getByText(/Disney Wish: price changed/)).toBeVisible();
  });
  expect(defects).toEqual([]);
  await context.close();
});
