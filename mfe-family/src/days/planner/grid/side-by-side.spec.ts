import { placeSideBySide } from './side-by-side';

const span = (id: string, from: number, until: number, track = 'all') => ({ id, from, until, track });

describe('side by side', () => {
  it('gives what does not overlap the whole width', () => {
    const placed = placeSideBySide([span('a', 600, 660), span('b', 660, 700)]);
    expect(placed.get('a')).toEqual({ lane: 0, lanes: 1 });
    expect(placed.get('b')).toEqual({ lane: 0, lanes: 1 });
  });

  it('shares the width among what overlaps, and uses a free track again', () => {
    const placed = placeSideBySide([span('a', 600, 720), span('b', 610, 650), span('c', 660, 700)]);
    expect(placed.get('a')).toEqual({ lane: 0, lanes: 2 });
    expect(placed.get('b')).toEqual({ lane: 1, lanes: 2 });
    expect(placed.get('c')).toEqual({ lane: 1, lanes: 2 });
  });

  it('keeps each part of a split family on its own track', () => {
    const placed = placeSideBySide([
      span('robin-1', 600, 640, 'robin'),
      span('leo-1', 600, 620, 'leo'),
      span('ada', 600, 700, 'ada'),
      span('leo-2', 645, 690, 'leo'),
      span('robin-2', 650, 690, 'robin'),
    ]);
    expect(placed.get('leo-2')?.lane).toBe(placed.get('leo-1')?.lane);
    expect(placed.get('robin-2')?.lane).toBe(placed.get('robin-1')?.lane);
  });
});
