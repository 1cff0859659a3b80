import type { MoveTask, Task } from '@landsea/contracts/planning';
import { aTask, aTrip } from '../testing/trip-fixtures';
import { getDueTone, formatDue } from '../trip-frame/rules/task-due-labels';
import { findGap, reorderTasks, placeAmong, findBoardPlace, findStep, type CardStep } from './board-order';
import { getTaskChange, toTaskDraft, readDue, previewDueOn, applyChoice } from './task-draft';
import { filterTasks, noFilter } from './task-filter';
import { listTaskPeople } from './task-people';

const tasks: Task[] = [
  ...['a', 'b', 'c'].map((id) => aTask({ id, title: id })),
  aTask({ id: 'd', title: 'd', status: 'doing' }),
  aTask({ id: 'e', title: 'e', status: 'done' }),
];
const board = (all: readonly Task[]) =>
  (['to-do', 'doing', 'done'] as const)
    .map((status) =>
      all
        .filter((task) => task.status === status)
        .map(({ id }) => id)
        .join(''),
    )
    .join('|');
const task = (id: string) => tasks.find((each) => each.id === id) ?? aTask({ id });

describe('the board', () => {
  it.each<[string, MoveTask, string]>([
    ['a', { status: 'to-do', afterId: 'b' }, 'bac|d|e'],
    ['c', { status: 'to-do', afterId: null }, 'cab|d|e'],
    ['b', { status: 'doing', afterId: 'd' }, 'ac|db|e'],
    ['b', { status: 'done', afterId: 'gone' }, 'ac|d|eb'],
    ['x', { status: 'done', afterId: null }, 'abc|d|e'],
  ])('puts %s where it is let go: %o', (id, place, expected) => {
    expect(board(reorderTasks(tasks, id, place))).toBe(expected);
  });

  it.each<[string, string | undefined, number | undefined, (string | undefined)[]]>([
    ['above the first card that will follow', 'b', 1, [undefined, undefined, 'above']],
    ['above the first', 'd', 0, ['above', undefined, undefined]],
    ['below the last at the end', 'd', 3, [undefined, undefined, 'below']],
    ['below the last that is not dragged itself', 'c', 2, [undefined, 'below', undefined]],
    ['nowhere while the card is over another column', 'a', undefined, [undefined, undefined, undefined]],
  ])('draws the gap %s', (_, draggedId, index, expected) => {
    const column = tasks.filter(({ status }) => status === 'to-do');
    expect(column.map(findGap(column, draggedId, index))).toEqual(expected);
  });

  it.each<[string, CardStep, string]>([
    ['b', 'up', 'bac|d|e'],
    ['b', 'down', 'acb|d|e'],
    ['b', 'right', 'ac|bd|e'],
    ['d', 'left', 'dabc||e'],
    ['a', 'up', 'at the edge'],
    ['c', 'down', 'at the edge'],
    ['a', 'left', 'at the edge'],
    ['e', 'right', 'at the edge'],
  ])('moves %s %s by the keyboard', (id, step, expected) => {
    const place = findStep(tasks, tasks, task(id), step);
    expect(place ? board(reorderTasks(tasks, id, place)) : 'at the edge').toBe(expected);
  });

  it('moves past what is shown, and keeps what a filter hides in its place', () => {
    const shown = tasks.filter(({ id }) => id !== 'b');
    const up = findStep(tasks, shown, task('c'), 'up');
    expect(up && board(reorderTasks(tasks, 'c', up))).toBe('cab|d|e');
    const first = placeAmong(
      tasks,
      tasks.filter(({ id }) => id !== 'a'),
      'd',
      'to-do',
      0,
    );
    expect(board(reorderTasks(tasks, 'd', first))).toBe('adbc||e');
  });

  it('puts back where it was', () => {
    const moved = reorderTasks(tasks, 'b', { status: 'done', afterId: null });
    expect(board(reorderTasks(moved, 'b', findBoardPlace(tasks, task('b'))))).toBe(board(tasks));
  });
});

