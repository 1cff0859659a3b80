import { makeBlankDetails } from '@landsea/rules/day-plans';
import type { DayItem } from '@landsea/contracts/planning';
import { aDayItem } from '../../testing/day-fixtures';
import { aWindow, lineId } from '../../testing/trip-fixtures';
import { countBooked } from './worked-window';

const window = aWindow({ kind: 'dining', covers: { from: '2027-03-14', to: '2027-03-17' } });
const table = (change: Partial<DayItem> = {}) =>
  aDayItem({
    id: lineId(9),
    date: '2027-03-15',
    status: 'booked',
    details: makeBlankDetails('dining'),
    ...change,
  });
const lane = (change: object) => ({ ...makeBlankDetails('lane'), ...change }) as DayItem['details'];

describe('what is booked in a window', () => {
  it.each<[string, DayItem[], number]>([
    ['nothing was chosen', [], 0],
    ['all tables are booked', [table(), table({ status: 'done' })], 2],
    ['a table is still planned', [table(), table({ status: 'planned' })], 0],
    ['a wish has no day yet', [table(), table({ status: 'wish', date: null })], 0],
    ['a table was cancelled', [table(), table({ status: 'cancelled' })], 1],
    ['another is outside', [table(), table({ status: 'planned', date: '2027-03-18' })], 1],
    ['the others are rides', [table(), aDayItem({ status: 'planned', date: '2027-03-15' })], 1],
  ])('counts when %s', (_when, items, count) => expect(countBooked(window, items)).toBe(count));

  it('tells lanes of the one pass from those of the other, and leaves out a pass for the day', () => {
    const multi = { ...window, kind: 'multi-pass' } as const;
    const booked = (details: DayItem['details']) => table({ details });
    expect(
      countBooked(multi, [booked(lane({ product: 'multi' })), booked(lane({ product: 'single' }))]),
    ).toBe(1);
    expect(countBooked(multi, [booked(lane({ product: 'multi', isPass: true }))])).toBe(0);
    expect(countBooked({ ...window, kind: 'cruise-check-in' }, [table()])).toBe(0);
  });
});
