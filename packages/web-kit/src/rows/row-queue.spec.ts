import { takeSequence } from '@landsea/web-kit';
import { RowQueue, type Sent } from './row-queue';

interface Line {
  id: string;
  version: number;
  planned: number;
  spent: number;
}
type Change = Partial<Pick<Line, 'planned' | 'spent'>>;

const trip = 'trip-1';
const aLine = (overrides: Partial<Line> = {}): Line => ({
  id: 'line-1',
  version: 1,
  planned: 500,
  spent: 0,
  ...overrides,
});

/** A queue with what its list shows, and a service whose answers the test gives when it likes. */
const start = () => {
  const queue = new RowQueue<Line, Change>();
  const shown = new Map<string, Line>();
  const bases: Line[] = [];
  const answers: ((answer: Sent<Line>) => void)[] = [];
  const show = (id: string) => (row: Line | undefined) => {
    queue.remember(trip, id, row);
    if (row) shown.set(id, row);
    else shown.delete(id);
  };
  const answer = () => new Promise<Sent<Line>>((resolve) => answers.push(resolve));
  return {
    queue,
    shown,
    bases,
    answer: async (sent: Sent<Line>) => {
      answers.shift()?.(sent);
      await settle();
    },
    waiting: () => answers.length,
    create: (row: Line) => queue.create(row, answer, show(row.id)),
    edit: (seen: Line, change: Change) =>
      queue.edit(seen, change, (base) => (bases.push(base), answer()), show(seen.id)),
    remove: (row: Line) =>
      queue.remove(row, async () => ({ isGone: false, ...(await answer()) }), show(row.id)),
  };
};

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const sentNow = () => ({ sentAt: takeSequence() });

describe('edits of a row', () => {
  it('show both at once, and go out one after the other with the version the first made', async () => {
    const page = start();
    const line = aLine();
    void page.edit(line, { planned: 100 });
    void page.edit(line, { spent: 200 });
    await settle();
    expect(page.shown.get(line.id)).toMatchObject({ planned: 100, spent: 200 });
    expect(page.bases).toHaveLength(1);
    await page.answer({ saved: aLine({ planned: 100, version: 2 }) });
    expect(page.shown.get(line.id)).toMatchObject({ planned: 100, spent: 200 });
    expect(page.bases[1]?.version).toBe(2);
    await page.answer({ saved: aLine({ planned: 100, spent: 200, version: 3 }) });
    expect(page.shown.get(line.id)?.version).toBe(3);
    expect(page.queue.isPending(line.id)).toBe(false);
  });

  it('do not wait for those of another row', async () => {
    const page = start();
    void page.edit(aLine(), { planned: 1 });
    void page.edit(aLine({ id: 'line-2' }), { planned: 2 });
    await settle();
    expect(page.bases.map(({ id }) => id)).toEqual(['line-1', 'line-2']);
  });

  it('are taken back when refused, without the ones after them', async () => {
    const page = start();
    void page.edit(aLine(), { planned: 100 });
    void page.edit(aLine(), { spent: 200 });
    await settle();
    await page.answer({});
    expect(page.shown.get('line-1')).toMatchObject({ planned: 500, spent: 200 });
  });

  it('follow this browser\u2019s own version when they began before it, never somebody else\u2019s', async () => {
    const page = start();
    void page.edit(aLine(), { planned: 100 });
    await settle();
    await page.answer({ saved: aLine({ version: 2 }) });
    expect(page.queue.getBase(aLine()).version).toBe(2);
    void page.edit(aLine({ version: 2 }), { planned: 300 });
    await settle();
    await page.answer({ current: aLine({ version: 3 }) });
    expect(page.queue.getBase(aLine()).version).toBe(2);
  });

  it('lie over what arrives from others, which shows once they are refused', async () => {
    const page = start();
    void page.edit(aLine(), { planned: 100 });
    await settle();
    expect(page.queue.getShown(aLine({ planned: 900, spent: 300, version: 2 }))).toMatchObject({
      planned: 100,
      spent: 300,
    });
    await page.answer({});
    expect(page.shown.get('line-1')).toMatchObject({ planned: 900, spent: 300 });
  });

  it('do not show a row again that turned out to be gone', async () => {
    const page = start();
    void page.edit(aLine(), { planned: 100 });
    await settle();
    page.shown.delete('line-1');
    await page.answer({ isGone: true });
    expect(page.shown.has('line-1')).toBe(false);
  });
});

