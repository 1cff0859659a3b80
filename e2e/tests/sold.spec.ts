import { expect, test } from '../fixtures.js';
import { register, somebody, startTrial } from '../journey.js';
import { expectedAt, placeOf, problemsAt, walker } from '../places.js';
import { lookAround } from '../walk.js';

/** The page that keeps what a line of the price list or of the agents' page promises. */
const pages: Readonly<Record<string, string>> = {
  'All of your clients’ trips': '/app/agents/trips',
  'Client manager and intake forms': '/app/agents/intake-forms',
  'Branded itineraries and client portals': '/app/agents/trips',
  'Your own colors and logo': '/settings/branding',
  'A morning in order': '/app/agents/morning',
  'Every household in one list': '/app/agents/clients',
  'Bring your list': '/app/agents/clients/import',
  'Forms that fill your list': '/app/agents/intake-forms',
  'Quotes they can compare': '/app/agents/quotes',
  'Bookings, and what’s due': '/app/agents/trips',
  'Commissions to the cent': '/app/agents/commissions',
  'Agreements signed on a phone': '/app/agents/agreements',
  'Messages that arrive': '/app/agents/messages',
  'Reminders that send themselves': '/app/agents/task-lists',
  'Reunions, room by room': '/app/agents/groups',
  'Trips you plan or follow': '/app/agents/trips',
  'Your name on it': '/settings/branding',
  'Their consent, in plain sight': '/app/agents/clients',
  'Colleagues, too': '/app/agents/team',
};

test('every line that sells the Agent plan leads to a page that opens', async ({ page }) => {
  test.slow();
  await register(page, somebody('Alex'), 'agent');
  await page.goto('/agents');
  const abilities = page
    .getByRole('region', { name: 'What you can do today' })
    .getByRole('heading', { level: 3 });
  await expect(abilities.first()).toBeVisible();
  const lines = await abilities.allInnerTexts();

  await page.goto('/pricing');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Agent', exact: true }) });
  lines.push(...(await card.getByRole('list').getByRole('listitem').allInnerTexts()));
  expect(lines.filter((line) => pages[line] === undefined)).toEqual([]);
  expect(lines.toSorted()).toEqual(Object.keys(pages).toSorted());

  await card.getByRole('button', { name: 'Start Free Agent Trial' }).click();
  await startTrial(page);
  const opened = page.getByRole('region', { name: 'What you can use now' }).getByRole('link');
  await expect(opened.first()).toBeVisible();
  const paths = await opened.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

  const agent = walker('agent', '/app/agents/clients');
  const problems: string[] = [];
  for (const path of new Set([...Object.values(pages), ...paths])) {
    const place = placeOf(path);
    expect(place.page.planned ?? false, path).toBe(false);
    expect((await page.goto(path))?.status(), path).toBe(200);
    problems.push(...problemsAt(await lookAround(page, expectedAt(place, agent)), place, agent));
  }
  expect(problems).toEqual([]);
});
