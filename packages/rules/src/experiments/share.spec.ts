import { randomBytes } from 'node:crypto';
import { GrowthBook } from '@growthbook/growthbook';
import { computeShare } from './share.js';

/** The variant of ten thousand equal ones in which GrowthBook puts the visitor: its hash to four digits. */
const shareByGrowthBook = (seed: string, id: string): number => {
  const growthBook = new GrowthBook({ attributes: { id } });
  const variations = Array.from({ length: 10_000 }, (_, index) => index) as [number, number, ...number[]];
  const ranges = variations.map((index): [number, number] => [index / 10_000, (index + 1) / 10_000]);
  const { value } = growthBook.run({ key: 'reference', seed, hashVersion: 2, variations, ranges });
  return value / 10_000;
};

describe('shareOf', () => {
  it('agrees with GrowthBook for hash version 2', () => {
    const ids = Array.from({ length: 40 }, () => randomBytes(16).toString('base64url'));
    const texts = [...ids, '', 'a', 'ünïcödé', '\u{1f6f3}'];
    for (const id of texts.filter((text) => text !== '')) {
      expect([id, computeShare('home.1', id)]).toEqual([id, shareByGrowthBook('home.1', id)]);
    }
  });

  it('spreads visitors evenly, and independently for another seed', () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
    const below = (seed: string) => ids.filter((id) => computeShare(seed, id) < 0.5);
    expect(Math.abs(below('one').length - 10_000)).toBeLessThan(300);
    const both = below('one').filter((id) => computeShare('two', id) < 0.5).length;
    expect(Math.abs(both - 5_000)).toBeLessThan(300);
  });
});
