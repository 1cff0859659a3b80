import { QuietTimes } from './quiet-times.js';

const timesOf = (changes: readonly string[], most?: number) => {
  const times = new QuietTimes(most);
  for (const [index, id] of changes.entries()) times.markChanged(id, (index + 1) * 10);
  return times;
};

describe('how long a trip has been quiet', () => {
  it('counts from its own last change', () => {
    const times = timesOf(['a', 'b', 'a']);
    expect(['a', 'b', 'c'].map((id) => times.getQuietMs(id, 100, 0))).toEqual([70, 80, 100]);
  });

  it('is never longer than everything was heard', () => {
    const times = timesOf(['a', 'b']);
    expect(['a', 'b', 'c'].map((id) => times.getQuietMs(id, 100, 15))).toEqual([85, 80, 85]);
    expect(times.getQuietMs('a', 100, Number.POSITIVE_INFINITY)).toBe(0);
  });

  it('claims no more than is still known of trips that are forgotten', () => {
    const times = timesOf(['a', 'b', 'a', 'c'], 2);
    expect(['a', 'b', 'c'].map((id) => times.getQuietMs(id, 100, 0))).toEqual([70, 80, 60]);
  });
});
