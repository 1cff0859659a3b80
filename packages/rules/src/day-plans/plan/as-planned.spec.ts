import type { DayStop, Way } from '../stops/stops.js';
import { orderAsPlanned } from './as-planned.js';

const morning = { start: 540, toFirst: () => 5, walk: () => 5 };
const stop = (id: string, ways: Way[], fields: Partial<DayStop> = {}): DayStop => ({
  id,
  itemIds: [id],
  title: id,
  kind: 'attraction',
  place: { park: 'epcot', land: null, point: null },
  minutes: 10,
  ways,
  people: null,
  isFixed: false,
  isHeld: false,
  time: null,
  value: 10,
  ...fields,
});
const open: Way = { kind: 'line', from: 540, until: 1260, waits: Array.from({ length: 721 }, () => 20) };
const ride = (id: string): DayStop => stop(id, [open]);
const dinner = (start: number): DayStop =>
  stop('dinner', [{ kind: 'timed', starts: [start], arriveBefore: 0 }], {
    minutes: 60,
    isFixed: true,
    time: start,
  });
const ids = (stops: readonly DayStop[]): string[] => orderAsPlanned(stops, morning).map(({ id }) => id);

describe('a day as the family would do it', () => {
  it('rides before dinner what has no time', () => {
    expect(ids([dinner(1080), ride('a'), ride('b')])).toEqual(['a', 'b', 'dinner']);
  });

  it('rides after dinner what has no place before it', () => {
    expect(ids([dinner(600), ride('a'), ride('b')])).toEqual(['a', 'dinner', 'b']);
  });

  it('fills the time before a show that is on the list first', () => {
    const show = stop('show', [{ kind: 'timed', starts: [700], arriveBefore: 10 }]);
    expect(ids([show, ride('a'), ride('b')])).toEqual(['a', 'b', 'show']);
  });

  it('puts last what fits nowhere', () => {
    const closed = stop('closed', [{ kind: 'line', from: 500, until: 530, waits: [] }]);
    expect(ids([dinner(1080), closed, ride('a')])).toEqual(['a', 'dinner', 'closed']);
  });

  it('leaves what has a time where it is', () => {
    const late = { ...ride('late'), time: 900 };
    expect(ids([late, dinner(1080), ride('a')])).toEqual(['a', 'late', 'dinner']);
  });
});
