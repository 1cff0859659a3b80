import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { register, somebody, startTrial } from '../journey.js';
import { expectedAt, placeOf, problemsAt, walker } from '../places.js';
import { lookAround } from '../walk.js';

/** The page that keeps what a line of the price list promises. */
const pages: Readonly<Record<string, string>> = {
  'All of your clients’ trips': '/app/agents/trips',
  'Client manager and intake forms': '/app/agents/intake-forms',
  'Branded itineraries and client portals': '/app/agents/trips',
  'Your own colors and logo': '/settings/branding',
};

const pathsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test('every line that sells the Agent plan leads to a page that opens', async ({ page }) => {
  test.slow();
  await register(page, somebody('Alex'), 'agent');
  await page.goto('/agents');
  const abilities = page
    .getByRole('region', { name: 'What you can do today' })
    .getByRole('heading', { level: 3 });
  await expect(abilities.first()).toBeVisible();
  // Each line of the agents' page is itself the link to what it sells.
  const told = await pathsOf(abilities.getByRole('link'));
  expect(told).toHaveLength(await abilities.count());

  await page.goto('/pricing');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Agent', exact: true }) });
  const lines = await card.getByRole('list').getByRole('listitem').allInnerTexts();
  expect(lines.toSorted()).toEqual(Object.keys(pages).toSorted());

  await card.getByRole('button', { name: 'Start Free Agent Trial' }).click();
  await startTrial(page);
  const opened = page.getByRole('region', { name: 'What you can use now' }).getByRole('link');
  await expect(opened.first()).toBeVisible();
  const paths = await pathsOf(opened);

  const agent = walker('agent', '/app/agents/clients');
  const problems: string[] = [];
  for (const path of new Set([...told, ...Object.values(pages), ...paths])) {
    const place = placeOf(path);
    expect(place.page.planned ?? false, path).toBe(false);
    expect((await page.goto(path))?.status(), path).toBe(200);
    problems.push(...problemsAt(await lookAround(page, expectedAt(place, agent)), place, agent));
  }
  expect(problems).toEqual([]);
});
