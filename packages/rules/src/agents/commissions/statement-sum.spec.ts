import { findSumProblem, formatCents, looksReversed, sumLines } from './statement-sum.js';

it('closes to the cent alone, and says what is missing', () => {
  expect(findSumProblem(sumLines([{ cents: 3 }, { cents: -1 }]), 2)).toBeUndefined();
  expect(findSumProblem(17_623_35, 17_610_85)).toContain('$12.50 less');
  expect(findSumProblem(100, 101)).toContain('$0.01 more');
  expect(findSumProblem(-4_926_55, 4_926_55)).toContain('signs reversed');
});

it('sees that a payer writes payments with a minus', () => {
  expect(looksReversed([{ cents: -5 }, { cents: -5 }, { cents: 5 }, { cents: 0 }])).toBe(true);
  expect(looksReversed([{ cents: -5 }, { cents: 5 }])).toBe(false);
  expect(looksReversed([])).toBe(false);
});

it('writes amounts as people do', () => {
  expect([0, -12_50, 1_234_567_89].map(formatCents)).toEqual(['$0.00', '-$12.50', '$1,234,567.89']);
});
