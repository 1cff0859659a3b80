import type { DayStop } from '../stops/stops.js';
import { settleFixedStops } from './fixed-stops.js';

const show = (id: string, startsAt: number, minutes: number, arriveBefore = 0): DayStop => ({
  id,
  itemIds: [id],
  title: id,
  kind: 'show',
  place: { park: 'epcot', land: null, point: null },
  minutes,
  ways: [{ kind: 'timed', starts: [startsAt], arriveBefore }],
  people: null,
  isFixed: true,
  isHeld: false,
  time: startsAt,
  value: 10,
});
const flexible = { ...show('ride', 900, 5), isFixed: false, time: null };
const morning = { start: 540, toFirst: () => 10, walk: () => 10 };

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
    expect(during.unreachable.map(({ stop }) => stop.id)).toEqual(['parade']);
    const over = settleFixedStops([show('lunch', 720, 60)], { ...morning, start: 800 });
    expect(over).toMatchObject({ stops: [], unreachable: [{ stop: { id: 'lunch' } }] });
  });

  const ride = (id: string, time: number): DayStop => ({
    ...show(id, time, 5),
    ways: [{ kind: 'line', from: time, until: 1320, waits: Array.from({ length: 1321 - time }, () => 30) }],
  });

  it('join a line at its time, or later where something before it takes longer', () => {
    const { stops, unreachable } = settleFixedStops([ride('a', 600), ride('b', 620)], morning);
    expect(unreachable).toEqual([]);
    expect(stops.map(({ ways }) => ways)).toEqual([
      [{ kind: 'line', from: 600, until: 600, waits: [30] }],
      [{ kind: 'line', from: 645, until: 645, waits: [30] }],
    ]);
  });

  it('never make people miss a table for a line', () => {
    const dinner = show('dinner', 640, 75);
    const { stops, unreachable } = settleFixedStops([ride('a', 600), dinner], morning);
    expect(stops.map(({ id }) => id)).toEqual(['dinner']);
    expect(unreachable).toMatchObject([{ stop: { id: 'a' }, before: { id: 'dinner' } }]);
    const early = settleFixedStops([ride('a', 590), dinner], morning);
    expect(early.stops.map(({ id }) => id)).toEqual(['a', 'dinner']);
  });

  it('are at the same time for people who are not the same', () => {
    const ana = { ...ride('tron', 600), people: ['ana'] };
    const ben = { ...show('dumbo', 600, 5), people: ['ben', 'leo'] };
    const together = show('lunch', 660, 60);
    const day = { ...morning, party: ['ana', 'ben', 'leo'] };
    const { stops, unreachable } = settleFixedStops([ana, ben, together], day);
    expect(unreachable).toEqual([]);
    expect(stops.map(({ id }) => id)).toEqual(['tron', 'dumbo', 'lunch']);
    const late = settleFixedStops(
      [{ ...ana, ways: show('tron', 640, 30).ways, minutes: 30 }, ben, together],
      day,
    );
    expect(late.unreachable).toMatchObject([{ stop: { id: 'lunch' } }]);
  });
});
