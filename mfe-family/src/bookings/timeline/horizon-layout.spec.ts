import { aTrip, aWindow } from '../../testing/trip-fixtures';
import { layOutHorizon, scales, placeTrip } from './horizon-layout';
import { listTimelineItems } from './timeline-items';

const now = new Date('2027-01-10T17:00:00Z');
const windows = [
  aWindow({ id: 'a', opensAt: '2027-01-13T11:00:00Z' }),
  aWindow({ id: 'm', kind: 'multi-pass', opensAt: '2027-03-07T12:00:00Z' }),
  aWindow({ id: 's', kind: 'single-pass', opensAt: '2027-03-07T12:00:00Z' }),
  ...[1, 2, 3].map((day) =>
    aWindow({ id: `d${day}`, opensAt: `2027-01-2${day}T11:00:00Z`, series: 'dining-days' }),
  ),
];
const items = listTimelineItems(windows, aTrip().days, [], now);
const labels = (scale: (typeof scales)[number]) =>
  layOutHorizon(items, '2027-01-10', scale, 0).marks.map(({ label }) => label);

describe('the horizon', () => {
  it('lets a series, a morning and a run of days be one mark where days are narrow', () => {
    expect(labels('months')).toEqual([
      'Dining',
      'Dining, 3 days',
      'Multi Pass + Single Pass',
      'Magic Kingdom',
      '3 days at sea',
    ]);
    expect(labels('days')).toHaveLength(items.length);
  });

  it.each(scales)('never lays two marks over each other (%s)', (scale) => {
    const { marks, width } = layOutHorizon(items, '2027-01-10', scale, 600);
    for (const [index, mark] of marks.entries()) {
      expect(mark.x).toBeGreaterThanOrEqual(0);
      expect(mark.x).toBeLessThan(width);
      for (const other of marks.slice(index + 1))
        expect(
          mark.row === other.row && mark.item.side === other.item.side && Math.abs(mark.x - other.x) < 140,
        ).toBe(false);
    }
  });

  it('counts in the highest mark what would stand higher still', () => {
    const morning = Array.from({ length: 7 }, (_, index) =>
      aWindow({ id: `w${index}`, opensAt: `2027-02-0${index + 1}T11:00:00Z` }),
    );
    const layout = layOutHorizon(listTimelineItems(morning, [], [], now), '2027-01-10', 'months', 0);
    expect(layout.rows.land).toBe(4);
    expect(layout.marks.map(({ item, label }) => `${item.id}: ${label}`)).toEqual([
      'w0: Dining',
      'w1: Dining',
      'w2: Dining',
      'w3: 4 more',
    ]);
  });

  it('gives each day of the trip its own width, so that the coast lies between the days it parts', () => {
    const { xOf } = layOutHorizon(items, '2027-01-10', 'days', 0);
    expect(placeTrip(aTrip(), xOf)).toEqual({ left: xOf('2027-03-14'), width: 4 * 84 });
  });

  it('does not reach back to what passed long ago', () => {
    const old = aWindow({ id: 'old', opensAt: '2020-01-01T11:00:00Z', closesAt: '2020-01-02T05:00:00Z' });
    const { from, marks } = layOutHorizon(
      listTimelineItems([old, ...windows], aTrip().days, [], now),
      '2027-01-10',
      'days',
      0,
    );
    expect(from).toBe('2027-01-07');
    expect(marks.map(({ item }) => item.id)).not.toContain('old');
  });

  it('begins with today or what came before it, and names months, Mondays or days', () => {
    expect(layOutHorizon(items, '2027-01-10', 'months', 0).from).toBe('2027-01-07');
    expect(layOutHorizon(items, '2027-02-10', 'months', 0).from).toBe('2027-01-10');
    const ticks = (scale: (typeof scales)[number]) =>
      layOutHorizon(items, '2027-01-10', scale, 0)
        .ticks.slice(0, 3)
        .map(({ label }) => label);
    expect(ticks('months')).toEqual(['Feb', 'Mar']);
    expect(ticks('weeks')).toEqual(['11', '18', '25']);
    expect(ticks('days')).toEqual(['Thu 7', 'Fri 8', 'Sat 9']);
    const atNewYear = layOutHorizon(items, '2026-12-24', 'weeks', 0).ticks.map(({ label }) => label);
    expect(atNewYear.slice(1, 4)).toEqual(['28', 'Jan 2027', '11']);
  });
});
