import type { ParkDay } from './park-day.js';
import { parkDay } from './park-day.js';
import { calendar, mountain } from './testing/sample-catalogue.js';
import { expectedWait, postedWait, waitCurve } from './waits.js';

const dayOf = (date: string, crowd?: ParkDay['crowd']): ParkDay => {
  const day = parkDay('magic-kingdom', date, calendar, { earlyEntry: true, crowd });
  if (!day) throw new Error('The sample park is open in March');
  return day;
};
const typical = dayOf('2027-03-10');

describe('waits', () => {
  it('posts the highest wait of the day times the shape of the day', () => {
    expect(postedWait(mountain, 13 * 60, typical)).toBe(100);
    expect(postedWait(mountain, 18 * 60 + 30, typical)).toBe(80);
    expect(postedWait(mountain, 21 * 60 + 30, typical)).toBe(40);
  });

  it('moves evenly between the middles of hours', () => {
    expect(postedWait(mountain, 16 * 60, typical)).toBe(90);
    expect(postedWait(mountain, 15 * 60 + 45, typical)).toBe(95);
  });

  it('expects the part of a posted wait that people really wait', () => {
    expect(expectedWait(mountain, 13 * 60, typical)).toBe(70);
  });

  it('follows the crowd level and the weekday', () => {
    expect(postedWait(mountain, 13 * 60, dayOf('2027-03-10', 'low'))).toBe(40);
    expect(postedWait(mountain, 13 * 60, dayOf('2027-03-10', 'peak'))).toBe(150);
    expect(postedWait(mountain, 13 * 60, { ...typical, factor: 1.1 })).toBe(110);
  });

  it('is short in early entry and after rope drop, then fills up within an hour', () => {
    expect(postedWait(mountain, 8 * 60 + 40, typical)).toBe(25);
    expect(postedWait(mountain, 9 * 60, typical)).toBe(33);
    expect(postedWait(mountain, 9 * 60 + 29, typical)).toBe(33);
    expect(postedWait(mountain, 10 * 60 + 30, typical)).toBe(100);
    const half = postedWait(mountain, 10 * 60, typical);
    expect(half).toBeGreaterThan(33);
    expect(half).toBeLessThan(75);
  });

  it('is nothing for a walk-on', () => {
    expect(postedWait({ waits: null }, 13 * 60, typical)).toBe(0);
    expect(expectedWait({ waits: null }, 13 * 60, typical)).toBe(0);
  });

  it('never lets somebody who joins later ride earlier', () => {
    const steep = { ...typical, shape: typical.shape.map((share, hour) => (hour === 20 ? 0 : share)) };
    const crowded = { waits: { worstPosted: { low: 1, typical: 400, peak: 1 }, actualShare: 1 } };
    const curve = waitCurve(crowded, 1140, 1300, steep);
    expect(curve).toHaveLength(161);
    curve.slice(1).forEach((wait, index) => {
      expect(wait).toBeGreaterThanOrEqual((curve[index] ?? 0) - 1);
    });
    expect(curve.at(90)).toBeGreaterThan(expectedWait(crowded, 1230, steep));
  });
});
