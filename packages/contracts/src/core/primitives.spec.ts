import { UpdateBudgetLine } from '../money/budget.js';
import { UpdateExpense } from '../money/expenses.js';
import { Id, defineShortText } from './primitives.js';
import { UpdateTask } from '../planning/tasks.js';

it('knows one id by one name, however it was written', () => {
  expect(Id.parse('D0000000-0000-4000-8000-0000000000AA')).toBe('d0000000-0000-4000-8000-0000000000aa');
});

describe('a text that people read', () => {
  it.each([
    ['only blanks without width', '\u200b\u2060\ufeff', 'Trip name is required'],
    ['only letters that are blanks', '\u3164\u115f\u2800', 'Trip name is required'],
    ['what turns the rest of a line around', 'Sea \u202e pirt', 'invisible character'],
    ['what turns around until it is ended', 'Sea \u2067 pirt', 'invisible character'],
    ['a bell', 'Sea\u0007', 'invisible character'],
    ['a castle, a family and three scripts', '🏰 👨‍👩‍👧 שלום 大海 سفر', undefined],
    ['one emoji', '🚢', undefined],
  ])('takes a name as it is read: %s', (_, name, words) => {
    const { error } = defineShortText('Trip name').safeParse(name);
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(
      words === undefined ? [] : [expect.stringContaining(words)],
    );
  });

  it.each([
    [UpdateBudgetLine, { version: 1, note: 'a\u202eb' }],
    [UpdateBudgetLine, { version: 1, vendor: 'a\u202eb' }],
    [UpdateBudgetLine, { version: 1, person: 'a\u202eb' }],
    [UpdateExpense, { version: 1, note: 'a\u202eb' }],
    [UpdateTask, { version: 1, notes: 'a\u202eb' }],
  ])('asks the same of a change as of what is new (%#)', (schema, change) => {
    expect(schema.safeParse(change).error?.issues[0]?.message).toContain('invisible character');
  });
});
