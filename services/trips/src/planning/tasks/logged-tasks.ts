import { MOST_TASKS, TaskDue, taskStatusNames, taskTopicNames } from '@landsea/contracts/planning';
import { makeNamedValues, describePerson, type ValueWords } from '../../trip/activity-log/field-labels.js';
import { defineLoggedTable, type LoggedKind } from '../../trip/activity-log/logged-table.js';
import { TaskRow } from './task.entity.js';

const anchors = { start: 'the first day', end: 'the last day', embarkation: 'embarkation' };

const dueLabel: ValueWords = (value) => {
  const due = TaskDue.safeParse(value).data;
  if (!due) return 'none';
  if (due.from === 'window') return 'with its window';
  if (due.from === 'date') return due.on;
  const days = Math.abs(due.days);
  if (days === 0) return `on ${anchors[due.from]}`;
  return `${days} ${days === 1 ? 'day' : 'days'} ${due.days < 0 ? 'before' : 'after'} ${anchors[due.from]}`;
};

export const loggedTasks = defineLoggedTable(TaskRow, {
  kind: 'task',
  noun: 'task',
  what: 'title',
  labels: {
    title: 'title',
    notes: 'notes',
    due: { name: 'due date', words: dueLabel },
    topic: { name: 'topic', words: makeNamedValues(taskTopicNames) },
    status: { name: 'status', words: makeNamedValues(taskStatusNames) },
    person: { name: 'person', words: describePerson },
    windowId: null,
    templateKey: null,
  },
  limit: {
    most: MOST_TASKS,
    full: (most) => `A trip holds at most ${most} tasks: delete some that are done first.`,
    field: 'title',
  },
});

export const suggestedTasks: LoggedKind = { kind: 'checklist', noun: 'to the checklist', labels: {} };
