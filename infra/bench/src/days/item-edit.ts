import type { DayItem } from '@landsea/contracts/planning';
import type { Local } from '@landsea/local';
import type { Browser, Page } from '@playwright/test';
import { openAs, signInAs } from '../browser.js';
import type { Member } from '../crowd.js';
import { makeBoundedFigure, computePercentile, type Figure } from '../figures.js';

const mostMs = 300;

/** Notes when each title of the item is first on the screen, and when the stream says that items changed. */
const watch = (page: Page, id: string, stream: string): Promise<void> =>
  page.evaluate(
    ([id, stream]) =>
      new Promise<void>((resolve) => {
        const seen: Record<string, number> = {};
        const events: number[] = [];
        Object.assign(window, { seen, events });
        new MutationObserver(() => {
          const title = /Edit \d+!/.exec(document.getElementById(id)?.textContent ?? '')?.[0];
          if (title !== undefined) requestAnimationFrame(() => (seen[title] ??= Date.now()));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        const source = new EventSource(stream);
        const note = ({ data }: MessageEvent<string>) => {
          if ((JSON.parse(data) as { type: string }).type === 'items.changed') events.push(Date.now());
        };
        source.onmessage = note;
        source.addEventListener('items.changed', note);
        source.onopen = () => resolve();
      }),
    [`item-${id}`, stream] as const,
  );

/** Renames the item in a page of the origin. @returns when the request was made. */
const rename = (page: Page, path: string, version: number, title: string): Promise<number> =>
  page.evaluate(
    async ({ path, version, title }) => {
      const started = Date.now();
      const answer = await fetch(path, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ version, title }),
      });
      if (!answer.ok) throw new Error(`the edit was answered ${answer.status}`);
      return started;
    },
    { path, version, title },
  );

/** One browser saves an item, another shows the daily planner: from the request until its card has the new title. */
export async function measureItemEdit(
  browser: Browser,
  local: Local,
  member: Member,
  item: DayItem,
  edits: number,
): Promise<Figure[]> {
  const trip = `/api/v1/trips/${member.tripId}`;
  const editor = await browser.newContext();
  await signInAs(editor, local, member);
  const editing = await editor.newPage();
  await editing.goto(`${local.origin}/remotes.json`);
  const watching = await openAs(browser, local, member, 'daily-planner-v2');
  await watching.locator(`#item-${item.id}`).waitFor({ timeout: 60_000 });
  await watching.waitForTimeout(2_000);
  await watch(watching, item.id, `${trip}/stream`);
  const starts: [string, number][] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    const title = `Edit ${edit + 1}!`;
    starts.push([title, await rename(editing, `${trip}/items/${item.id}`, item.version + edit, title)]);
    await watching.waitForTimeout(1_000);
  }
  const { seen, events } = await watching.evaluate(() => {
    const { seen, events } = window as { seen?: Record<string, number>; events?: number[] };
    return { seen, events };
  });
  const delays = starts.map(([title, started]) => (seen?.[title] ?? Number.POSITIVE_INFINITY) - started);
  const arrivals = starts.map(
    ([, started]) => (events?.find((at) => at >= started) ?? Number.POSITIVE_INFINITY) - started,
  );
  for (const page of [editing, watching]) await page.context().close();
  return [
    { name: 'an item edit to its event, p95', value: computePercentile(arrivals, 0.95), unit: 'ms' },
    { name: 'an item edit in another browser, median', value: computePercentile(delays, 0.5), unit: 'ms' },
    {
      name: 'an item edit in another browser, p95',
      ...makeBoundedFigure(computePercentile(delays, 0.95), mostMs, `${edits} edits`),
    },
  ];
}
