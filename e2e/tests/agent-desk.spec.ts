import { addDays, getDateIn } from '@landsea/contracts/core';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.js';
import { expect, test } from '../fixtures.js';
import { addClient, makeClientTrip, registerUnseen, somebody } from '../journey.js';
import { press } from '../keyboard.js';

/** Dining and Lightning Lane of a trip that starts then open within the two weeks that the morning shows. */
const soonToBook = addDays(getDateIn(new Date()), 66);

/** An agent with one client, whose trip has windows that open soon. */
const deskWithWork = async (page: Page): Promise<string> => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerUnseen(page, somebody('Dana'), 'agent');
  const clientId = await addClient(page);
  await makeClientTrip(page, clientId, 'Castles and coral', soonToBook);
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/v1/morning');
      return ((await answer.json()) as { total: number }).total;
    }, 'windows in the morning')
    .toBeGreaterThan(1);
  return clientId;
};

const stage = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('a trip moves to another stage, by mouse or by menu, and stays there', async ({ page, isMobile }) => {
  await deskWithWork(page);
  await page.goto('/app/agents/trips');
  const card = page.getByRole('listitem').filter({ hasText: 'Castles and coral' });
  await expect(card).toBeVisible();
  // It is shown there at once, and saved a moment later.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  if (isMobile) {
    await card.getByRole('button', { name: 'Move to…' }).click();
    await page.getByRole('menuitem', { name: 'Booked' }).click();
    await page.getByLabel('Stage', { exact: true }).selectOption({ label: 'Booked (1)' });
  } else {
    const from = await card.boundingBox();
    const to = await stage(page, 'Booked').boundingBox();
    if (!from || !to) throw new Error('the board is not drawn');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height - 12);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2 + 30, from.y + from.height - 12, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 8 });
    await page.mouse.up();
  }
  await expect(
    stage(page, 'Booked').getByRole('paragraph').filter({ hasText: 'Castles and coral' }),
  ).toBeVisible();
  expect((await saved).status()).toBe(200);
  if (!isMobile) {
    const overflow = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX === 'auto',
        ).length,
    );
    expect(overflow, 'every stage fits').toBe(0);
  }
  await page.reload();
  if (isMobile) await page.getByLabel('Stage', { exact: true }).selectOption({ label: 'Booked (1)' });
  await expect(
    stage(page, 'Booked').getByRole('paragraph').filter({ hasText: 'Castles and coral' }),
  ).toBeVisible();
});

test('the morning is worked through by keyboard alone', async ({ page }) => {
  await deskWithWork(page);
  await page.goto('/app/agents/morning');
  // An open entry has lists of its own.
  const entries = page.getByRole('main').locator('li:has(> button[aria-expanded])');
  await expect(entries.first()).toBeVisible();
  const before = await entries.count();
  expect(before).toBeGreaterThan(1);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
  await page.keyboard.press('Shift+N');
  await expect(page.getByText(/^Ada Tester: (no table|no ride|nothing) left\.$/)).toBeVisible();
  await expect(entries).toHaveCount(before - 1);
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(entries).toHaveCount(before);
  while ((await entries.count()) > 0) {
    const left = await entries.count();
    await page.keyboard.press('j');
    await page.keyboard.press('d');
    await expect(entries).toHaveCount(left - 1);
  }
  await expect(page.getByText('Nothing opens or is due')).toBeVisible();
});

test('axe finds nothing on the pages of an agent with work to do', async ({ page, isMobile }) => {
  const clientId = await deskWithWork(page);
  const pages: [path: string, sign: string][] = [
    ['/app/agents/morning', 'Ada Tester'],
    ['/app/agents/trips', 'Castles and coral'],
    ['/app/core-needs', 'Ada Tester'],
    ['/app/agents/clients', 'Ada Tester'],
    [`/app/agents/clients/${clientId}`, 'Ada Tester'],
  ];
  for (const [index, [path, sign]] of pages.entries()) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(sign).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page, path, index > 0);
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(tooWide, `${path} is wider than the window, in px`).toBe(0);
  }
  await page.goto('/app/agents/trips');
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('radio', { name: 'By departure' }).check();
  await expect(page.getByRole('main').getByText('Castles and coral').first()).toBeVisible();
  await expectAccessible(page, 'the trips by departure', true);
  await page.goto('/app/agents/morning');
  await page.getByRole('main').getByRole('listitem').first().getByRole('button', { expanded: false }).click();
  await expect(page.getByRole('button', { name: 'None left' }).first()).toBeVisible();
  await expectAccessible(page, 'an open entry of the morning', true);
});
