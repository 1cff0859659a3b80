import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFits } from '../axe.js';
import { openDevice } from '../devices.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, originOfRun, registerAgent, somebody, tripStart } from '../journey.js';
import { mailTo } from '../mail.js';

test.use({ serviceWorkers: 'allow' });
test.slow();

const linkIn = (text: string): string => /http\S+\/i\/[\w-]{43}/.exec(text)?.[0] ?? '';
const isPageKept = (page: Page) =>
  page.evaluate(async () => {
    const [document, itineraries, files] = await Promise.all(
      ['landsea-links', 'landsea-itineraries', 'landsea-files'].map((name) => caches.open(name)),
    );
    const found = await document?.match('/i/any');
    const named = [
      ...((await found?.text()) ?? '').matchAll(/(?:href|src)="(\/(?:assets|remotes)\/[^"]+\.(?:js|css))"/g),
    ];
    const kept = await Promise.all(
      named.map(async ([, address = '']) => (await files?.match(address)) !== undefined),
    );
    return named.length > 0 && kept.every(Boolean) && ((await itineraries?.keys()) ?? []).length === 1;
  });

test('an itinerary that was opened once opens without a signal, and ends with its link', async ({
  page,
  browser,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const client = somebody('Jen');
  await registerAgent(page, somebody('Dana'));
  const clientId = await addClient(page, client);
  const tripId = await makeClientTrip(page, clientId, 'Castles for everyone');
  const headers = { origin: originOfRun() };
  const path = `/api/v1/agent-trips/${tripId}/itinerary`;
  const details = { kind: 'show' };
  const item = {
    title: 'Dinner at Sci-Fi',
    date: tripStart,
    time: '17:40',
    confirmation: 'DIN-4711',
    details,
  };
  await page.request.post(`/api/v1/trips/${tripId}/items`, { headers, data: { id: randomUUID(), ...item } });
  const read = async () =>
    (await (await page.request.get(path)).json()) as { checksum: string; recipients: { id: string }[] };
  const { checksum } = await read();
  const data = { checksum, tells: true };
  expect((await page.request.post(`${path}/publications`, { headers, data })).ok()).toBe(true);
  const { text } = await mailTo(client.email, /^Your itinerary: /);
  const link = linkIn(text);
  const { context, device } = await openDevice(browser, page, isMobile);

  await test.step('one visit with a signal, with the numbers', async () => {
    await device.goto(link);
    await expect(device.getByText('Dinner at Sci-Fi')).toBeVisible();
    await device.getByRole('button', { name: 'Show the numbers' }).click();
    const { subject } = await mailTo(client.email, /^\d{6} is your code$/);
    await device.getByLabel('Code').fill(subject.slice(0, 6));
    await device.getByRole('button', { name: 'Show them' }).click();
    await expect(device.getByText('DIN-4711')).toBeVisible();
    await expect.poll(() => isPageKept(device), { timeout: 60_000 }).toBe(true);
  });

  await test.step('the link of the email opens cold without one, and without numbers', async () => {
    await device.close();
    await context.setOffline(true);
    const again = await context.newPage();
    await again.goto(link);
    await expect(again.getByText(/^No connection\. Last updated/)).toBeVisible();
    await expect(again.getByText('Dinner at Sci-Fi')).toBeVisible();
    await expect(again.getByText(/They aren’t kept on this device/)).toBeVisible();
    await expect(again.getByText('DIN-4711')).toHaveCount(0);
    await expectFits(again, 'an itinerary without a signal');
    await again.reload();
    await expect(again.getByText('Dinner at Sci-Fi')).toBeVisible();
    await again.close();
  });

  await test.step('a link that was turned off is forgotten with the next signal', async () => {
    const [reader] = (await read()).recipients;
    await page.request.delete(`${path}/recipients/${reader?.id ?? ''}`, { headers });
    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(link);
    await expect(again.getByRole('heading', { name: 'This link was turned off' })).toBeVisible();
    await expect
      .poll(() =>
        again.evaluate(async () => (await (await caches.open('landsea-itineraries')).keys()).length),
      )
      .toBe(0);
    await context.setOffline(true);
    await again.goto(link);
    await expect(again.getByRole('heading', { name: 'The itinerary didn’t open' })).toBeVisible();
    await expect(again.getByText('Dinner at Sci-Fi')).toHaveCount(0);
  });
  await context.close();
});
