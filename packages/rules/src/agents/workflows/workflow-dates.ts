import { addDays, type CalendarDate } from '@landsea/contracts/core';
import { formatShortDate } from '../../trip/short-dates.js';
import type { TaskMessage, TaskRepeat, TaskWho, WorkflowAnchor } from '@landsea/contracts/agents';
import type { WorkflowTemplateTask } from './template-task.js';
import {
  getAnchorClause,
  listAnchorDates,
  hasCondition,
  type AnchorDate,
  type WorkflowTrip,
} from './workflow-anchors.js';

export interface DatedTask {
  key: string;
  title: string;
  reason: string;
  /** Such as `14 days before dining opens (Mar 14)`. */
  rule: string;
  dueOn: CalendarDate;
  isLate: boolean;
  who: TaskWho;
  repeat: TaskRepeat | null;
  message: TaskMessage | null;
  anchor: WorkflowAnchor;
  days: number;
  position: number;
}

const counted = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

const distance = (days: number): string => {
  if (days === 0) return 'The day';
  return `${counted(Math.abs(days))} ${days < 0 ? 'before' : 'after'}`;
};

/** `10 days before the trip begins`, whatever the trip. */
export const formatTaskTiming = ({ anchor, days }: Pick<WorkflowTemplateTask, 'anchor' | 'days'>): string =>
  `${distance(days)} ${getAnchorClause(anchor)}`;

const latestOf = (
  { anchor, days }: WorkflowTemplateTask,
  at: AnchorDate,
  trip: WorkflowTrip,
): CalendarDate | null =>
  at.date < trip.startDate || (anchor === 'departure' && days < 0) ? addDays(trip.startDate, -1) : null;

const repeatOf = ({ repeat }: WorkflowTemplateTask, trip: WorkflowTrip): TaskRepeat | null =>
  repeat ? { every: repeat.every, until: listAnchorDates(trip, repeat.until)[0]?.date ?? null } : null;

const dated = (
  task: WorkflowTemplateTask,
  at: AnchorDate,
  { trip, since, position, isOneOfSeveral }: DatedFor,
): DatedTask | undefined => {
  const { key, title, reason, anchor, days, who = 'agent', message = null } = task;
  const latest = latestOf(task, at, trip);
  const byRule = addDays(at.date, days);
  const isTooLate = latest !== null && byRule > latest;
  const wanted = isTooLate ? latest : byRule;
  const lastDay = latest !== null && latest < at.lastDay ? latest : at.lastDay;
  if (lastDay < since) return undefined;
  const isLate = wanted < since;
  const dueOn = isLate ? since : wanted;
  const repeat = repeatOf(task, trip);
  if (repeat?.until && dueOn > repeat.until) return undefined;
  const where = isOneOfSeveral && at.hotel ? `, ${at.hotel}` : '';
  const timing = `${distance(days)} ${at.clause} (${formatShortDate(at.date)})`;
  return {
    key,
    title: `${title}${where}`,
    reason,
    rule: isTooLate ? `Before the trip begins (${formatShortDate(trip.startDate)})` : timing,
    dueOn,
    isLate,
    who,
    repeat,
    message,
    anchor,
    days,
    position,
  };
};

interface DatedFor {
  trip: WorkflowTrip;
  since: CalendarDate;
  position: number;
  isOneOfSeveral: boolean;
}

/**
 * Skips a task when the trip lacks its anchor, or its last useful day is before `since`; a late one is due on
 * that day.
 */
export const dateTasks = (
  tasks: readonly WorkflowTemplateTask[],
  trip: WorkflowTrip,
  since: CalendarDate,
): DatedTask[] =>
  tasks
    .flatMap((task, position) => {
      if (task.when && !hasCondition(trip, task.when)) return [];
      const all = listAnchorDates(trip, task.anchor);
      const moments = task.isForEach ? all : all.slice(0, 1);
      return moments.flatMap((at, index) => {
        const key = index === 0 ? task.key : `${task.key}@${at.id}`;
        const isOneOfSeveral = task.isForEach === true && all.length > 1;
        return dated({ ...task, key }, at, { trip, since, position, isOneOfSeveral }) ?? [];
      });
    })
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.position - b.position);
