import { addDays } from '@landsea/contracts/core';
import type { Budget } from '@landsea/contracts/money';
import { expectAccessible } from '../axe.js';
import { dayName, registerFamily } from '../day-plans.js';
import { expect, test } from '../fixtures.js';
import { tripStart } from '../journey.js';

const inWords = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const checkOut = addDays(tripStart, 3);
const dueOn = addDays(tripStart, -30);

const hotel = `Your reservation is confirmed
Resort: Disney's Pop Century Resort
Check-In: ${inWords(tripStart)}, 3:00 PM
Check-Out: ${inWords(checkOut)}, 11:00 AM
Guests: 5
Confirmation Number: 48213377
Total: $2,799.00
Balance due by ${inWords(dueOn)}: $2,449.12`;
const flight = `Delta Air Lines itinerary receipt
Confirmation number: HK7Q2L
${inWords(tripStart)}
Delta 1187 MSP to MCO
Departs 6:05 AM
Arrives 10:28 AM
Total charged to Visa ending 4411: $1,842.00`;

test('pasted confirmations become bookings that the budget, the days and the calendar know', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { tripId } = await registerFamily(page);
  const paste = async (text: string) => {
    await page.getByRole('button', { name: 'Paste a confirmation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste a confirmation' });
    await dialog.getByLabel('Paste the email').fill(text);
    await dialog.getByRole('button', { name: 'Find bookings' }).click();
    await expect(dialog.getByText('Here’s what we found. Review it, then add it.')).toBeVisible();
    return dialog;
  };
  const added = async (text: string, button = 'Add to my trip') => {
    const dialog = await paste(text);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('an empty page asks for a confirmation, which is checked as a ticket stub', async () => {
    await page.goto(`/trip/${tripId}/bookings`);
    await expect(page.getByText('Paste or forward a confirmation')).toBeVisible();
    const [thread, dialog] = await Promise.all([page.waitForEvent('worker'), paste(hotel)]);
    expect(thread.url(), 'read beside the page').toMatch(
      /\/remotes\/family\/[^/]+\/confirmation-reader\.js$/,
    );
    await expect(dialog.getByText('$349.88 paid')).toBeVisible();
    await expect(dialog.getByText(`$2,449.12 due ${dayName(dueOn)}`)).toBeVisible();
    await expectAccessible(page, 'a confirmation that was read');
    await dialog.getByRole('button', { name: 'Add to my trip' }).click();
    await expect(dialog).toHaveCount(0);
    await added(flight);
    await expect(page.getByText('MSP 6:05 AM → MCO 10:28 AM')).toBeVisible();
    await expect(page.getByText(/^Booked: hotel, flight\. \$4,641 booked/)).toBeVisible();
    await expectAccessible(page, 'bookings');
  });

  await test.step('the same email updates what is there', async () => {
    await added(hotel.replace('3:00 PM', '4:00 PM'), 'Update my trip');
    await expect(page.getByText(`Check in ${dayName(tripStart)}, 4:00 PM`)).toBeVisible();
    await expect(page.getByRole('heading', { name: /Pop Century/ })).toHaveCount(1);
  });

  await test.step('the budget has what is booked, and the trip says it', async () => {
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/api/v1/trips/${tripId}/budget`);
        const { lines } = (await answer.json()) as Budget;
        return lines.reduce((sum, { bookedCents }) => sum + bookedCents, 0);
      })
      .toBe(4_641_00);
    await page.goto(`/trip-details-hq/${tripId}`);
    await expect(page.getByText('Booked: hotel, flight')).toBeVisible();
    await expect(page.getByText('Confirmation 48213377')).toBeVisible();
  });

  await test.step('the first day has its flight and check-in, and so has the calendar', async () => {
    await page.goto(`/itinerary-view/${tripId}/${tripStart}`);
    await expect(page.getByText(/Delta 1187/).first()).toBeVisible();
    await expect(page.getByText(/Check in/).first()).toBeVisible();
    const calendar = await page.request.get(`/api/v1/trips/${tripId}/days/${tripStart}/calendar`);
    expect(await calendar.text()).toContain('Delta 1187');
  });

  await test.step('a booking that is deleted comes back', async () => {
    await page.goto(`/trip/${tripId}/bookings`);
    await page.getByRole('button', { name: 'Change Delta 1187' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('MSP 6:05 AM → MCO 10:28 AM')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('MSP 6:05 AM → MCO 10:28 AM')).toBeVisible();
  });
});
