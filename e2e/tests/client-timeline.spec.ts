import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, registerAgent, somebody } from '../journey.js';

const choose = (page: Page, way: string) => page.getByRole('radio', { name: way }).check();
const today = (page: Page) => page.getByRole('region', { name: 'Today', exact: true });

test('an agent logs a call, plans a step and writes, and sees all of it in one place', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerAgent(page, somebody('Dana'));
  const clientId = await addClient(page);
  await makeClientTrip(page, clientId, 'Castles and coral', addDays(getDateIn(new Date()), 66));
  await page.goto(`/app/agents/clients/${clientId}`);

  await test.step('a call is logged with the keyboard, and taken back', async () => {
    await choose(page, 'Log a call');
    await page.getByLabel('What was said').fill('Two rooms, side by side');
    await page.keyboard.press('Control+Enter');
    await expect(today(page).getByText('Two rooms, side by side')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Two rooms, side by side')).toHaveCount(0);
    await page.getByLabel('What was said').fill('They want a balcony\nand to fly on Friday');
    await page.getByRole('button', { name: 'Log the call' }).click();
    await expect(today(page).getByText('They want a balcony')).toBeVisible();
  });

  await test.step('the call is changed', async () => {
    await page.getByRole('button', { name: /^More for the call/ }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    const row = today(page)
      .getByRole('listitem')
      .filter({ has: page.getByLabel('What was said') });
    await row.getByLabel('What was said').fill('They want a suite');
    await row.getByRole('button', { name: 'Save the call' }).click();
    await expect(today(page).getByText('They want a suite')).toBeVisible();
  });

  await test.step('a step is planned, and stands on top', async () => {
    await choose(page, 'Plan a step');
    await page.getByLabel('Next step').fill('Ask for heights');
    await page
      .getByLabel('On', { exact: true })
      .last()
      .fill(addDays(getDateIn(new Date()), 3));
    await page.getByRole('button', { name: 'Plan it' }).click();
    const planned = page.getByRole('region', { name: 'Planned' });
    await expect(planned.getByText('Ask for heights', { exact: true })).toBeVisible();
    await planned.getByRole('button', { name: /^Done with Ask/ }).click();
    await expect(planned.getByText('Ask for heights', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(planned.getByText('Ask for heights', { exact: true })).toBeVisible();
  });

  await test.step('a message is sent, and leads to its conversation', async () => {
    await choose(page, 'Write');
    await page.getByLabel('Your message').fill('Welcome aboard');
    await page.keyboard.press('Control+Enter');
    await expect(today(page).getByRole('link', { name: 'Welcome aboard' })).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('');
  });

  await page.reload();
  for (const words of ['Welcome aboard', 'They want a suite'])
    await expect(today(page).getByText(words)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Planned' }).getByText('Ask for heights', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, 'the timeline of a client');
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(tooWide).toBeLessThanOrEqual(0);
  await today(page).getByRole('link', { name: 'Welcome aboard' }).click();
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText('Welcome aboard');
});

test('the lists of clients and of trips begin near the top of a phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide window has the filters open');
  // A notice about an unconfirmed address would stand above the list.
  await registerAgent(page, somebody('Dana'));
  const clientId = await addClient(page);
  await makeClientTrip(page, clientId, 'Castles and coral', addDays(getDateIn(new Date()), 66));
  for (const [path, words] of [
    ['/app/agents/clients', 'Ada'],
    ['/app/agents/trips', 'Castles and coral'],
  ] as const) {
    await page.goto(path);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: words }).first();
    await expect(row).toBeVisible();
    const top = (await row.boundingBox())?.y ?? Number.NaN;
    expect(top, `the first of ${path}`).toBeLessThan(200);
  }
});
