import type { TaskDue } from '@landsea/contracts/planning';
import { getDueState, getTaskDueOn } from './due-dates.js';

const dates = { start: '2027-03-11', end: '2027-03-18', embarkation: '2027-03-14' };
const ashore = { ...dates, embarkation: null };

describe('the date of a task', () => {
  it.each<[string, TaskDue | null, typeof dates | typeof ashore, string | null, string | null]>([
    ['none', null, dates, null, null],
    ['days before the first day', { from: 'start', days: -10 }, dates, null, '2027-03-01'],
    ['the first day itself', { from: 'start', days: 0 }, dates, null, '2027-03-11'],
    ['days after the last day', { from: 'end', days: 14 }, dates, null, '2027-04-01'],
    [
      'over the end of a leap February',
      { from: 'start', days: -1 },
      { ...dates, start: '2028-03-01' },
      null,
      '2028-02-29',
    ],
    ['the day before the ship leaves', { from: 'embarkation', days: -1 }, dates, null, '2027-03-13'],
    ['by the first day where nothing sails', { from: 'embarkation', days: -1 }, ashore, null, '2027-03-10'],
    ['the day of its window', { from: 'window' }, dates, '2027-01-10', '2027-01-10'],
    ['none once its window is gone', { from: 'window' }, dates, null, null],
    ['a day that somebody chose', { from: 'date', on: '2027-02-02' }, dates, '2027-01-10', '2027-02-02'],
  ])('%s', (_what, due, trip, windowDay, expected) => {
    expect(getTaskDueOn(due, trip, windowDay)).toBe(expected);
  });

  it('moves with the trip, but for a day that somebody chose', () => {
    const moved = { start: '2027-04-11', end: '2027-04-18', embarkation: '2027-04-14' };
    const rules: TaskDue[] = [
      { from: 'start', days: -3 },
      { from: 'end', days: 3 },
      { from: 'embarkation', days: -3 },
      { from: 'date', on: '2027-03-01' },
    ];
    expect(rules.map((due) => getTaskDueOn(due, moved, null))).toEqual([
      '2027-04-08',
      '2027-04-21',
      '2027-04-11',
      '2027-03-01',
    ]);
  });

  it.each([
    ['2027-03-09', 'overdue', 1],
    ['2027-03-10', 'today', 0],
    ['2027-03-12', 'ahead', 2],
  ] as const)('on %s stands as %s on March 10', (dueOn, state, count) => {
    expect(getDueState(dueOn, '2027-03-10')).toEqual({ state, days: count });
  });

  it.each([
    ['2027-03-12', 'ahead', 2],
    ['2027-03-14', 'open', 0],
    ['2027-03-22', 'open', 8],
    ['2027-05-01', 'open', 48],
    ['2027-05-04', 'overdue', 3],
  ] as const)('with a window from March 14 to May 1, on %s stands as %s', (today, state, count) => {
    expect(getDueState('2027-03-14', today, '2027-05-01')).toEqual({ state, days: count });
  });
});
