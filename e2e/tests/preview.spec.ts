import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@landsea/contracts/core';
import { SeededTrip } from '@landsea/contracts/trip';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { cards, fillRegistration, payByCard, somebody, toast, tripStart } from '../journey.js';

/** An assistant makes a trip, with the key that the product was started with. */
async function assistantMakes(page: Page, tripName: string): Promise<SeededTrip> {
  const secrets = join(process.env['LANDSEA_E2E_HOME'] ?? '', 'secrets.json');
  const { seedTripKey } = JSON.parse(await readFile(secrets, 'utf8')) as { seedTripKey: string };
  const answer = await page.request.post('/api/seed-trip', {
    headers: { authorization: `Bearer ${seedTripKey}` },
    data: {
      tripName,
      mode: 'parks',
      startDate: tripStart,
      endDate: addDays(tripStart, 4),
      party: { adults: 2, children: 1, childAges: [6] },
      estimatedCost: 5400,
    },
  });
  expect(answer.status()).toBe(201);
  return SeededTrip.parse(await answer.json());
}

test('what an assistant planned is paid for first, and is the buyer’s after the sign-in', async ({
  page,
}) => {
  test.slow();
  const name = `By chat ${randomUUID().slice(0, 8)}`;
  const { tripId, address } = await assistantMakes(page, name);

  await test.step('a visitor sees the preview', async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('This is a temporary trip preview')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete Payment ($39)' })).toBeEnabled();
    await expect(page.getByText('$5,400')).toBeVisible();
    await expect(page.getByText('Invite family to collaborate')).toBeVisible();
    await expectAccessible(page, 'a preview');
  });

  await test.step('pays without an account, and is asked for one', async () => {
    await page.getByRole('button', { name: 'Unlock Trip for $39' }).click();
    await page.waitForURL('**/c/pay/**');
    await payByCard(page, cards.good);
    await page.waitForURL('**/payment-success**');
    await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible();
    await expectAccessible(page, 'the claim of a preview');
  });

  await test.step('registers, and the trip is theirs and unlocked', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
    await page.waitForURL('**/auth/signup');
    await fillRegistration(page, somebody('Robin'));
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Access Granted' })).toBeVisible();
    await expect(toast(page).filter({ hasText: 'Payment Successful!' })).toBeVisible();
    await page.waitForURL(`**/trip/${tripId}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Child 1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlock this trip' })).toHaveCount(0);
  });

  await test.step('the assistant’s address now shows the trip', async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('This is a temporary trip preview')).toHaveCount(0);
  });
});

test('who only knows the address of a paid preview gets neither the trip nor a second bill', async ({
  page,
  browser,
}) => {
  const { tripId, address, checkoutUrl } = await assistantMakes(page, 'Paid by another');
  await page.goto(checkoutUrl);
  await page.waitForURL('**/c/pay/**');
  await payByCard(page, cards.good);
  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible();
  const returned = page.url();

  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(checkoutUrl);
  await stranger.waitForURL(`**/trip/${tripId}?preview=1&checkout=paid`);
  await expect(stranger.getByText(/already been paid for, from another browser/)).toBeVisible();
  await stranger.goto(returned);
  await stranger.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
  await fillRegistration(stranger, somebody('Stranger'));
  await stranger.getByRole('button', { name: 'Create Account' }).click();
  await expect(stranger.getByText(/We could not find this payment for you/)).toBeVisible();
  await stranger.goto(address);
  await expect(stranger.getByText('This is a temporary trip preview')).toBeVisible();
  await context.close();
});
