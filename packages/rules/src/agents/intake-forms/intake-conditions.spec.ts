import type { IntakeCondition, IntakeValue } from '@landsea/contracts/agents';
import { holdsCondition, isAnswered } from './intake-conditions.js';

const answers: Record<string, IntakeValue> = {
  transport: 'fly',
  transfer: true,
  parking: false,
  rooms: 2,
  empty: '  ',
  tier: { chosen: ['villa', 'deluxe'] },
  paper: 'passport-book',
  rides: { wishes: [] },
};
const holds = (condition: IntakeCondition) => holdsCondition(condition, (field) => answers[field]);

it.each<[string, boolean, IntakeCondition]>([
  ['is the value', true, { field: 'transport', op: 'is', value: 'fly' }],
  ['is another value', false, { field: 'transport', op: 'is', value: 'drive' }],
  ['is no', true, { field: 'parking', op: 'is', value: false }],
  ['is nothing of an unanswered question', false, { field: 'gone', op: 'is', value: 'fly' }],
  ['is not an answer that nobody gave', true, { field: 'gone', op: 'isNot', value: 'fly' }],
  ['is not its own answer', false, { field: 'transport', op: 'isNot', value: 'fly' }],
  ['is one of several', true, { field: 'transport', op: 'in', value: ['train', 'fly'] }],
  ['is none of several', true, { field: 'transport', op: 'notIn', value: ['train', 'drive'] }],
  ['contains a choice', true, { field: 'tier', op: 'contains', value: 'villa' }],
  ['contains no part of a choice', false, { field: 'tier', op: 'contains', value: 'vil' }],
  ['contains a part of a text', true, { field: 'paper', op: 'contains', value: 'PASSPORT' }],
  ['is at least a number', true, { field: 'rooms', op: 'gte', value: 2 }],
  ['is more than a number', false, { field: 'rooms', op: 'gte', value: 3 }],
  ['is at most a number', true, { field: 'rooms', op: 'lte', value: 2 }],
  ['compares nothing with nothing', false, { field: 'gone', op: 'lte', value: 2 }],
  ['is answered', true, { field: 'parking', op: 'answered' }],
  ['is blank', false, { field: 'empty', op: 'answered' }],
  ['is an empty list', false, { field: 'rides', op: 'answered' }],
  ['is not answered', true, { not: { field: 'empty', op: 'answered' } }],
  [
    'is any of two',
    true,
    {
      any: [
        { field: 'transport', op: 'is', value: 'train' },
        { field: 'transfer', op: 'is', value: true },
      ],
    },
  ],
  [
    'is all of two',
    false,
    {
      all: [
        { field: 'transport', op: 'is', value: 'train' },
        { field: 'transfer', op: 'is', value: true },
      ],
    },
  ],
])('a condition that %s: %s', (_what, expected, condition) => {
  expect(holds(condition)).toBe(expected);
});

it('a question without a condition is shown', () => {
  expect(holdsCondition(undefined, () => undefined)).toBe(true);
});

it('a range of dates is answered by both of its days', () => {
  expect(isAnswered({ dates: { from: '2027-03-01', to: '' } })).toBe(false);
  expect(isAnswered({ dates: { from: '2027-03-01', to: '2027-03-08' } })).toBe(true);
});