describe('the filter', () => {
  const { nameOf } = listTaskPeople([{ id: 'p1', name: 'Robin', age: 38 }], undefined);
  const all = [
    aTask({ id: 'late', dueOn: '2027-03-01' }),
    aTask({ id: 'late-done', dueOn: '2027-03-01', status: 'done' }),
    aTask({ id: 'soon', dueOn: '2027-03-15', person: 'Robin' }),
    aTask({ id: 'far', dueOn: '2027-04-15', person: 'p1', topic: 'packing' }),
    aTask({
      id: 'open',
      status: 'doing',
      topic: 'bookings',
      due: { from: 'window' },
      dueOn: '2027-03-01',
      window: { opensOn: '2027-03-01', lastDay: '2027-03-20' },
    }),
    aTask({ id: 'never' }),
  ];
  it.each([
    [{ due: 'overdue' }, 'late'],
    [{ due: 'soon' }, 'late soon open'],
    [{ due: 'none' }, 'never'],
    [{ person: 'p1' }, 'soon far'],
    [{ person: 'nobody' }, 'late late-done open never'],
    [{ person: 'p1', topic: 'packing' }, 'far'],
  ] as const)('%o leaves %s', (part, expected) => {
    const left = filterTasks(all, { ...noFilter, ...part }, '2027-03-10', nameOf);
    expect(left.map(({ id }) => id).join(' ')).toBe(expected);
  });
});

describe('how a date stands', () => {
  it.each([
    ['2027-03-07', undefined, '3 days overdue', 'berry'],
    ['2027-03-10', undefined, 'due today', 'sun'],
    ['2027-03-24', undefined, 'due in 14 days', 'sun'],
    ['2027-04-23', undefined, 'due in 44 days', 'neutral'],
    ['2027-03-11', '2027-05-01', 'opens in 1 day', 'sun'],
    ['2027-03-10', '2027-05-01', 'open from today', 'palm'],
    ['2027-03-02', '2027-05-01', 'open since Tue, Mar 2', 'palm'],
    ['2027-02-02', '2027-03-09', 'closed 1 day ago', 'berry'],
  ] as const)('%s until %s: %s, in %s', (day, lastDay, words, tone) => {
    expect(formatDue(day, '2027-03-10', lastDay)).toBe(words);
    expect(getDueTone(day, '2027-03-10', lastDay)).toBe(tone);
  });
});

describe('a task that is being written', () => {
  const trip = aTrip();
  const base = aTask({ notes: 'Two', due: { from: 'start', days: -10 } });

  it('sends only what is different, blank as nothing', () => {
    const draft = toTaskDraft(base);
    expect(getTaskChange(base, draft)).toEqual({});
    expect(getTaskChange(base, { ...draft, title: ' Renew ', notes: ' ', days: '3' })).toEqual({
      title: 'Renew',
      notes: null,
      due: { from: 'start', days: -3 },
    });
  });

  it.each([
    [{ dueChoice: 'none' }, { due: null }],
    [{ dueChoice: 'after-end', days: '3' }, { due: { from: 'end', days: 3 } }],
    [{ dueChoice: 'before-embarkation', days: '0' }, { due: { from: 'embarkation', days: 0 } }],
    [{ dueChoice: 'before-start', days: 'x' }, { problem: 'Enter a number of days, 0 to 730' }],
    [{ dueChoice: 'before-start', days: '731' }, { problem: 'Enter a number of days, 0 to 730' }],
    [{ dueChoice: 'date', on: '' }, { problem: 'Choose a day' }],
  ] as const)('due as chosen: %o', (chosen, expected) => {
    expect(readDue({ ...toTaskDraft(base), ...chosen })).toEqual(expected);
  });

  it('keeps the day when its rule is changed', () => {
    const draft = toTaskDraft(base);
    expect(previewDueOn(draft, trip)).toBe('2027-03-04');
    expect(applyChoice(draft, 'date', trip).on).toBe('2027-03-04');
    expect(previewDueOn(applyChoice(draft, 'before-end', trip), trip)).toBe('2027-03-04');
  });
});
