import { addDays } from '@landsea/contracts/core';
import { expect, test } from '../fixtures.js';
import { forwardMail, mailTo } from '../mail.js';
import { arrival, departure, inWords, linkIn, openFamily, type AgentSeason } from './season.js';

const restDue = addDays(arrival, -30);

const confirmation = (total: string, rest: string): string => `Your reservation is confirmed
Resort: Disney's Polynesian Village Resort
Check-In: ${inWords(arrival)}, 3:00 PM
Check-Out: ${inWords(departure)}, 11:00 AM
Confirmation Number: 48213377
Total: $${total}
Balance due by ${inWords(restDue)}: $${rest}`;

const cruise = `Your cruise is booked!
Ship: Disney Wish
Sail Date: ${inWords(addDays(departure, 1))}
Return Date: ${inWords(addDays(departure, 4))}
Reservation Number: 31998877
Stateroom Number: 7042
Guest name: Jennifer Brubaker, Michael Brubaker
Total Cruise Fare: $4,820.44
Deposit received: $964.09
Final payment of $3,856.35 is due ${inWords(addDays(arrival, -20))}`;

/** Step 4: confirmations become the bookings that the yes asked for, and a changed one proposes what differs. */
export const bookTrip = async (season: AgentSeason): Promise<void> => {
  const { desk, tally } = season;
  const { page } = desk;
  const row = (name: RegExp) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

  await test.step('4. a forwarded confirmation fills in the booking to make', async () => {
    await page.goto(`/app/agents/trips/${season.tripId}/bookings`);
    await expect(row(/Polynesian Village Resort, Garden view/)).toContainText('None yet');
    await page.getByRole('button', { name: 'Make an address for this trip' }).click();
    const words = await page.getByText(/^Forward emails about this trip to /).innerText();
    await forwardMail(
      /\S+@\S+/.exec(words)?.[0] ?? '',
      'Fwd: Your stay',
      confirmation('6,123.45', '5,923.45'),
    );
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Fwd: Your stay').first()).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await desk.tap(page.getByRole('button', { name: 'Read Fwd: Your stay' }));
    await expect(page.getByText(/^You were going to book/)).toContainText('Garden view');
    await desk.press('Save the booking');
    await expect(row(/Polynesian Village/)).toContainText('48213377');
    await expect(row(/Polynesian Village/)).toHaveCount(1);
    await expect(row(/Polynesian Village/)).not.toContainText('Not booked yet');
    tally.note('4 forwarded confirmation to booking', desk.take(), { taps: 3 });
  });

  await test.step('a pasted one becomes a booking with what it earns', async () => {
    await openFamily(season);
    await desk.tap(page.getByRole('link', { name: 'Bookings of Spring at the parks' }));
    await desk.press('Paste a confirmation');
    await expect(page.getByLabel('The text of the email')).toBeFocused();
    await desk.paste(cruise);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Disney Wish');
    await desk.press('Save the booking');
    await expect(row(/Disney Wish/)).toContainText('31998877');
    tally.note('4 pasted confirmation to booking', desk.take(), { taps: 3, keys: 1 });
  });

  await test.step('a changed price proposes its differences', async () => {
    await desk.press('Paste a confirmation');
    await desk.paste(confirmation('6,323.45', '6,123.45'));
    await expect(page.getByText('This text says something else:')).toBeVisible();
    await desk.press('Use 2 changes');
    await expect(row(/Polynesian Village/)).toContainText('$6,123.45');
    tally.note('4 changed price taken over', desk.take(), { taps: 3, keys: 1 });
  });

  await test.step('what it earns is entered, the tickets are booked too, and nothing is left to book', async () => {
    await page.getByRole('button', { name: /^Change .*Polynesian/ }).click();
    await page.getByLabel('Commissionable').fill('5,400');
    await page.getByLabel('Supplier', { exact: true }).selectOption({ label: 'Walt Disney World' });
    await page.getByRole('button', { name: 'Save the booking' }).click();
    await expect(row(/Polynesian Village/)).toContainText('$540.00 expected');
    await desk.tap(page.getByRole('button', { name: 'Change 4-day Park Hopper' }));
    await page.getByLabel('Status').selectOption({ label: 'Booked' });
    await desk.press('Save the booking');
    await expect(row(/4-day Park Hopper/)).not.toContainText(/held/i);
    desk.take();
    await page.goto('/app/agents/morning');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your morning');
    await expect(page.getByText('Read the confirmation name by name')).toBeVisible();
    await expect(page.getByText(/^Book it: price held until|^Book the package/)).toHaveCount(0);
  });
};

/** The mother’s first look at the portal, from the mail of the invitation. */
export const inviteMother = async (season: AgentSeason): Promise<void> => {
  const { desk, phone, tally, jen } = season;
  await test.step('the mother opens the portal', async () => {
    await openFamily(season);
    desk.take();
    await desk.tap(desk.page.getByRole('button', { name: 'Invite Jennifer Brubaker' }));
    await expect(desk.page.getByText('Invited', { exact: true }).first()).toBeVisible();
    tally.note('5 invite a client', desk.take(), { taps: 1 });
    const { text, subject } = await mailTo(jen.email, /your trip with you|trip ready/);
    expect(subject).toContain('Dana Whitlock');
    phone.take();
    await phone.page.goto(linkIn(text, '/invite/accept/'));
    await expect(phone.page.getByLabel('First name')).toHaveValue('Jennifer');
    await phone.type(phone.page.getByLabel('Password', { exact: true }), jen.password);
    await phone.type(phone.page.getByLabel('Confirm password'), jen.password);
    await phone.press('Create account and accept');
    await phone.page.waitForURL('**/client-portal');
    await expect(phone.page.getByRole('heading', { level: 1, name: 'Spring at the parks' })).toBeVisible();
    tally.note('5 client to portal', phone.take(), { taps: 1 });
  });
};

/** Step 6: the mother says that she paid the rest, and the agent confirms it in the morning. */
export const takePayment = async (season: AgentSeason): Promise<void> => {
  const { desk, phone, tally } = season;
  const { page } = desk;
  await test.step('6. a payment is told and confirmed', async () => {
    await phone.page.goto('/client-portal');
    const payments = phone.page.getByRole('region', { name: 'Payments' });
    const rest = payments.getByRole('listitem').filter({ hasText: '$5,923.45' });
    await expect(payments.getByRole('listitem').filter({ hasText: '$200.00' })).toContainText('confirmed');
    expect(await phone.page.content(), 'nothing of a commission').not.toContain('522.92');
    phone.take();
    await phone.tap(rest.getByRole('button', { name: /^I paid this/ }));
    await expect(rest).toContainText('You said it’s paid. Your agent will confirm it.');
    tally.note('6 the mother says it is paid', phone.take());
    await page.goto('/app/agents/morning');
    await desk.tap(page.getByRole('button', { name: /^Confirm the payment for/ }));
    await expect(page.getByText('says $5,923.45 is paid')).toHaveCount(0);
    tally.note('6 payment confirmed', desk.take(), { taps: 1 });
    await phone.page.reload();
    await expect(rest).toContainText(', confirmed');
  });
};
