import type { SuggestedTask } from '@landsea/contracts/planning';
import { MOST_NOW, groupSuggestions } from './suggestion-groups';

const task = (key: string, dueOn: string | null, isThere = false): SuggestedTask => ({
  key,
  title: key,
  notes: null,
  topic: 'documents',
  person: null,
  dueOn,
  isThere,
});

it('keeps about ten that matter first, and folds the rest by month', () => {
  const tasks = Array.from({ length: 14 }, (_, index) => task(`now ${index}`, '2027-01-05'));
  const april = task('april', '2027-04-02');
  const there = task('there', '2027-01-02', true);
  const { now, later } = groupSuggestions([april, there, ...tasks, task('any', null)]);
  expect(now).toHaveLength(MOST_NOW);
  expect(now.every(({ isThere }) => !isThere)).toBe(true);
  expect(later.map(({ title, suggestions }) => [title, suggestions.length])).toEqual([
    ['April 2027', 1],
    ['January 2027', 5],
    ['Any time', 1],
  ]);
});

it('takes the earliest when little is due yet', () => {
  const { now } = groupSuggestions([task('b', '2027-03-01'), task('a', '2027-02-01')]);
  expect(now.map(({ key }) => key)).toEqual(['a', 'b']);
});
