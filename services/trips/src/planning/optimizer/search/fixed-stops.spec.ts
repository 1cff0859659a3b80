import type { DayStop } from '@landsea/contracts/day-plans';
import { settleFixedStops } from './fixed-stops.js';

const show = (id: string, startsAt: number, minutes: number, arriveBefore = 0): DayStop => ({
  id,
  itemIds: [id],
  title: id,
  kind: 'show',
  place: { park: 'epcot', land: null, point: null },
  minutes,
  ways: [{ kind: 'timed', starts: [startsAt], arriveBefore }],
  isFixed: true,
  time: startsAt,
  value: 10,
});
const flexible = { ...show('ride', 900, 5), isFixed: false };
const morning = { start: 540, from: null, walk: () => 10 };

describe('fixed stops', () => {
  it('come in the order of their times, the others keep their places', () => {
    const { stops } = settleFixedStops([show('late', 1200, 20), flexible, show('early', 600, 20)], morning);
    expect(stops.map(({ id }) => id)).toEqual(['early', 'ride', 'late']);
  });

  it('do without time for a good place where there is none', () => {
    const dinner = show('dinner', 1170, 75);
    const fireworks = show('fireworks', 1260, 18, 45);
    const { stops, unreachable } = settleFixedStops([dinner, fireworks], morning);
    expect(unreachable).toEqual([]);
    expect(stops[1]?.ways).toEqual([{ kind: 'timed', starts: [1260], arriveBefore: 5 }]);
    const early = settleFixedStops([show('dinner', 1080, 75), fireworks], morning);
    expect(early.stops[1]).toEqual(fireworks);
  });

  it('are set aside when an earlier one leaves no time or they are over', () => {
    const during = settleFixedStops([show('dinner', 1170, 75), show('parade', 1220, 20)], morning);
    expect(during.unreachable.map(({ id }) => id)).toEqual(['parade']);
    const over = settleFixedStops([show('lunch', 720, 60)], { ...morning, start: 800 });
    expect(over).toMatchObject({ stops: [], unreachable: [{ id: 'lunch' }] });
  });
});
