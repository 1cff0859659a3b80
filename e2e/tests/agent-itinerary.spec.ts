import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, originOfRun, registerAgent, somebody, tripStart } from '../journey.js';
import { mailTo } from '../mail.js';

const OURS = /landsea/i;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const linkIn = (text: string): string => /http\S+\/i\/[\w-]{43}/.exec(text)?.[0] ?? '';

test('an agent publishes an itinerary, and the family reads it on a phone without an account', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const client = somebody('Jen');
  await registerAgent(page, somebody('Dana'));
  const clientId = await addClient(page, client);
  const tripId = await makeClientTrip(page, clientId, 'Castles for everyone');
  const headers = { origin: originOfRun() };
  const call = async (method: 'post' | 'put' | 'patch', path: string, data: object) => {
    const answer = await page.request[method](path, { headers, data });
    expect(answer.ok(), path).toBe(true);
    return (await answer.json()) as { version: number };
  };
  const itemId = randomUUID();
  const item = {
    id: itemId,
    title: 'Dinner at Sci-Fi',
    date: tripStart,
    time: '17:40',
    confirmation: 'DIN-4711',
    details: { kind: 'show' },
  };
  const { version } = await call('post', `/api/v1/trips/${tripId}/items`, item);
  await call('post', `/api/v1/trips/${tripId}/tasks`, {
    id: randomUUID(),
    title: 'Rain ponchos for everyone',
    topic: 'packing',
  });
  await call('put', '/api/v1/brand/own', {
    name: 'Magic Miles Travel',
    color: '#8a1538',
    logoId: null,
    photoId: null,
    agentName: 'Dana Whitlock',
    phone: '(407) 555-0100',
    hours: null,
    signature: null,
    replyTo: null,
    legalLines: null,
    poweredBy: false,
    version: 0,
  });

  await test.step('the agent writes a note in place and publishes in two taps', async () => {
    await page.goto('/app/agents/trips');
    await page
      .getByRole('button', { name: /^More for Castles/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Itinerary for the family' }).click();
    await expect(page.getByText('Not published yet: only you see it.')).toBeVisible();
    await page
      .getByRole('button', { name: /^Add a note for/ })
      .first()
      .click();
    await page.getByLabel(/^Your note for/).fill('Bring layers: evenings are cool.');
    await press(page, 'Save the note');
    await expect(page.getByText('Bring layers: evenings are cool.')).toBeVisible();
    const cover = page.getByRole('region', { name: 'Cover' });
    await cover.getByRole('button', { name: 'Ship' }).click();
    await expect(cover.getByRole('img', { name: /^A cruise ship/ })).toBeVisible();
    await expect(cover.getByRole('button', { name: 'Ship' })).toBeFocused();
    await cover.getByLabel('Choose a photo for the cover').setInputFiles({
      name: 'us.jpg',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    });
    await expect(cover.getByRole('img', { name: 'A photo for Castles for everyone' })).toBeVisible();
    await cover.getByRole('button', { name: 'Remove the cover' }).click();
    await expect(cover.getByRole('img')).toHaveCount(0);
    await cover.getByRole('button', { name: 'Undo' }).click();
    await expect(cover.getByRole('img', { name: 'A photo for Castles for everyone' })).toBeVisible();
    await page.getByRole('switch', { name: 'Packing list' }).click();
    await expect(page.getByText('Rain ponchos for everyone')).toBeVisible();
    await expectFits(page, 'the itinerary of a trip');
    await press(page, 'Publish');
    await expectAccessible(page, 'publishing an itinerary');
    await press(page, 'Publish and tell the family');
    await expect(page.getByText(/Nothing changed since/)).toBeVisible();
  });

  const { context, device: family, defects } = await openDevice(browser, page, isMobile);
  const first = await mailTo(client.email, /^Your itinerary: /);

  await test.step('the family reads it under the agent’s name alone', async () => {
    expect(`${first.subject} ${first.text}`).not.toMatch(OURS);
    await family.goto(linkIn(first.text));
    await expect(family).toHaveURL(/\/i$/);
    await expect(family.getByRole('heading', { level: 1, name: 'Castles for everyone' })).toBeVisible();
    await expect(family.getByText('Bring layers: evenings are cool.')).toBeVisible();
    await expect(family.getByText('5:40 PM')).toBeVisible();
    await expect(family.getByRole('img', { name: 'A photo for Castles for everyone' })).toBeVisible();
    await expect(family.getByText('Rain ponchos for everyone')).toBeVisible();
    await expect(family.getByRole('link', { name: 'Call (407) 555-0100' })).toBeVisible();
    await expect(family.getByText('DIN-4711')).toHaveCount(0);
    await expect.poll(() => family.title()).not.toMatch(OURS);
    expect(await family.locator('body').innerText()).not.toMatch(OURS);
    await expectFits(family, 'a published itinerary');
  });

  await test.step('the numbers wait for a code', async () => {
    await press(family, 'Show the numbers');
    const { subject } = await mailTo(client.email, /^\d{6} is your code$/);
    await family.getByLabel('Code').fill(subject.slice(0, 6));
    await press(family, 'Show them');
    await expect(family.getByText('DIN-4711')).toBeVisible();
    await expectFits(family, 'an itinerary with its numbers');
  });

  await test.step('PDF and calendar come along', async () => {
    for (const [name, ending] of [
      ['Download PDF', 'pdf'],
      ['Add to calendar', 'ics'],
    ] as const) {
      const downloaded = family.waitForEvent('download');
      await press(family, name);
      const file = await downloaded;
      expect(file.suggestedFilename()).toBe(`${client.lastName}-${tripStart}.${ending}`);
      expect((await readFile(await file.path())).length).toBeGreaterThan(500);
    }
  });

  await test.step('a change is the agent’s alone until it is published', async () => {
    await call('patch', `/api/v1/trips/${tripId}/items/${itemId}`, { version, time: '18:10' });
    await family.reload();
    await expect(family.getByText('5:40 PM')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/not published: .*Dinner at Sci-Fi moved to 6:10 PM/)).toBeVisible();
    await press(page, 'Publish');
    await press(page, 'Publish and tell the family');
    const { text } = await mailTo(client.email, /: \d+ changes?$/);
    expect(text).toContain('Dinner at Sci-Fi moved to 6:10 PM');
    await family.goto(linkIn(text));
    await expect(family.getByText('6:10 PM')).toBeVisible();
  });

  await test.step('a reader whose link is off gets a sentence', async () => {
    await page.reload();
    await expect(page.getByText(/^Last looked/)).toBeVisible();
    await page.getByRole('button', { name: /^Turn off the link of/ }).click();
    await expect(page.getByText('The link is off', { exact: true })).toBeVisible();
    await family.reload();
    await expect(family.getByRole('heading', { name: 'This link was turned off' })).toBeVisible();
    await expectFits(family, 'an itinerary that is turned off');
  });
  expect(defects).toEqual([]);
  await context.close();
});
