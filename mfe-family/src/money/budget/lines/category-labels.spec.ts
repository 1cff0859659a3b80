import { sumBudget } from '@landsea/rules/money';
import type { BudgetLine } from '@landsea/contracts/money';
import { aLine } from '../../../testing/trip-fixtures';
import { describeCategory } from './category-labels';

const wordsOf = (lines: readonly BudgetLine[]) =>
  describeCategory(lines, sumBudget(lines).byCategory.dining).split(' · ');

const estimate = aLine({
  category: 'dining',
  plannedCents: 50_000,
  bookedCents: 0,
  spentCents: 0,
  isEstimate: true,
});
const meals = aLine({
  category: 'dining',
  source: 'dining',
  plannedCents: 65_000,
  bookedCents: 21_200,
  spentCents: 0,
});

it('says what is chosen of an estimate beside what is booked of it', () => {
  expect(wordsOf([estimate, meals])).toEqual([
    '$500 estimated',
    'about $650 chosen',
    '$212 booked',
    '$0 paid',
  ]);
});

it('does not repeat as chosen what is all booked', () => {
  expect(wordsOf([estimate, { ...meals, bookedCents: 65_000 }])).toEqual([
    '$500 estimated',
    '$650 booked',
    '$0 paid',
  ]);
});
