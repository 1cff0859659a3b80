import { makeParkDay, type ParkDay } from './park-day.js';
import { calendar, mountain } from './testing/sample-catalogue.js';
import { getExpectedWait, getPostedWait, waitCurve } from './waits.js';

const dayOf = (date: string, crowd?: ParkDay['crowd']): ParkDay => {
  const day = makeParkDay('magic-kingdom', date, calendar, { earlyEntry: true, crowd });
  if (!day) throw new Error('The sample park is open in March');
  return day;
};
const typical = dayOf('2027-03-10');

describe('waits', () => {
  it('posts the highest wait of the day times the shape of the day', () => {
    expect(getPostedWait(mountain, 13 * 60, typical)).toBe(100);
    expect(getPostedWait(mountain, 18 * 60 + 30, typical)).toBe(80);
    expect(getPostedWait(mountain, 21 * 60 + 30, typical)).toBe(40);
  });

  it('moves evenly between the middles of hours', () => {
    expect(getPostedWait(mountain, 16 * 60, typical)).toBe(90);
    expect(getPostedWait(mountain, 15 * 60 + 45, typical)).toBe(95);
  });

  it('expects the part of a posted wait that people really wait', () => {
    expect(getExpectedWait(mountain, 13 * 60, typical)).toBe(70);
  });

  it('follows the crowd level and the weekday', () => {
    expect(getPostedWait(mountain, 13 * 60, dayOf('2027-03-10', 'low'))).toBe(40);
    expect(getPostedWait(mountain, 13 * 60, dayOf('2027-03-10', 'peak'))).toBe(150);
    expect(getPostedWait(mountain, 13 * 60, { ...typical, factor: 1.1 })).toBe(110);
  });

  it('is short in early entry and after rope drop, then fills up within an hour', () => {
    expect(getPostedWait(mountain, 8 * 60 + 40, typical)).toBe(25);
    expect(getPostedWait(mountain, 9 * 60, typical)).toBe(33);
    expect(getPostedWait(mountain, 9 * 60 + 29, typical)).toBe(33);
    expect(getPostedWait(mountain, 10 * 60 + 30, typical)).toBe(100);
    const half = getPostedWait(mountain, 10 * 60, typical);
    expect(half).toBeGreaterThan(33);
    expect(half).toBeLessThan(75);
  });

  it('is nothing for a walk-on', () => {
    expect(getPostedWait({ waits: null }, 13 * 60, typical)).toBe(0);
    expect(getExpectedWait({ waits: null }, 13 * 60, typical)).toBe(0);
  });

  it('never lets somebody who joins later ride earlier', () => {
    const steep = { ...typical, shape: typical.shape.map((share, hour) => (hour === 20 ? 0 : share)) };
    const crowded = { waits: { worstPosted: { low: 1, typical: 400, peak: 1 }, actualShare: 1 } };
    const curve = waitCurve(crowded, 1140, 1300, steep);
    expect(curve).toHaveLength(161);
    curve.slice(1).forEach((wait, index) => {
      expect(wait).toBeGreaterThanOrEqual((curve[index] ?? 0) - 1);
    });
    expect(curve.at(90)).toBeGreaterThan(getExpectedWait(crowded, 1230, steep));
  });
});
