import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectFits } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { toast } from '../journey.js';
import { mailTo } from '../mail.js';
import { portBase } from '../product.js';
import type { AgentSeason } from './season.js';

/** Step 11: the mother leaves with a copy; the agent is told and keeps the numbers. */
export const leave = async (season: AgentSeason): Promise<void> => {
  const { desk, phone, tally, dana } = season;
  const { page } = desk;
  await test.step('11. the mother leaves, and keeps a copy', async () => {
    await phone.page.goto('/settings#travel-agent');
    phone.take();
    await phone.press('Leave this agent');
    const dialog = phone.page.getByRole('dialog');
    await expect(dialog).toContainText('Spring at the parks');
    await phone.press('Leave this agent', dialog);
    await expect(toast(phone.page)).toContainText('You left Dana Whitlock');
    tally.note('11 the mother leaves', phone.take());
    await phone.page.goto('/kept-trips');
    await phone.page.getByRole('link', { name: /Spring at the parks/ }).click();
    await expect(phone.page.getByText('48213377')).toBeVisible();
    await expect(phone.page.getByText('Space 220 Restaurant')).toBeVisible();
    await expectFits(phone.page, 'the copy of a trip');
  });

  await test.step('the agent is told, and keeps the numbers', async () => {
    await mailTo(dana.email, /^Jennifer Brubaker left$/);
    await page.goto('/app/agents/morning');
    await expect(
      page.getByText(/left on .*You keep what you planned; Jennifer no longer sees it/),
    ).toBeVisible();
    await page.goto(`/app/agents/trips/${season.tripId}/bookings`);
    await expect(page.getByText('48213377')).toBeVisible();
  });
};

/** Ends the plan at once, as the supplier of payments does at the end of a period. */
const endPlan = async ({ checkout }: AgentSeason): Promise<void> => {
  const file = join(process.env['LANDSEA_E2E_HOME'] ?? '', 'secrets.json');
  const { stripeSecretKey } = JSON.parse(await readFile(file, 'utf8')) as { stripeSecretKey: string };
  const headers = { authorization: `Bearer ${stripeSecretKey}` };
  const stripe = `http://127.0.0.1:${portBase + 4}/v1`;
  const session = await fetch(`${stripe}/checkout/sessions/${checkout}`, { headers });
  const { subscription } = (await session.json()) as { subscription: string };
  const ended = await fetch(`${stripe}/subscriptions/${subscription}`, { method: 'DELETE', headers });
  expect(ended.status).toBe(200);
};

/** Step 12: the plan ends; all is read on, nothing is added, and the family’s itinerary stays. */
export const endSeason = async (season: AgentSeason): Promise<void> => {
  const { desk, phone, dana } = season;
  const { page } = desk;
  await test.step('12. the plan ends', async () => {
    await endPlan(season);
    await mailTo(dana.email, /^Your Agent plan has ended$/);
    const pages = [
      '/app/agents/morning',
      '/app/agents/clients',
      '/app/agents/trips',
      `/app/agents/trips/${season.tripId}/bookings`,
      '/app/agents/commissions',
    ];
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByText(/^Your plan ended on /), path).toBeVisible();
    }
    await expect(page.getByText(/You can edit your clients’ trips until/)).toBeVisible();
  });

  await test.step('a new client waits, what is there is read and taken along, and the family reads on', async () => {
    await page.goto('/app/agents/clients/new');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Byron');
    await page.getByLabel('Email').fill('ada@numbers.example');
    await page.getByRole('button', { name: 'Add client' }).click();
    await expect(page.getByText('Your list is full')).toBeVisible();
    await page.goto('/app/agents/clients?search=Brubaker');
    await expect(
      page.getByRole('link', { name: 'Jennifer Brubaker' }).filter({ visible: true }).first(),
    ).toBeVisible();
    await phone.page.goto(season.itinerary);
    await expect(phone.page.getByRole('heading', { level: 1, name: 'Spring at the parks' })).toBeVisible();
  });
};
