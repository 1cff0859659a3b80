import { expectAccessible } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, register, somebody } from '../journey.js';
import { addDays, getDateIn } from '@landsea/contracts/core';

test('a new agent works through a sample’s morning, and lists begin near the top', async ({
  page,
  isMobile,
}) => {
  test.slow();
  await register(page, somebody('Dana'), 'agent');
  await page.getByRole('button', { name: 'Add a sample family' }).click();
  await expect(page.getByRole('link', { name: 'Open their morning' })).toBeVisible();
  await expectAccessible(page, 'the quick start', false);
  await page.getByRole('link', { name: 'Open their morning' }).click();
  await expect(page.getByRole('button', { name: /Sofia Rivera.*2 wishes/ })).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog').getByText('2 wishes open: try again tomorrow 6:00?')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sofia Rivera: again tomorrow at 6:00 AM Eastern.')).toBeVisible();
  await page.goto('/app/core-needs');
  await expect(page.getByRole('heading', { name: 'Safe to sleep' })).toBeVisible();

  const clientId = await addClient(page);
  await makeClientTrip(page, clientId, 'Castles and coral', addDays(getDateIn(new Date()), 20));
  await page.goto('/app/agents/clients');
  const client = page.getByRole('link', { name: 'Ada Tester' }).filter({ visible: true }).first();
  await expect(client).toBeVisible();
  if (isMobile) expect((await client.boundingBox())?.y, 'the first client').toBeLessThan(260);
  await expectAccessible(page, 'the clients', true);
  await page.goto('/app/agents/trips');
  if (isMobile) await page.getByLabel('Stage', { exact: true }).selectOption({ label: 'Planning (2)' });
  const trip = page.getByRole('link', { name: 'Ada Tester' });
  await expect(trip).toBeVisible();
  await expectAccessible(page, 'the trips', true);
  await page.goto('/app/core-needs');
  await expect(
    page
      .getByText('No hotel yet')
      .or(page.getByText('No tickets recorded'))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'what is missing', true);
});
