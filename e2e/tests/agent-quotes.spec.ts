import type { Locator, Page } from '@playwright/test';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { expectFits } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { addClient, originOfRun, registerAgent, somebody } from '../journey.js';
import { mailTo } from '../mail.js';

const start = addDays(getDateIn(new Date()), 120);

const notYet = 'The buttons on this page don’t work yet.';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A picture of a beach, wider than a page. */
const drawPhoto = async (page: Page) => {
  const drawn = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1800, 1350);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    for (const [color, y] of [
      ['#7ec8e3', 0],
      ['#0f6e7c', 600],
      ['#f0d9a8', 950],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(0, y, 1800, 1350);
    }
    const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer();
    return [...new Uint8Array(bytes)];
  });
  return { name: 'lagoon.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn) };
};

/** It has arrived, and its frame has the shape that it had before. */
const expectPhoto = async (place: Page | Locator) => {
  const photo = place.getByRole('img', { name: 'The lagoon at sunset' }).first();
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  const { width = 0, height = 1 } = (await photo.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(1.5, 1);
};

test('a client compares two options without an account, asks, and says yes, and the agent has the trip', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  const agent = somebody('Dana');
  const jen = somebody('Jen');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, agent);
  const clientId = await addClient(page, jen);
  const { context, device: phone, defects } = await openDevice(browser, page, isMobile);
  let link: string | undefined = '';

  await test.step('the agent fills in one option, duplicates it, and changes the hotel', async () => {
    await page.goto(`/app/agents/clients/${clientId}`);
    await press(page, 'New quote');
    await expect(page).toHaveURL(/\/app\/agents\/quotes\/[\w-]{36}$/);
    await page.getByLabel('Title').fill('Spring break');
    await page.getByLabel('Your message').fill('Two ideas for the four of you.');
    const first = page.getByRole('region', { name: 'Option 1' });
    await first.getByLabel('First day').fill(start);
    await first.getByLabel('Last day').fill(addDays(start, 5));
    await first.getByLabel('Hotel').fill('Polynesian Village Resort');
    await first.getByLabel('Room').fill('Garden view');
    await first.getByLabel('Tickets').fill('4-day Park Hopper');
    await first.getByLabel('Total').fill('6,123.45');
    await first.getByLabel('Your commission').fill('487.11');
    await first.getByLabel('Choose a photo').setInputFiles(await drawPhoto(page));
    await first.getByLabel('What the photo shows').fill('The lagoon at sunset');
    await expectPhoto(first);
    await press(page, 'Duplicate');
    const second = page.getByRole('region', { name: 'Option 2' });
    await second.getByLabel('Hotel').fill('BoardWalk Inn');
    await second.getByLabel('Total').fill('5,400');
    await second.getByRole('button', { name: 'Remove photo' }).click();
    await expect(second.getByRole('img')).toHaveCount(0);
    await press(page, 'Undo');
    await expectPhoto(second);
    await second.getByRole('button', { name: 'Remove photo' }).click();
    await expectFits(page, 'a quote with two options');
    await press(page, 'Preview');
    await expect(page.getByRole('dialog')).toContainText('BoardWalk Inn');
    await expect(page.getByRole('dialog')).not.toContainText('487.11');
    await expectFits(page, 'the preview of a quote');
    await page.keyboard.press('Escape');
  });

  await test.step('and sends it in the agent’s name', async () => {
    await press(page, 'Send');
    await press(page, 'Send the email');
    await expect(page.getByText('It’s on its way')).toBeVisible();
    await press(page, 'Done');
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who has it' })).toContainText('Hasn’t looked yet');
    await expectFits(page, 'a quote that was sent');
  });

  await test.step('the client compares them on a phone, and asks about the room', async () => {
    const { text } = await mailTo(jen.email, /Spring break/);
    expect(text).toContain('Two ideas for the four of you.');
    expect(text).not.toContain('487');
    [link = ''] = /http\S+\/q\/[\w-]{43}/.exec(text) ?? [];
    const document = await phone.goto(link);
    // All there is to read came with the document, and nobody else gets it.
    expect(await document?.text()).toMatch(/<h1[^>]*>Spring break.*BoardWalk Inn/s);
    expect(document?.headers()['cache-control']).toBe('no-store');
    await expect(phone).toHaveURL(`${originOfRun()}/q`);
    await expect(heading(phone)).toHaveText('Spring break');
    await expectPhoto(phone);
    await expectFits(phone, 'the page of a quote');
    await phone.getByRole('button', { name: 'Ask about Room' }).click();
    await phone.getByLabel('Ask about room').fill('Is there a crib?');
    await press(phone, 'Send the question');
    await expect(phone.getByText('Your question is on its way')).toBeVisible();
    await press(phone, 'Done');
  });

  await test.step('reads it where JavaScript is off, and learns how to answer', async () => {
    const reader = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const bare = await reader.newPage();
    await bare.goto(`${link?.replace('/q/', '/Q/') ?? ''}/`);
    await expect(heading(bare)).toHaveText('Spring break');
    // Texts are not looked for in this element.
    await expect(bare.locator('noscript p')).toBeInViewport();
    await expect(bare.getByText(notYet)).toBeHidden();
    await reader.close();
  });

  await test.step('reads it where a script was changed or kept away, and answers once it is whole', async () => {
    const { context: other, device } = await openDevice(browser, page, isMobile);
    await device.route(/\/assets\/offer\.\w+\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.isTampered = true;${await response.text()}` });
    });
    await device.goto(link ?? '');
    await expect(heading(device)).toHaveText('Spring break');
    await expect(device.getByText(notYet)).toBeInViewport();
    expect(await device.evaluate(() => 'isTampered' in globalThis)).toBe(false);
    await expectFits(device, 'a quote whose script is missing');
    await device.unrouteAll({ behavior: 'wait' });
    await device.route(/\/after-paint\.js/, (route) => route.abort());
    await device.reload();
    await expect(heading(device)).toHaveText('Spring break');
    // Nothing is left that could notice it but the sheet.
    await expect(device.getByText(notYet)).toBeInViewport({ timeout: 60_000 });
    await device.unrouteAll({ behavior: 'wait' });
    await device.getByRole('link', { name: 'reload the page' }).click();
    await press(device, 'Ask a question');
    await expect(device.getByLabel('Ask about the offer')).toBeVisible();
    await expect(device.getByText(notYet)).toHaveCount(0);
    await device.reload();
    await expect(heading(device)).toHaveText('Spring break');
    await other.close();
  });

  await test.step('chooses one, names who travels, and says yes', async () => {
    await phone.getByRole('button', { name: 'Choose Option 2' }).click();
    await expect(heading(phone)).toHaveText('Your trip');
    await expectFits(phone, 'the first step of an acceptance');
    await press(phone, 'Next');
    await expect(heading(phone)).toHaveText('Who’s traveling');
    await phone.getByLabel('Birth date').fill('1986-02-03');
    await expectFits(phone, 'the travelers of an acceptance');
    await press(phone, 'Next');
    await phone.getByLabel('Your name').fill('Jen Tester');
    await expectFits(phone, 'the last step of an acceptance');
    await press(phone, 'Yes, book it for us');
    await expect(heading(phone)).toHaveText('You’re going!');
    await expectFits(phone, 'an accepted quote');
    await phone.reload();
    await expect(heading(phone)).toHaveText('You’re going!');
  });

  await test.step('the agent has the answer, the question, the trip and the task', async () => {
    await mailTo(agent.email, /^Jen Tester accepted: Option 2$/);
    await page.goto('/app/agents/quotes');
    await expect(page.getByRole('link', { name: /Jen Tester/ })).toContainText('Accepted');
    await expectFits(page, 'the quotes of an agent');
    await page.getByRole('link', { name: /Jen Tester/ }).click();
    await expect(page.getByText('“Room: Is there a crib?”')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Who has it' })).toContainText('Last looked');
    await expectFits(page, 'an accepted quote of an agent');
    await page.getByRole('link', { name: /bookings to make and your tasks/ }).click();
    await expect(page.getByText(/^Book it: price held until/).first()).toBeVisible();
    await page.goto('/app/agents/morning');
    await expect(page.getByText('Jen Tester said yes: book it')).toBeVisible();
  });
  expect(defects).toEqual([]);
  await context.close();
});
