import { priceBook } from '@landsea/rules/estimate';
import type { TripIdea } from '@landsea/contracts/trip';
import { shippedPriceBook } from '../../testing/shipped-price-book';
import { getTypicalCost } from './typical-cost';

const book = priceBook(shippedPriceBook());
const idea: TripIdea = { mode: 'combined', parkDays: 3, seaNights: 4, people: 4 };
const dollarsOf = (each: TripIdea, day: string) => {
  const { lowCents, typicalCents, highCents } = getTypicalCost(each, day, book);
  return [lowCents, typicalCents, highCents].map((cents) => Math.round(cents / 100));
};

describe('what is typical for the dates of an idea', () => {
  it.each(['parks', 'cruise', 'combined'] as const)('is a sensible range for a trip of kind %s', (mode) => {
    const [low = 0, typical = 0, high = 0] = dollarsOf({ ...idea, mode }, '2027-02-22');
    expect(low).toBeGreaterThan(1_500);
    expect(typical).toBeGreaterThanOrEqual(low);
    expect(high).toBeGreaterThanOrEqual(typical);
    expect(high).toBeLessThan(low * 3);
  });

  it('follows the season, the length and the people', () => {
    const typical = (each: TripIdea, day = '2027-02-01') => dollarsOf(each, day)[1] ?? 0;
    const parks: TripIdea = { ...idea, mode: 'parks' };
    expect(typical(parks, '2026-12-27')).toBeGreaterThan(typical(parks, '2027-02-01'));
    expect(typical({ ...parks, parkDays: 5 })).toBeGreaterThan(typical(parks));
    expect(typical({ ...parks, people: 2 })).toBeLessThan(typical(parks));
    expect(typical(idea)).toBeGreaterThan(typical(parks));
  });

  it('takes the shortest and the longest, and one person', () => {
    for (const mode of ['parks', 'cruise', 'combined'] as const) {
      expect(dollarsOf({ mode, parkDays: 1, seaNights: 1, people: 1 }, '2027-06-01')[0]).toBeGreaterThan(100);
      expect(dollarsOf({ mode, parkDays: 7, seaNights: 7, people: 12 }, '2027-06-01')[2]).toBeLessThan(
        90_000,
      );
    }
  });
});
