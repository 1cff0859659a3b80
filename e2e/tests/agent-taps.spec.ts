import { addDays } from '@landsea/contracts/core';
import { Hand, Tally } from '../agent-season/hand.js';
import { inWords, linkIn, openFamily, type AgentSeason } from '../agent-season/season.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { makeClientTrip, registerAgent, somebody, tripStart } from '../journey.js';
import { mailTo } from '../mail.js';

const name = 'Castles for everyone';
const confirmation = `Your cruise is booked!
Ship: Disney Wish
Sail Date: ${inWords(addDays(tripStart, 3))}
Return Date: ${inWords(addDays(tripStart, 6))}
Reservation Number: 31998877
Stateroom Number: 7042
Guest name: Jennifer Brubaker
Total Cruise Fare: $4,820.44
Deposit received: $964.09
Final payment of $3,856.35 is due ${inWords(addDays(tripStart, -20))}`;

test('what an agent does all day takes as few taps on a phone as at a desk', async ({
  page,
  context,
  browser,
  isMobile,
}, testInfo) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const jen = { ...somebody('Jennifer'), lastName: 'Brubaker' };
  await registerAgent(page, somebody('Dana'));
  const { context: pocket, device, defects } = await openDevice(browser, page, isMobile);
  const [desk, phone, tally] = [new Hand(page), new Hand(device), new Tally()];
  const season: Pick<AgentSeason, 'desk' | 'jenId'> = { desk, jenId: '' };

  await test.step('a new lead', async () => {
    await page.goto('/app/agents/clients');
    await desk.tap(page.getByRole('main').getByRole('link', { name: 'Add a client' }).first());
    await expect(page.getByLabel('First name')).toBeFocused();
    await desk.type(page.getByLabel('First name'), jen.firstName);
    await desk.type(page.getByLabel('Last name'), jen.lastName);
    await desk.type(page.getByLabel('Email'), jen.email);
    await desk.press('Add client');
    await expect(page.getByRole('heading', { level: 1, name: 'Jennifer Brubaker' })).toBeVisible();
    tally.note('new lead', desk.take(), { taps: 2, keys: 0 });
    season.jenId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });
  const tripId = await makeClientTrip(page, season.jenId, name);

  await test.step('a pasted confirmation becomes a booking', async () => {
    await openFamily(season);
    await desk.tap(page.getByRole('link', { name: `Bookings of ${name}` }));
    await desk.press('Paste a confirmation');
    await expect(page.getByLabel('The text of the email')).toBeFocused();
    await desk.paste(confirmation);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Disney Wish');
    await desk.press('Save the booking');
    await expect(page.getByRole('heading', { name: 'Disney Wish', exact: true })).toBeVisible();
    tally.note('pasted confirmation to booking', desk.take(), { taps: 3, keys: 1 });
  });

  await test.step('the client comes to the portal', async () => {
    await openFamily(season);
    await desk.tap(page.getByRole('button', { name: 'Invite Jennifer Brubaker' }));
    await expect(page.getByText('Invited', { exact: true }).first()).toBeVisible();
    tally.note('invite a client', desk.take(), { taps: 1 });
    const { text } = await mailTo(jen.email, /your trip with you|trip ready/);
    await device.goto(linkIn(text, '/invite/accept/'));
    await phone.type(device.getByLabel('Password', { exact: true }), jen.password);
    await phone.type(device.getByLabel('Confirm password'), jen.password);
    await phone.press('Create account and accept');
    await device.waitForURL('**/client-portal');
    await expect(device.getByRole('heading', { level: 1, name })).toBeVisible();
    tally.note('client to portal', phone.take(), { taps: 1 });
  });

  await test.step('a message is answered from the morning', async () => {
    await device.getByRole('link', { name: 'Write a message' }).click();
    await device.getByLabel('Your message').fill('Is there a crib?');
    await device.getByRole('button', { name: 'Send' }).click();
    await expect(device.getByLabel('Your message')).toHaveValue('');
    await page.goto('/app/agents/morning');
    await desk.tap(page.getByRole('link', { name: /^Jennifer Brubaker waits for an answer/ }));
    // The field waits for a touch, because a keyboard on the screen would hide the question.
    await desk.type(page.getByLabel('Your message'), 'Yes, I asked for one.');
    // A phone has no Ctrl and Enter: the second tap is Send.
    await desk.press('Send');
    await expect(page.getByLabel('Your message')).toHaveValue('');
    tally.note('answer a message', desk.take(), { taps: 2, keys: 0, fields: 1 });
    await expect(device.getByRole('region', { name: 'Messages', exact: true })).toContainText(
      'Yes, I asked for one.',
    );
  });

  await test.step('the itinerary is published', async () => {
    await page.goto(`/app/agents/trips/${tripId}/itinerary`);
    await expect(page.getByText('Not published yet: only you see it.')).toBeVisible();
    await desk.press('Publish');
    await desk.press('Publish and tell the family');
    await expect(page.getByText(/Nothing changed since/)).toBeVisible();
    tally.note('itinerary published', desk.take(), { taps: 2 });
  });
  await testInfo.attach('taps, keys and fields', { body: tally.toString(), contentType: 'text/plain' });
  expect(defects).toEqual([]);
  await pocket.close();
});
