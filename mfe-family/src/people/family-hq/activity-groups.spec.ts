import type { Activity } from '@landsea/contracts/trip';
import { lineId } from '../../testing/trip-fixtures';
import { groupActivities, groupText } from './activity-groups';

const line = (id: number, change: Partial<Activity> = {}): Activity => ({
  id: lineId(id),
  at: '2026-11-20T10:00:00.000Z',
  by: 'Kim',
  isYou: false,
  kind: 'budget-line',
  noun: 'budget line',
  action: 'added',
  what: `Line ${id}`,
  details: [],
  undo: 'open',
  ...change,
});
const sizes = (all: Activity[]) => groupActivities(all).map(({ entries }) => entries.length);

it('makes one group of what one step added, and says how much', () => {
  const groups = groupActivities([line(1), line(2), line(3)]);
  expect(groups).toHaveLength(1);
  expect(groups.map(groupText)).toEqual(['3 budget lines']);
});

it('keeps two changes, and changes of others, other kinds, actions and times apart', () => {
  expect(sizes([line(1), line(2)])).toEqual([1, 1]);
  expect(sizes([line(1), line(2, { by: 'Robin' }), line(3)])).toEqual([1, 1, 1]);
  expect(sizes([line(1), line(2), line(3, { kind: 'task' })])).toEqual([1, 1, 1]);
  expect(sizes([line(1), line(2), line(3, { action: 'removed' })])).toEqual([1, 1, 1]);
  expect(sizes([line(1), line(2), line(3, { undo: 'done' })])).toEqual([1, 1, 1]);
  expect(sizes([line(1), line(2), line(3, { at: '2026-11-20T09:50:00.000Z' })])).toEqual([1, 1, 1]);
});
