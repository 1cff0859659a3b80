import { buffer } from 'node:stream/consumers';
import type { PaperDay, PaperPlan, PaperRow } from '@landsea/rules/paper-plan';
import { pdfPages } from '../../testing/pdf-text.js';
import { loadFonts } from './pdf-fonts.js';
import { planPdf } from './plan-pdf.js';

const aRow = (change: Partial<PaperRow> = {}): PaperRow => ({
  id: 'row',
  when: '9:15 AM',
  title: 'Big Thunder Mountain Railroad',
  kind: 'attraction',
  facts: 'Frontierland · about 25 min wait',
  note: null,
  ...change,
});
const rows = (count: number, change?: Partial<PaperRow>) =>
  Array.from({ length: count }, (_, index) => aRow({ id: String(index), ...change }));
const aDay = (change: Partial<PaperDay> = {}): PaperDay => ({
  date: '2027-03-14',
  label: 'Sun, Mar 14 · Park day',
  title: 'Magic Kingdom',
  isAtSea: false,
  hours: [],
  allAboard: null,
  remarks: [],
  empty: null,
  rows: rows(1),
  ...change,
});
const aPlan = (change: Partial<PaperPlan> = {}): PaperPlan => ({
  name: 'Spring break',
  dates: 'Mar 14 – Mar 21, 2027',
  bookings: [],
  days: [aDay()],
  lists: [],
  ...change,
});
const drawn = async (change: Partial<PaperPlan>) => {
  const file = await buffer(await planPdf({ plan: aPlan(change), brand: undefined }, await loadFonts()));
  const pages = pdfPages(file);
  return { file, pages, lines: pages.flat() };
};

describe('a plan as a PDF', () => {
  it('shows each thing of the plan', async () => {
    const { file, lines } = await drawn({
      bookings: ['Pop Century, Sun, Mar 14 to Thu, Mar 18'],
      days: [
        aDay({
          hours: ['Typically 9:00 AM – 10:00 PM'],
          allAboard: 'All aboard 4:45 PM',
          remarks: ['Needs Park Hopper tickets'],
          rows: [aRow({ when: '9:30 AM Livorno time', note: 'Ponchos\nHats' })],
        }),
        aDay({ title: 'At sea', empty: 'Nothing planned yet.', rows: [] }),
      ],
      lists: [{ title: 'If there is time', lines: ['Jingle Cruise'] }],
    });
    for (const line of [
      'Spring break',
      'Mar 14 – Mar 21, 2027',
      'Pop Century, Sun, Mar 14 to Thu, Mar 18',
      'Sun, Mar 14 · Park day',
      'Magic Kingdom',
      'Typically 9:00 AM – 10:00 PM',
      'All aboard 4:45 PM',
      'Needs Park Hopper tickets',
      '9:30 AM',
      'Livorno time',
      'Big Thunder Mountain Railroad',
      'Frontierland · about 25 min wait',
      'Ponchos',
      'Hats',
      'Nothing planned yet.',
      'If there is time',
      'Jingle Cruise',
    ])
      expect(lines).toContain(line);
    expect(file.toString('latin1')).toContain('/StructTreeRoot');
  });

  it('has the letters of families’ names, and leaves out pictograms', async () => {
    const names = 'Zoë Núñez, Łódź, Nguyễn Thị, Şule, Ελένη, Наташа';
    const { lines } = await drawn({
      days: [aDay({ rows: [aRow({ facts: names, title: 'Cake 🎂🇺🇸 for Zoë ™' })] })],
    });
    expect(lines).toContain(names);
    expect(lines).toContain('Cake for Zoë ™');
  });

  it('keeps a day whole on its page, and names a day that goes on', async () => {
    const { pages } = await drawn({
      days: [
        aDay({ rows: rows(12) }),
        aDay({ title: 'EPCOT', rows: rows(12) }),
        aDay({ title: 'Long', rows: rows(40) }),
      ],
    });
    expect(pages.map((lines) => lines.filter((line) => /^(Magic Kingdom|EPCOT|Long)$/.test(line)))).toEqual([
      ['Magic Kingdom'],
      ['EPCOT', 'Long'],
      [],
      [],
      [],
    ]);
    expect(pages[2]).toContain('Sun, Mar 14 · Park day · Long, continued');
    expect(pages.flat().filter((line) => line === 'Big Thunder Mountain Railroad')).toHaveLength(64);
  });

  it('ends a plan that nobody could carry with where the rest is', async () => {
    const long = { facts: 'Somebody Ünnamed, '.repeat(130), note: 'A word and another '.repeat(50) };
    const { file, pages } = await drawn({
      days: Array.from({ length: 10 }, () => aDay({ rows: rows(100, long) })),
    });
    expect(pages).toHaveLength(80);
    expect(pages.at(-1)).toContain('There is more than fits here. Download single days for the rest.');
    expect(file.length).toBeLessThan(1_000_000);
  });

  it('stops when its reader leaves', async () => {
    const stream = await planPdf(
      { plan: aPlan({ days: [aDay({ rows: rows(1000) })] }), brand: undefined },
      await loadFonts(),
    );
    const closed = new Promise((done) => stream.once('close', done));
    stream.destroy();
    await closed;
    expect(stream.readableEnded).toBe(false);
  });
});
