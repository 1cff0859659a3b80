import { addDays, getDateIn } from '@landsea/contracts/core';
import { DEMO_LEAD_DAYS, makeDemoTrip } from '@landsea/rules/demo';
import { getDueDates, getTaskDueOn } from '@landsea/rules/planning';
import { makeDemoTasks } from './demo-tasks.js';

test('no task of the demo is overdue', () => {
  const now = new Date('2026-11-30T15:00:00Z');
  const today = getDateIn(now);
  const trip = makeDemoTrip(addDays(today, DEMO_LEAD_DAYS));
  const late = makeDemoTasks(trip, now).filter(({ due, status }) => {
    const dueOn = getTaskDueOn(due ?? null, getDueDates(trip), null);
    return status !== 'done' && dueOn !== null && dueOn < today;
  });
  expect(late.map(({ title }) => title)).toEqual([]);
});
