import { readFile } from 'node:fs/promises';
import { expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { mailTo } from '../mail.js';
import { linkIn, type AgentSeason } from './season.js';

const OURS = /landsea/i;

/** Step 8: an itinerary that the family reads only as it was published, in the agent’s name. */
export const publishTwice = async (season: AgentSeason): Promise<void> => {
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
