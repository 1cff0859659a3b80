import type { DayItem } from '@landsea/contracts/planning';
import { aDayItem } from '../../testing/day-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import type { Stop } from './day-moment';
import { getDayProgress } from './day-progress';

const stop = (item: Partial<DayItem>, from: number | null, until: number | null): Stop => ({
  item: aDayItem(item),
  from,
  until,
  walk: null,
  wait: null,
  parkChange: null,
  thereBy: null,
});
const show = stop({ id: lineId(1), details: { kind: 'show' } }, 9 * 60, 9 * 60 + 30);
const ride = stop({ id: lineId(2) }, 9 * 60 + 30, 10 * 60);
const later = stop({ id: lineId(3) }, 12 * 60, 12 * 60 + 20);

describe('how far a day has come', () => {
  it('passes over a show that has ended, and counts from the end of the next ride', () => {
    expect(getDayProgress([show, ride, later], 11 * 60 + 7)).toEqual({
      over: [show],
      ahead: [ride, later],
      behind: 65,
    });
  });

  it('keeps a show until its end, and calls a few minutes no delay', () => {
    expect(getDayProgress([show, ride], 9 * 60 + 15)).toEqual({ over: [], ahead: [show, ride], behind: 0 });
    expect(getDayProgress([ride], 10 * 60 + 9).behind).toBe(0);
  });

  it('says nothing of a stop without a time, nor of another day than today', () => {
    expect(getDayProgress([stop({}, null, null)], 20 * 60).behind).toBe(0);
    expect(getDayProgress([show, ride], undefined)).toEqual({ over: [], ahead: [show, ride], behind: 0 });
  });
});
