import type { ParkId, Show } from '@landsea/contracts/catalogue';
import { findDayConflicts, makeItem, type DayContext } from '@landsea/rules/day-plans';
import type { BestOrder, DayItem } from '@landsea/contracts/planning';
import { toDayCatalogue } from '../../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { findBestOrder } from './best-order.js';
import { orderDay } from './search/order-day.js';

const parts = loadShippedCatalogue();
const catalogue = toDayCatalogue(parts);
const inDecember = '2027-12-03';
const inMay = '2027-05-13';
const onPartyNight = '2026-12-08';

const contextOf = (park: ParkId, date: string): DayContext => ({
  date,
  parks: [park],
  earlyEntry: true,
  people: [],
  catalogue,
});

const itemOf = (
  { id, name }: Pick<Show, 'id' | 'name'>,
  date: string,
  kind: 'show' | 'attraction' = 'show',
): DayItem =>
  makeItem(
    { id: '00000000-0000-4000-9000-000000000001', title: name, date, catalogueId: id, details: { kind } },
    [],
  );

const planned = (items: DayItem[], context: DayContext): Promise<BestOrder> =>
  findBestOrder(
    items,
    context,
    { goal: 'least-effort', walkingWeight: 0.3, pinned: [], from: null },
    (problem) => Promise.resolve(orderDay(problem)),
  );

const showOf = (id: string): Show => {
  const show = parts.shows.find((each) => each.id === id);
  if (!show) throw new Error(`No show ${id}`);
  return show;
};

const open = parts.shows.filter(({ closedFrom }) => closedFrom === undefined);
const timed = open.filter(({ times }) => times.length > 0);

describe('the shows of the shipped catalog', () => {
  it('are on no other list', () => {
    const rides = new Set(parts.attractions.map(({ id }) => id));
    expect(parts.shows.filter(({ id }) => rides.has(id)).map(({ id }) => id)).toEqual([]);
    expect(timed.length).toBeGreaterThan(25);
  });

  it.each(timed.map((show) => [show.name, show] as const))(
    '%s is planned at one of its times',
    async (_, show) => {
      const context = contextOf(show.park, inDecember);
      for (const kind of ['show', 'attraction'] as const) {
        const { stops, dropped } = await planned([itemOf(show, inDecember, kind)], context);
        expect(dropped).toEqual([]);
        const [stop] = stops;
        expect([...show.times, ...show.peakTimes]).toContain(stop?.time);
        expect(stop).toMatchObject({ way: 'timed', start: stop?.time, wait: show.arriveBeforeMinutes });
        const warnings = findDayConflicts(
          [{ ...itemOf(show, inDecember), time: stop?.time ?? null }],
          context,
        );
        expect(warnings.map(({ sentence }) => sentence)).toEqual(
          show.isDaily === false ? [expect.stringContaining('does not run every day')] : [],
        );
      }
    },
  );

  it.each(open.filter(({ times }) => times.length === 0).map((show) => [show.name, show] as const))(
    '%s without times is planned in its own hours',
    async (_, show) => {
      const { stops, dropped } = await planned([itemOf(show, inDecember)], contextOf(show.park, inDecember));
      expect(dropped).toEqual([]);
      expect((stops[0]?.time ?? '') >= (show.hours?.from ?? '00:00')).toBe(true);
    },
  );

  const forTheParty = "Magic Kingdom closes at 6:00 PM for Mickey's Very Merry Christmas Party";
  it.each([
    ['candlelight-processional', inMay, 'Candlelight Processional runs Nov 27 – Dec 30'],
    ['tree-of-life-awakenings', inMay, 'Tree of Life Awakenings runs Nov 15 – Mar 7'],
    [
      'the-animation-experience-at-conservation-station',
      inMay,
      'The Animation Experience at Conservation Station closed for good on Feb 23, 2026',
    ],
    ['happily-ever-after', onPartyNight, `Happily Ever After is not shown to day guests: ${forTheParty}`],
    [
      'disney-starlight-dream-the-night-away',
      onPartyNight,
      `Disney Starlight: Dream the Night Away is not shown to day guests: ${forTheParty}`,
    ],
  ])('%s on %s is a conflict and is left out, also at a chosen time', async (id, date, reason) => {
    const show = showOf(id);
    const context = contextOf(show.park, date);
    for (const time of [null, '17:15']) {
      const item = { ...itemOf(show, date), time };
      const { stops, dropped } = await planned([item], context);
      expect(stops).toEqual([]);
      expect(dropped).toMatchObject([{ reason }]);
      expect(findDayConflicts([item], context).map(({ sentence }) => sentence)).toContain(`${reason}.`);
    }
  });

  it('plans the night parade and the fireworks after it on one evening', async () => {
    const evening = ['disney-starlight-dream-the-night-away', 'happily-ever-after'].map((id, index) => ({
      ...itemOf(showOf(id), inMay),
      id: `00000000-0000-4000-9000-00000000000${index}`,
    }));
    const { stops, dropped } = await planned(evening, contextOf('magic-kingdom', inMay));
    expect(dropped).toEqual([]);
    expect(stops).toMatchObject([
      { time: '20:15', wait: 30 },
      { time: '21:00', wait: 25 },
    ]);
  });

  it('moves the afternoon parade to its time on party days', async () => {
    const parade = showOf('festival-of-fantasy-parade');
    const { stops } = await planned([itemOf(parade, onPartyNight)], contextOf(parade.park, onPartyNight));
    expect(stops).toMatchObject([{ time: '14:00' }]);
  });
});
