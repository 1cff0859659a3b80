import { addDays, getDateIn } from '@landsea/contracts/core';
import { expectFits } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { clientIds, joinAsClient, makeClientTrip, registerAgent, somebody, tripStart } from '../journey.js';

const inWords = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });
const depositOn = addDays(getDateIn(new Date()), 5);

const cruise = (fare: string, due: string) => `Your cruise is booked!
Ship: Disney Wish
Sail Date: ${inWords(addDays(tripStart, 3))}
Return Date: ${inWords(addDays(tripStart, 6))}
Reservation Number: 31998877
Stateroom Number: 7042
Guest name: Robin Lindqvist
Total Cruise Fare: $${fare}
Deposit received: $1,824.09
Final payment of $${due} is due ${inWords(addDays(tripStart, -90))}`;
const parks = `Your reservation is confirmed
Resort: Disney's Pop Century Resort
Check-In: ${inWords(tripStart)}, 3:00 PM
Check-Out: ${inWords(addDays(tripStart, 3))}, 11:00 AM
Confirmation Number: 48213377
Total: $2,799.00
Balance due by ${inWords(depositOn)}: $2,799.00`;

/** One page in a font that every reader has; a reader finds the objects without a table of them. */
const makePdf = (text: string): Buffer => {
  const lines = text.split('\n').map((line) => `(${line}) Tj T*`);
  const drawn = `BT /F1 11 Tf 14 TL 50 740 Td\n${lines.join('\n')}\nET`;
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj',
      '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj',
      '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>\nendobj',
      `4 0 obj\n<</Length ${String(drawn.length)}>>\nstream\n${drawn}\nendstream\nendobj`,
      '5 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj',
      'trailer\n<</Root 1 0 R>>\n%%EOF',
    ].join('\n'),
    'latin1',
  );
};

test('an agent keeps a client’s bookings by pasting, and the client tells a payment that the agent confirms', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  const { context, device: other, defects } = await openDevice(browser, page, isMobile);
  await joinAsClient(other, page);
  const [clientId = ''] = await clientIds(page);
  await makeClientTrip(page, clientId, 'Castles and waves');
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const read = async (text: string) => {
    await page.getByRole('button', { name: 'Paste a confirmation' }).click();
    await page.getByLabel('The text of the email').fill(text);
    await page.getByRole('button', { name: 'Read it' }).click();
  };

  await test.step('a pasted cruise stands beside its fields and is saved with what it earns', async () => {
    await page.goto(`/app/agents/clients/${clientId}`);
    await page.getByRole('link', { name: 'Bookings of Castles and waves' }).click();
    await expect(page.getByText('Nothing booked yet')).toBeVisible();
    await expectFits(page, 'a trip without bookings');
    const [thread] = await Promise.all([page.waitForEvent('worker'), read(cruise('9,120.44', '7,296.35'))]);
    expect(thread.url(), 'read beside the page').toMatch(/\/remotes\/agent\/[^/]+\/confirmation-reader\.js$/);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Disney Wish');
    await expect(page.getByLabel('Supplier', { exact: true })).toHaveValue('usual:Disney Cruise Line');
    await page.getByLabel('Commissionable').fill('7,000');
    await expect(page.getByText('You can expect $910.00.')).toBeVisible();
    await expectFits(page, 'a confirmation beside its fields');
    await page.getByRole('button', { name: 'Save the booking' }).click();
    await expect(row('Disney Wish')).toContainText('$910.00 expected');
    await expect(row('Disney Wish')).toContainText('Robin Lindqvist');
  });

  await test.step('so are the parks, and a changed confirmation in a PDF proposes its differences, which can be taken back', async () => {
    await read(parks);
    await page.getByLabel('How to pay (your client reads it)').fill('On the hotel’s own page');
    await page.getByRole('button', { name: 'Save the booking' }).click();
    await expect(row('Disney’s Pop Century Resort').or(row("Disney's Pop Century Resort"))).toContainText(
      '$2,799.00, due',
    );
    await page.getByRole('button', { name: 'Paste a confirmation' }).click();
    const content = makePdf(cruise('9,320.44', '7,496.35'));
    const pdf = { name: 'Invoice.pdf', mimeType: 'application/pdf', buffer: content };
    await page.locator('input[type=file]').setInputFiles({ ...pdf, buffer: Buffer.from('%PDF-1.4 torn') });
    await expect(page.getByText(/^Invoice\.pdf: did not open\./)).toBeVisible();
    await expectFits(page, 'a PDF that did not open');
    await page.locator('input[type=file]').setInputFiles(pdf);
    await expect(page.getByText('This text says something else:')).toBeVisible();
    await expectFits(page, 'what a changed confirmation says');
    await page.getByRole('button', { name: 'Use 2 changes' }).click();
    await expect(row('Disney Wish')).toContainText('$7,496.35');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(row('Disney Wish')).toContainText('$7,296.35');
    await expectFits(page, 'the bookings of a trip');
    await read(cruise('9,320.44', '7,496.35'));
    await page.getByRole('button', { name: 'Use 2 changes' }).click();
    await expect(row('Disney Wish')).toContainText('$7,496.35');
  });

  await test.step('the payment is in the morning, and on the client’s page', async () => {
    await page.goto('/app/agents/morning');
    await expect(page.getByText('Final payment of $2,799.00 is due').first()).toBeVisible();
    await expectFits(page, 'the morning with bookings');
    await page.goto(`/app/agents/clients/${clientId}`);
    const money = page.getByRole('region', { name: 'Money' });
    await expect(money).toContainText('$10,295.35');
    await expect(money).toContainText('$910.00');
  });

  await test.step('the client reads how to pay, sees nothing of a commission, and says it is paid', async () => {
    await other.goto('/client-portal');
    const payments = other.getByRole('region', { name: 'Payments' });
    await expect(payments).toContainText('On the hotel’s own page');
    await expectFits(other, 'the portal with payments');
    expect(await other.content()).not.toContain('910.00');
    await payments.getByRole('button', { name: /^I paid this.*Pop Century/ }).click();
    await expect(payments).toContainText('You said it’s paid. Your agent will confirm it.');
  });

  await test.step('the agent confirms it in the morning', async () => {
    await page.goto('/app/agents/morning');
    const alerts = page.getByRole('region', { name: /^Bookings to look after/ });
    await expect(alerts).toContainText('says $2,799.00 is paid');
    await alerts.getByRole('button', { name: /^Confirm/ }).click();
    await expect(page.getByText('says $2,799.00 is paid')).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole('region', { name: 'Payments' })).toContainText(', confirmed');
  });
  expect(defects).toEqual([]);
  await context.close();
});
