import type { Local } from '@landsea/local';
import type { Page } from '@playwright/test';
import { launchBrowser, openAs } from '../browser.js';
import { makeMember } from '../crowd.js';
import type { Extent } from '../extent.js';
import { bounded, percentile, type Figure } from '../figures.js';
import { timed, type Timed } from '../in-page.js';
import { expenseCount, makeBigTrip } from './make-big-trip.js';

const full = { rounds: 6, edits: 25 };
const few = { rounds: 1, edits: 1 };
const table = '[role=table][aria-label="Budget by category"]';
const contentMs = 150;
const elsewhereMs = 300;
const pauseMs = 50;

/** Dashboard to budget center to spending hub and back, each page loaded before. */
async function wander(page: Page, tripId: string, rounds: number): Promise<Figure[]> {
  const to = (path: string) => ({ click: `main a[href="/trip/${tripId}/${path}"]` });
  const steps = [
    { name: 'dashboard to budget center', act: to('budget-center'), until: { selector: table } },
    {
      name: 'budget center to spending hub',
      act: to('budget'),
      until: { selector: '#all-expenses' },
    },
    {
      name: 'spending hub to dashboard',
      act: to('dashboard'),
      until: { selector: 'h2', text: 'Budget tide' },
    },
  ];
  const taken = new Map<string, Timed[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, act, until } of steps) {
      const time = await timed(page, act, until);
      if (round > 0) taken.set(name, [...(taken.get(name) ?? []), time]);
    }
  }
  return [...taken].flatMap(([name, times]) => {
    const ms = times.map((time) => time.ms);
    return [
      { name: `${name}, best`, ...bounded(Math.min(...ms), contentMs, `median ${median(ms)}`) },
      {
        name: `${name}, longest task`,
        value: Math.min(...times.map(longest)),
        unit: 'ms',
        note: 'the best round',
      },
    ];
  });
}

const median = (values: readonly number[]): string => percentile(values, 0.5).toFixed(0);
const longest = ({ longestTaskMs }: Timed): number => longestTaskMs;

/** Each letter of a search over all expenses, and emptying it again. */
async function search(page: Page): Promise<Figure[]> {
  const field = 'input[type=search]';
  const times: Timed[] = [];
  for (const text of ['c', 'ch', 'chu', 'churros 12', '', '12.', '', 'd', 'dining', 'dining 5', '']) {
    const status = 'section[aria-labelledby=all-expenses] [role=status]';
    const before = (await page.locator(status).textContent()) ?? '';
    times.push(await timed(page, { fill: field, text }, { selector: status, not: before }));
  }
  const ms = times.map((time) => time.ms);
  return [
    {
      name: 'a letter to its answer, median',
      value: percentile(ms, 0.5),
      unit: 'ms',
      note: `${expenseCount} expenses`,
    },
    { name: 'a letter to its answer, longest', value: Math.max(...ms), unit: 'ms' },
    {
      name: 'longest task of a search',
      ...bounded(Math.max(...times.map(longest)), pauseMs, '0: none over 50 ms'),
    },
  ];
}

/** An amount changed in one browser: when its own totals follow, and when another's do. */
async function edit(editing: Page, watching: Page, edits: number): Promise<Figure[]> {
  await watching.evaluate((table) => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const words = document.querySelector(table)?.textContent ?? '';
      requestAnimationFrame(() => (seen[words] ??= Date.now()));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, table);
  const own: Timed[] = [];
  const begun: [string, number][] = [];
  for (let round = 0; round < edits; round += 1) {
    const before = (await editing.locator(table).textContent()) ?? '';
    const act = {
      fill: 'input[aria-label="Planned for Resort Stay"]',
      text: `${2_000 + round}`,
      enter: true,
    } as const;
    const time = await timed(editing, act, { selector: table, not: before });
    own.push(time);
    begun.push([(await editing.locator(table).textContent()) ?? '', time.startedAt]);
  }
  await watching.waitForTimeout(1_000);
  const seen = await watching.evaluate(() => (window as { seen?: Record<string, number> }).seen ?? {});
  const delays = begun.map(([words, startedAt]) => (seen[words] ?? Number.POSITIVE_INFINITY) - startedAt);
  const ms = own.map((time) => time.ms);
  return [
    { name: 'an edit to its totals, best', value: Math.min(...ms), unit: 'ms', note: `median ${median(ms)}` },
    { name: 'an edit, longest task, median', value: percentile(own.map(longest), 0.5), unit: 'ms' },
    { name: 'an edit in another browser, median', value: percentile(delays, 0.5), unit: 'ms' },
    {
      name: 'an edit in another browser, p95',
      ...bounded(percentile(delays, 0.95), elsewhereMs, `${edits} edits`),
    },
  ];
}

/** A trip of 14 days, 10 people and 2,000 expenses in a real browser. */
export async function bigTrip(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { rounds, edits } = smoke ? few : full;
  const member = await makeMember(local);
  await makeBigTrip(local, member);
  const browser = await launchBrowser();
  try {
    const page = await openAs(browser, local, member, 'dashboard');
    await page.getByRole('heading', { name: 'Budget tide' }).waitFor();
    const figures = await wander(page, member.tripId, rounds);
    await page.goto(`${local.origin}/trip/${member.tripId}/budget`);
    await page.getByRole('searchbox').waitFor();
    await page.waitForTimeout(2_000);
    figures.push(...(await search(page)));
    await page.goto(`${local.origin}/trip/${member.tripId}/budget-center`);
    const watching = await openAs(browser, local, member, 'budget-center');
    for (const each of [page, watching]) await each.locator('.recharts-surface').last().waitFor();
    await watching.waitForTimeout(2_000);
    figures.push(...(await edit(page, watching, edits)));
    return figures;
  } finally {
    await browser.close();
  }
}
