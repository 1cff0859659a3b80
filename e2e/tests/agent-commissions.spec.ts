import { addDays, getDateIn } from '@landsea/contracts/core';
import { expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, registerAgent, somebody, tripStart } from '../journey.js';

const inWords = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const year = tripStart.slice(0, 4);

const payout = `Payout statement,,,,
Supplier,Client,Confirmation,Travel Date,Agent Share
Disney Cruise Line,"Tester, Jen",#31998877,${tripStart},-560.00
Disney Cruise Line,"Somebody, Else",INV 2231,${tripStart},-40.00
TOTAL,,,,-600.00`;

test('an agent expects a commission, matches a host’s statement, and closes it to the cent', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  const clientId = await addClient(page, somebody('Jen'));
  await makeClientTrip(page, clientId, 'Castles and waves');

  await test.step('without bookings the page says where to begin', async () => {
    await page.goto('/app/agents/commissions');
    await expect(page.getByText('No commission yet')).toBeVisible();
    await expectFits(page, 'commissions before the first booking');
  });

  await test.step('a booking with its commissionable amount is expected in its travel month', async () => {
    await page.goto(`/app/agents/clients/${clientId}`);
    await page.getByRole('link', { name: 'Bookings of Castles and waves' }).click();
    await page.getByRole('button', { name: 'Paste a confirmation' }).click();
    await page.getByLabel('The text of the email').fill(`Your cruise is booked!
Ship: Disney Wish
Sail Date: ${inWords(addDays(tripStart, 3))}
Return Date: ${inWords(addDays(tripStart, 6))}
Reservation Number: 31998877
Total Cruise Fare: $7,000.00`);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByLabel('Commissionable').fill('7,000');
    await page.getByRole('button', { name: 'Save the booking' }).click();
    await expect(page.getByText('$910.00 expected')).toBeVisible();
    await page.goto('/app/agents/commissions');
    await page.getByLabel('Travel in').selectOption(year);
    await expect(page.getByRole('link', { name: 'Jen Tester' })).toBeVisible();
    await expect(page.getByText('Before travel')).toBeVisible();
    await expectFits(page, 'commissions with a booking');
  });

  const choose = () =>
    page.getByLabel('The statement as CSV or Excel').setInputFiles({
      name: 'payout.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(payout),
    });

  await test.step('a statement with reversed signs is turned around and matched by number', async () => {
    await choose();
    await expect(page.getByText('2 lines, $600.00 together')).toBeVisible();
    await expect(page.getByText(/Most amounts in this file have a minus/)).toBeVisible();
    await page.getByLabel('Name of the payer').fill('Harbor Host');
    await page.getByLabel('What your bank received').fill('587.50');
    await expectFits(page, 'a statement before it is matched');
    await page.getByRole('button', { name: 'Match the lines' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor Host');
    await page.getByRole('button', { name: 'Matched 1' }).click();
    await expect(page.getByText('Jen Tester, Disney Wish', { exact: true })).toBeVisible();
    await expectFits(page, 'a matched statement');
  });

  await test.step('it closes only once a fee explains the difference', async () => {
    await expect(page.getByText(/\$12\.50 less/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the statement' })).toBeDisabled();
    await page.getByRole('button', { name: 'Add a fee' }).click();
    await page.getByLabel('What for').fill('Wire fee');
    await page.getByLabel('Amount', { exact: true }).fill('12.50');
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByRole('button', { name: 'Close the statement' }).click();
    await expect(page.getByRole('button', { name: 'Reopen it' })).toBeVisible();
  });

  await test.step('a fee of the agent’s own is apart from commissions, and open until it is received', async () => {
    await page.goto(`/app/agents/clients/${clientId}`);
    await page.getByRole('link', { name: 'Bookings of Castles and waves' }).click();
    const card = page.getByRole('region', { name: 'Your fees' });
    await card.getByRole('button', { name: 'Add a fee' }).click();
    await card.getByLabel('Amount').fill('150');
    await card.getByLabel('Due').fill(addDays(getDateIn(new Date()), -2));
    await card.getByLabel('Your payment link').fill('https://square.link/u/dana');
    await expect(card.getByText(/leads your client to square\.link/)).toBeVisible();
    await expectFits(page, 'a new fee of a trip');
    await card.getByRole('button', { name: 'Save the fee' }).click();
    await expect(card.getByText(/^Was due/)).toBeVisible();
    await expectFits(page, 'a fee that is overdue');
    await page.goto('/app/agents/morning');
    await expect(page.getByText(/^Planning fee: \$150\.00 was due/)).toBeVisible();
    await page.goto(`/app/agents/clients/${clientId}/portal`);
    const fees = page.getByRole('region', { name: 'Fees of Dana' });
    await expect(fees.getByText('$150.00')).toBeVisible();
    await expect(fees.getByText(/^The button opens square\.link/)).toBeVisible();
    await expect(fees.getByRole('button', { name: /^Pay Dana/ })).toBeDisabled();
    await expectFits(page, 'a fee in the portal');
    await page.goto('/app/agents/commissions');
    await expect(page.getByText(/\$150\.00 open\. Commissions don’t include them/)).toBeVisible();
    await page.getByRole('region', { name: 'Your fees' }).getByRole('link', { name: 'Jen Tester' }).click();
    await card.getByRole('button', { name: /^It’s received/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(card.getByRole('button', { name: /^Take it back/ })).toBeVisible();
    await page.goto('/app/agents/commissions');
    await expect(page.getByText(/^\$150\.00 received in \d{4}, \$0\.00 open/)).toBeVisible();
    await expectFits(page, 'the year’s fees');
  });

  await test.step('what nobody claimed is found again, and the same file changes nothing', async () => {
    await page.getByLabel('Search by number, name or amount').fill('2231');
    await expect(page.getByRole('link', { name: /INV 2231/ })).toBeVisible();
    await choose();
    await page.getByLabel('Name of the payer').fill('Harbor Host');
    await page.getByLabel('What your bank received').fill('600');
    await page.getByRole('button', { name: 'Match the lines' }).click();
    await expect(page.getByText('You added this file before')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reopen it' })).toBeVisible();
  });
});
