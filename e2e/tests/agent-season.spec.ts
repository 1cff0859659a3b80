import { readFile } from 'node:fs/promises';
import { answerForm, bringFamilies, openDesk } from '../agent-season/arrive.js';
import { bookTrip, inviteMother, takePayment } from '../agent-season/book.js';
import { makeOtherTrip, workMorning } from '../agent-season/dawn.js';
import { Hand, Tally } from '../agent-season/hand.js';
import { closeStatement } from '../agent-season/money.js';
import { sellTrip } from '../agent-season/offer.js';
import { endSeason, leave } from '../agent-season/part.js';
import { linkIn, mailWith, makePeople, type AgentSeason } from '../agent-season/season.js';
import { signAgreements } from '../agent-season/sign.js';
import { expectFits } from '../axe.js';
import { watch, expect, test } from '../fixtures.js';
import { mailTo } from '../mail.js';
import { phone as phoneSettings } from '../settings.js';

const OURS = /landsea/i;

/** Step 8: an itinerary that the family reads only as it was published, in the agent’s name. */
const publishTwice = async (season: AgentSeason): Promise<void> => {
  const { desk, phone, tally, jen } = season;
  const { page } = desk;
  await test.step('8. the itinerary is published, and read on a phone', async () => {
    await page.goto(`/app/agents/trips/${season.tripId}/itinerary`);
    await expect(page.getByText('Not published yet: only you see it.')).toBeVisible();
    await desk.press('Publish');
    await desk.press('Publish and tell the family');
    await expect(page.getByText(/Nothing changed since/)).toBeVisible();
    tally.note('8 itinerary published', desk.take(), { taps: 2 });
    const { subject, text } = await mailTo(jen.email, /^Your itinerary: /);
    expect(`${subject} ${text}`).not.toMatch(OURS);
    season.itinerary = linkIn(text, '/i/');
    await phone.page.goto(season.itinerary);
    await expect(phone.page.getByRole('heading', { level: 1, name: 'Spring at the parks' })).toBeVisible();
    await expect(phone.page.getByText('Space 220 Restaurant').first()).toBeVisible();
    await expect(phone.page.getByText('Teppan Edo')).toHaveCount(0);
    await expect(phone.page.getByText('DIN-4')).toHaveCount(0);
    expect(await phone.page.locator('body').innerText()).not.toMatch(OURS);
    await expectFits(phone.page, 'the itinerary of a season');
    const downloaded = phone.page.waitForEvent('download');
    await phone.press('Download PDF');
    const content = await readFile(await (await downloaded).path());
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('a note is the agent’s alone until it is published again', async () => {
    await page
      .getByRole('button', { name: /^Add a note for/ })
      .first()
      .click();
    await page.getByLabel(/^Your note for/).fill('Bring layers: evenings are cool.');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText('Bring layers: evenings are cool.')).toBeVisible();
    await phone.page.reload();
    await expect(phone.page.getByText('Space 220 Restaurant').first()).toBeVisible();
    await expect(phone.page.getByText('Bring layers: evenings are cool.')).toHaveCount(0);
    desk.take();
    await desk.press('Publish');
    await desk.press('Publish and tell the family');
    tally.note('8 itinerary published again', desk.take(), { taps: 2 });
    const { text } = await mailTo(jen.email, /: \d+ changes?$/);
    season.itinerary = linkIn(text, '/i/');
    await phone.page.goto(season.itinerary);
    await expect(phone.page.getByText('Bring layers: evenings are cool.')).toBeVisible();
  });
};

/** Step 7: a better offer comes out for what is booked, and the family gets the saving. */
const lowerPrice = async (season: AgentSeason): Promise<void> => {
  const { desk, tally, jen } = season;
  const { page } = desk;
  await test.step('7. a lower price is taken over, and the family hears of it', async () => {
    await page.goto(`/app/agents/trips/${season.tripId}/bookings`);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /Polynesian Village/ }) });
    await desk.tap(row.getByRole('button', { name: /^Found a lower price/ }));
    const dialog = page.getByRole('dialog', { name: 'A lower price' });
    await expect(dialog.getByLabel('New total')).toBeFocused();
    await desk.type(dialog.getByLabel('New total'), '6,123.45');
    await expect(dialog).toContainText('Jennifer saves $200.00.');
    await expect(dialog).toContainText('$6,123.45 → $5,923.45');
    await expect(dialog).toContainText('$540.00 → $522.92');
    await desk.press('Change it and tell Jennifer', dialog);
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('$5,923.45');
    await expect(row).toContainText('$522.92 expected');
    tally.note('7 lower price taken over and told', desk.take(), { taps: 2, fields: 1 });
    const text = await mailWith(jen.email, /^Message from /, 'so you save $200.00');
    expect(text).not.toMatch(/522\.92|540\.00|commission|landsea/i);
  });
};

test('an agent lives through a season with one family, from the import to the end of the plan', async ({
  page,
  context,
  browser,
}, testInfo) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const openPhone = async () => {
    const opened = await browser.newContext({ ...phoneSettings, baseURL: testInfo.project.use.baseURL });
    const device = await opened.newPage();
    await device.emulateMedia({ reducedMotion: 'reduce' });
    return { context: opened, device, defects: watch(device) };
  };
  const { context: pocket, device, defects } = await openPhone();
  const tally = new Tally();
  const season: AgentSeason = {
    ...{ desk: new Hand(page), phone: new Hand(device), tally, ...makePeople() },
    ...{ checkout: '', jenId: '', tripId: '', itinerary: '' },
  };
  try {
    await openDesk(season);
    await bringFamilies(season);
    await answerForm(season, openPhone);
    await sellTrip(season);
    await bookTrip(season);
    await lowerPrice(season);
    await inviteMother(season);
    await takePayment(season);
    await workMorning(season, await makeOtherTrip(season));
    await publishTwice(season);
    await closeStatement(season);
    await signAgreements(season);
    await leave(season);
    await endSeason(season);
  } finally {
    await testInfo.attach('taps, keys and fields', { body: tally.toString(), contentType: 'text/plain' });
  }
  expect(defects).toEqual([]);
  await pocket.close();
});
