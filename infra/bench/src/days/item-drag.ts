import type { DayItem } from '@landsea/contracts/planning';
import type { Local } from '@landsea/local';
import type { Browser, Page } from '@playwright/test';
import { openAs } from '../browser.js';
import type { Member } from '../crowd.js';
import { makeBoundedFigure, computePercentile, type Figure } from '../figures.js';

const slower = 4;
const mostMs = 50;
const stepPx = 14;
const steps = 20;

interface Drag {
  lift: number;
  along: number;
  drop: number;
}

interface Task {
  at: number;
  ms: number;
}

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** The longest task between two moments, 0 when none was over 50 ms. */
const longest = (tasks: readonly Task[], from: number, until: number): number =>
  Math.max(0, ...tasks.filter(({ at }) => at >= from && at < until).map(({ ms }) => ms));

/** Drags a card down the ruler and lets it go where it was. */
async function drag(page: Page, id: string): Promise<Drag> {
  const card = page.locator(`#item-${id}`);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(1_500);
  const box = await card.boundingBox();
  if (!box) throw new Error('the card is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.waitForTimeout(500);
  const lifted = await now(page);
  await page.mouse.down();
  await page.mouse.move(x, y + 8);
  await page.waitForTimeout(1_000);
  const moved = await now(page);
  for (let step = 1; step < steps; step += 1) {
    const down = step <= steps / 2 ? step : steps - step;
    await page.mouse.move(x, y + down * stepPx);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(1_000);
  const dropped = await now(page);
  await page.mouse.move(x, y);
  await page.mouse.up();
  await page.waitForTimeout(2_000);
  const tasks = await page.evaluate(() => (window as { tasks?: Task[] }).tasks ?? []);
  return {
    lift: longest(tasks, lifted, moved),
    along: longest(tasks, moved, dropped),
    drop: longest(tasks, dropped, Number.POSITIVE_INFINITY),
  };
}

/** An item dragged along the ruler of the daily planner by mouse, the processor four times as slow. */
export async function measureItemDrag(
  browser: Browser,
  local: Local,
  member: Member,
  item: DayItem,
  drags: number,
): Promise<Figure[]> {
  const page = await openAs(browser, local, member, 'daily-planner-v2');
  await page.locator(`#item-${item.id}`).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2_000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => {
    const tasks: Task[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration });
    }).observe({ entryTypes: ['longtask'] });
  });
  const taken: Drag[] = [];
  for (let each = 0; each < drags; each += 1) taken.push(await drag(page, item.id));
  await page.context().close();
  const along = taken.map((each) => each.along);
  return [
    { name: 'lifting an item, longest task', value: Math.max(...taken.map(({ lift }) => lift)), unit: 'ms' },
    {
      name: 'dragging along the ruler, longest task',
      ...makeBoundedFigure(
        Math.max(...along),
        mostMs,
        `median of ${drags} drags ${computePercentile(along, 0.5).toFixed(0)}; 0: none over 50`,
      ),
    },
    { name: 'letting go, longest task', value: Math.max(...taken.map(({ drop }) => drop)), unit: 'ms' },
  ];
}
