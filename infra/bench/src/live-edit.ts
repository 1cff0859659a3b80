import type { Local } from '@landsea/local';
import { launchBrowser, signInAs } from './browser.js';
import { makeMember } from './crowd.js';
import type { Extent } from './extent.js';
import { computePercentile, type Figure } from './figures.js';

/** One browser saves a budget line, another has the trip's stream open: from the request to the event. */
export async function measureLiveEdit(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const edits = smoke ? 2 : 50;
  const member = await makeMember(local);
  const browser = await launchBrowser();
  try {
    const [editor, watcher] = await Promise.all([browser.newContext(), browser.newContext()]);
    for (const context of [editor, watcher]) await signInAs(context, local, member);
    const [editing, watching] = await Promise.all([editor.newPage(), watcher.newPage()]);
    // Any address of the origin will do; a page of the product would follow the trip too, and use up the calls of its person.
    for (const page of [editing, watching]) await page.goto(`${local.origin}/remotes.json`);
    const base = `/api/v1/trips/${member.tripId}`;
    await watching.evaluate(
      (stream) =>
        new Promise<void>((resolve) => {
          const source = new EventSource(stream);
          const arrivals: Record<string, number> = {};
          Object.assign(window, { arrivals });
          source.onopen = () => resolve();
          const note = ({ data }: MessageEvent<string>) => {
            const event = JSON.parse(data) as { type: string; line?: { id: string; version: number } };
            if (event.line) arrivals[`${event.line.id}:${event.line.version}`] = Date.now();
          };
          source.onmessage = note;
          source.addEventListener('budget.line-saved', note);
        }),
      `${base}/stream`,
    );
    const sent = await editing.evaluate(
      async ({ budget, edits }) => {
        type Line = { id: string; version: number; spentCents: number };
        const { lines } = (await (await fetch(budget)).json()) as { lines: Line[] };
        let line = lines[0] as Line;
        const starts: [string, number][] = [];
        for (let edit = 0; edit < edits; edit += 1) {
          const started = Date.now();
          const answer = await fetch(`${budget}/lines/${line.id}`, {
            method: 'PATCH',
            headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
            body: JSON.stringify({ version: line.version, spentCents: edit }),
          });
          if (!answer.ok) throw new Error(`the edit was answered ${answer.status}`);
          line = (await answer.json()) as Line;
          starts.push([`${line.id}:${line.version}`, started]);
        }
        return starts;
      },
      { budget: `${base}/budget`, edits },
    );
    await watching.waitForTimeout(2_000);
    const arrivals = await watching.evaluate(
      () => (window as { arrivals?: Record<string, number> }).arrivals ?? {},
    );
    const delays = sent.map(([key, started]) => (arrivals[key] ?? Number.POSITIVE_INFINITY) - started);
    const lost = delays.filter((delay) => !Number.isFinite(delay)).length;
    return [
      { name: 'edit to second browser, median', value: computePercentile(delays, 0.5), unit: 'ms' },
      { name: 'edit to second browser, p95', value: computePercentile(delays, 0.95), unit: 'ms' },
      { name: 'edits that never arrived', value: lost, unit: `of ${edits}` },
    ];
  } finally {
    await browser.close();
  }
}
