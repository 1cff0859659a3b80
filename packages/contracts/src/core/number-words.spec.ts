import { formatCount } from './number-words.js';

describe('a count with its noun', () => {
  it.each([
    [0, '0 nights'],
    [1, '1 night'],
    [12, '12 nights'],
  ])('of %i is "%s"', (count, text) => {
    expect(formatCount(count, 'night')).toBe(text);
  });

  it('takes the plural that an s does not make', () => {
    expect([1, 2].map((count) => formatCount(count, 'wish', 'wishes'))).toEqual(['1 wish', '2 wishes']);
  });
});