describe('a created row', () => {
  it('shows at once, and its edits wait until the service has it', async () => {
    const page = start();
    const preview = aLine({ version: 0 });
    void page.create(preview);
    void page.edit(preview, { spent: 7 });
    await settle();
    expect(page.shown.get('line-1')).toMatchObject({ spent: 7 });
    expect(page.bases).toHaveLength(0);
    await page.answer({ saved: aLine() });
    expect(page.bases).toMatchObject([{ version: 1 }]);
  });

  it('goes away when it is refused', async () => {
    const page = start();
    void page.create(aLine({ version: 0 }));
    await settle();
    await page.answer({});
    expect(page.shown.size).toBe(0);
  });
});

describe('a removed row', () => {
  it('goes at once, after the edits before it, and comes back when refused', async () => {
    const page = start();
    void page.edit(aLine(), { planned: 100 });
    void page.remove(aLine());
    await settle();
    expect(page.shown.size).toBe(0);
    expect(page.waiting()).toBe(1);
    await page.answer({ saved: aLine({ planned: 100, version: 2 }) });
    expect(page.shown.size).toBe(0);
    await page.answer({});
    expect(page.shown.get('line-1')).toMatchObject({ planned: 100, version: 2 });
  });

  it('begins anew when it is created again under its id', async () => {
    const page = start();
    void page.edit(aLine(), { planned: 100 });
    await settle();
    await page.answer({ saved: aLine({ version: 2 }) });
    void page.remove(aLine({ version: 2 }));
    void page.create(aLine({ version: 0 }));
    await settle();
    expect(page.shown.has('line-1')).toBe(true);
    await page.answer({ isGone: true });
    await page.answer({ saved: aLine({ version: 1 }) });
    expect(page.shown.get('line-1')).toMatchObject({ version: 1 });
    expect(page.queue.getBase(aLine()).version).toBe(1);
  });
});

describe('merging what the service answers', () => {
  it('keeps a row that was created after the list was requested', async () => {
    const page = start();
    const meta = sentNow();
    void page.create(aLine({ version: 0 }));
    await settle();
    await page.answer({ saved: aLine() });
    expect(page.queue.merge(trip, [], meta)).toEqual([aLine()]);
  });

  it('keeps a row that is still being created, whenever the list was requested', async () => {
    const page = start();
    void page.create(aLine({ version: 0 }));
    expect(page.queue.merge(trip, [], sentNow())).toEqual([aLine({ version: 0 })]);
    expect(page.queue.merge(trip, [aLine({ planned: 700 })], sentNow())).toEqual([aLine({ planned: 700 })]);
  });

  it('believes a list that was requested later', () => {
    const page = start();
    page.queue.remember(trip, 'line-1', aLine());
    page.queue.remember(trip, 'line-2', undefined);
    const second = aLine({ id: 'line-2' });
    expect(page.queue.merge(trip, [second], sentNow())).toEqual([second]);
  });

  it('keeps the newer version, whichever way it came', () => {
    const page = start();
    const meta = sentNow();
    page.queue.remember(trip, 'line-1', aLine({ version: 2 }));
    expect(page.queue.merge(trip, [aLine()], meta)).toMatchObject([{ version: 2 }]);
    expect(page.queue.merge(trip, [aLine({ version: 3 })], meta)).toMatchObject([{ version: 3 }]);
  });

  it('does not bring back a row that was removed meanwhile, or is being removed', async () => {
    const page = start();
    const meta = sentNow();
    page.queue.remember(trip, 'line-1', undefined);
    expect(page.queue.merge(trip, [aLine()], meta)).toEqual([]);
    void page.remove(aLine({ id: 'line-2' }));
    expect(page.queue.merge(trip, [aLine({ id: 'line-2' })], sentNow())).toEqual([]);
  });

  it('forgets its own versions of a row that somebody deleted and created again', async () => {
    const page = start();
    void page.edit(aLine(), { planned: 100 });
    await settle();
    await page.answer({ saved: aLine({ planned: 100, version: 2 }) });
    expect(page.queue.merge(trip, [aLine()], sentNow())).toEqual([aLine()]);
    expect(page.queue.getBase(aLine()).version).toBe(1);
  });

  it('lays unanswered edits on top', async () => {
    const page = start();
    void page.edit(aLine(), { planned: 900 });
    expect(page.queue.merge(trip, [aLine({ spent: 300, version: 2 })], sentNow())).toMatchObject([
      { planned: 900, spent: 300 },
    ]);
  });

  it('gives each list only its own rows', () => {
    const page = start();
    const meta = sentNow();
    page.queue.remember('trip-2', 'line-1', aLine());
    expect(page.queue.merge(trip, [], meta)).toEqual([]);
  });
});
