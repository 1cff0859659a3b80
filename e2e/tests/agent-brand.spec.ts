import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import {
  clientIds,
  joinAsClient,
  makeClientTrip,
  originOfRun,
  registerAgent,
  somebody,
  tripStart,
} from '../journey.js';
import { mailTo } from '../mail.js';

const OURS = /landsea/i;
const policy = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

/** A picture that every browser draws, so that the test needs no file. */
const drawLogo = async (page: Page) => {
  const blank = await page.context().newPage();
  await blank.setContent(
    '<body style="margin:0;background:#8a1538;color:#fff;font:700 40px serif">Magic Miles',
  );
  const buffer = await blank.screenshot({ clip: { x: 0, y: 0, width: 300, height: 70 } });
  await blank.close();
  return { name: 'logo.png', mimeType: 'image/png', buffer };
};

/** No word of ours in what a page shows, nor in its title, and the agent's logo is drawn. */
const expectBrand = async (page: Page) => {
  const logo = page.getByRole('img', { name: 'Magic Miles Travel' }).first();
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => page.title()).not.toMatch(OURS);
  expect(await page.locator('body').innerText()).not.toMatch(OURS);
};

test('an agent’s brand is all that a client sees, in the portal, emails and shared pages', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  const { context, device: other, defects } = await openDevice(browser, page, isMobile);
  const client = await joinAsClient(other, page);
  const [clientId = ''] = await clientIds(page);
  const tripId = await makeClientTrip(page, clientId, 'Castles for everyone');
  const headers = { origin: originOfRun() };

  await test.step('the agent sets it, and sees before saving what clients will see', async () => {
    await page.goto('/settings/branding');
    await page.getByLabel('Name', { exact: true }).fill('Magic Miles Travel');
    await page
      .getByLabel('Choose a logo')
      .first()
      .setInputFiles(await drawLogo(page));
    await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
    await page.getByLabel('Color', { exact: true }).fill('#8a1538');
    await page.getByLabel('Your name').fill('Dana Whitlock');
    await page.getByLabel('Phone').fill('(407) 555-0100');
    await page.getByLabel('Legal lines').fill('Fla. Seller of Travel Ref. No. ST12345');
    await page.getByLabel('Mention of Landsea').selectOption('hide');
    const preview = page.getByRole('region', { name: 'What clients see' });
    await expect(preview.getByRole('img', { name: 'Magic Miles Travel' })).toBeVisible();
    await expect(preview.getByText('Dana Whitlock', { exact: true })).toBeVisible();
    await expect(preview).not.toContainText(OURS);
    await expectAccessible(page, 'the brand');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(200);
  });

  await test.step('a drawing that could run is refused with a reason', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const input = page.getByLabel('Choose a logo').first();
    await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing });
    await expect(page.getByText(/this file is none, whatever its name says/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your logo' })).toBeVisible();
  });

  await test.step('the client sees the agent alone in the portal', async () => {
    await other.goto('/client-portal');
    await expect(other.getByText('Dana Whitlock', { exact: true })).toBeVisible();
    await expectBrand(other);
    await expectAccessible(other, 'the portal with a brand');
  });

  await test.step('an email carries it', async () => {
    const talk = await page.request.post('/api/v1/conversations', {
      headers,
      data: { clientId, tripId: null },
    });
    const { id } = (await talk.json()) as { id: string };
    const message = { id: randomUUID(), body: 'Your three tables are booked.' };
    await page.request.post(`/api/v1/conversations/${id}/messages`, { headers, data: message });
    const mail = await mailTo(client.email, /Message from/);
    expect(mail.text).toContain('Fla. Seller of Travel Ref. No. ST12345');
    expect(`${mail.subject} ${mail.text} ${mail.from.map(({ name }) => name).join(' ')}`).not.toMatch(OURS);
  });

  await test.step('so does a page that is shared with anybody', async () => {
    const link = { label: 'Grandma', sections: ['days', 'people'], days: 7 };
    const answer = await page.request.post(`/api/v1/trips/${tripId}/share-links`, { headers, data: link });
    const { url } = (await answer.json()) as { url: string };
    await other.goto(url);
    await expect(other.getByRole('heading', { level: 1, name: 'Castles for everyone' })).toBeVisible();
    await expectBrand(other);
    await expectAccessible(other, 'a shared page with a brand');
  });

  await test.step('and the page that stops the emails of the morning, without an account', async () => {
    const details = { kind: 'dining', meal: null, prepaid: false, depositCents: null, freeCancelHours: null };
    const table = {
      ...{ id: randomUUID(), title: '’Ohana', date: tripStart, time: '17:40', status: 'booked' },
      ...{ confirmation: 'QX-7', details: { ...details, onDiningPlan: false } },
    };
    await page.request.post(`/api/v1/trips/${tripId}/items`, { headers, data: table });
    await page.request.post(`/api/v1/clients/${clientId}/digest/emails`, { headers, data: {} });
    const { text } = await mailTo(client.email, /update/);
    const [link = ''] = /\/morning-email\/stop\/\S+/.exec(text) ?? [];
    const anybody = await openDevice(browser, page, isMobile);
    await anybody.device.goto(link);
    await expect(anybody.device.getByText('Dana Whitlock', { exact: true })).toBeVisible();
    await expectBrand(anybody.device);
    await expectFits(anybody.device, 'the page that stops a morning email, with a brand');
    await anybody.device.getByRole('button', { name: 'Stop the emails' }).click();
    await expect(anybody.device.getByRole('button', { name: 'Send them again' })).toBeVisible();
    await expectBrand(anybody.device);
    expect(anybody.defects).toEqual([]);
    await anybody.context.close();
  });
  expect(defects).toEqual([]);
  await context.close();
});

test('an agent keeps a document until it runs out, and its client reads it', async ({
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
  await makeClientTrip(page, clientId, 'Castles for everyone');

  await test.step('the agent adds it with its file and last day, for the household', async () => {
    await page.goto('/app/agents/documents');
    await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
    await expectAccessible(page, 'no documents');
    await page.getByRole('button', { name: 'Add a document' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Client', { exact: true }).selectOption({ label: 'Ada Tester' });
    await dialog.getByLabel('What it is').selectOption('insurance');
    await dialog.getByLabel('Name', { exact: true }).fill('Policy of the whole family');
    await dialog.getByLabel('Choose a file').first().setInputFiles(policy);
    await dialog.getByLabel('Valid until (optional)').fill(addDays(tripStart, 2));
    await dialog.getByLabel('Who sees it').selectOption('household');
    await expectAccessible(page, 'a new document');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: 'Policy of the whole family' })).toBeVisible();
    await expect(page.getByText('Ada Tester sees it')).toBeVisible();
    await expectAccessible(page, 'the documents');
  });

  await test.step('the morning says that it runs out before the trip ends', async () => {
    await page.goto('/app/agents/morning');
    const papers = page.getByRole('region', { name: /^Papers that expire/ });
    await expect(papers.getByText(/expires before Castles for everyone ends/)).toBeVisible();
    await expectAccessible(page, 'the morning with papers');
  });

  await test.step('the client opens it in the portal', async () => {
    await other.goto('/client-portal');
    const papers = other.getByRole('region', { name: 'Your papers' });
    const link = papers.getByRole('link', { name: 'Policy of the whole family' });
    await expect(link).toBeVisible();
    await expectAccessible(other, 'the portal with papers');
    const file = await other.request.get((await link.getAttribute('href')) ?? '');
    expect(file.status()).toBe(200);
    expect(file.headers()).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
  });
  expect(defects).toEqual([]);
  await context.close();
});
