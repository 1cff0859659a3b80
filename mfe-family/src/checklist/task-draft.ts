import { addDays, countDaysBetween } from '@landsea/contracts/core';
import { getDueDates, getTaskDueOn } from '@landsea/rules/planning';
import { MOST_DUE_DAYS, type Task, type TaskDue, type TaskTopic } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import * as z from 'zod/mini';
import type { TaskChange } from '../trip-frame/api/tasks-api';

export type DueChoice =
  | 'none'
  | 'date'
  | 'window'
  | 'before-start'
  | 'after-start'
  | 'before-embarkation'
  | 'after-embarkation'
  | 'before-end'
  | 'after-end';

export interface TaskDraft {
  title: string;
  notes: string;
  person: string;
  topic: TaskTopic | '';
  dueChoice: DueChoice;
  days: string;
  on: string;
}

const choiceOf = (due: TaskDue | null): Pick<TaskDraft, 'dueChoice' | 'days' | 'on'> => {
  if (due === null) return { dueChoice: 'none', days: '7', on: '' };
  if (due.from === 'date') return { dueChoice: 'date', days: '7', on: due.on };
  if (due.from === 'window') return { dueChoice: 'window', days: '7', on: '' };
  const side = due.days > 0 ? 'after' : 'before';
  return { dueChoice: `${side}-${due.from}`, days: String(Math.abs(due.days)), on: '' };
};

export const emptyDraft: TaskDraft = {
  title: '',
  notes: '',
  person: '',
  topic: '',
  ...choiceOf(null),
};

export const toTaskDraft = ({ title, notes, person, topic, due }: Task): TaskDraft => ({
  title,
  notes: notes ?? '',
  person: person ?? '',
  topic: topic ?? '',
  ...choiceOf(due),
});

const anchors = {
  'before-start': ['start', -1],
  'after-start': ['start', 1],
  'before-embarkation': ['embarkation', -1],
  'after-embarkation': ['embarkation', 1],
  'before-end': ['end', -1],
  'after-end': ['end', 1],
} as const;

export const getDueField = ({ dueChoice }: Pick<TaskDraft, 'dueChoice'>) =>
  dueChoice === 'date' ? 'on' : 'days';

export const readDue = ({
  dueChoice,
  days,
  on,
}: TaskDraft): { due: TaskDue | null } | { problem: string } => {
  if (dueChoice === 'none') return { due: null };
  if (dueChoice === 'window') return { due: { from: 'window' } };
  if (dueChoice === 'date') return on === '' ? { problem: 'Choose a day' } : { due: { from: 'date', on } };
  const count = /^\d{1,3}$/.test(days.trim()) ? Number(days) : NaN;
  if (Number.isNaN(count) || count > MOST_DUE_DAYS)
    return { problem: `Enter a number of days, 0 to ${MOST_DUE_DAYS}` };
  const [from, sign] = anchors[dueChoice];
  return { due: { from, days: count === 0 ? 0 : sign * count } };
};

export const ValidTaskDraft = z.custom<TaskDraft>().check(({ value, issues }) => {
  const add = (field: keyof TaskDraft, message: string) =>
    issues.push({ code: 'custom', input: value, path: [field], message });
  if (value.title.trim() === '') add('title', 'Write what is to be done');
  const due = readDue(value);
  if ('problem' in due) add(getDueField(value), due.problem);
});

/** Null without a date, and for a window, whose day is not known here. */
export const previewDueOn = (draft: TaskDraft, trip: TripDetail): string | null => {
  const chosen = readDue(draft);
  return 'due' in chosen ? getTaskDueOn(chosen.due, getDueDates(trip), null) : null;
};

export const applyChoice = (draft: TaskDraft, dueChoice: DueChoice, trip: TripDetail): TaskDraft => {
  const before = previewDueOn(draft, trip);
  if (before === null) return { ...draft, dueChoice, on: draft.on || addDays(trip.startDate, -7) };
  if (dueChoice === 'date') return { ...draft, dueChoice, on: before };
  if (dueChoice === 'none' || dueChoice === 'window') return { ...draft, dueChoice };
  const [from] = anchors[dueChoice];
  const day = getDueDates(trip)[from] ?? trip.startDate;
  return {
    ...draft,
    dueChoice,
    days: String(Math.min(MOST_DUE_DAYS, Math.abs(countDaysBetween(day, before)))),
  };
};

export const getTaskChange = (base: Task, draft: TaskDraft): TaskChange => {
  const chosen = readDue(draft);
  const wanted = {
    title: draft.title.trim(),
    notes: draft.notes.trim() || null,
    person: draft.person || null,
    topic: draft.topic || null,
    ...('due' in chosen && { due: chosen.due }),
  };
  const isOther = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(base[field as keyof Task]);
  return Object.fromEntries(Object.entries(wanted).filter(isOther));
};
