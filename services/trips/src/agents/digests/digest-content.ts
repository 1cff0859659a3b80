import {
  type BookingAlert,
  type DueTask,
  type MorningEntry,
  type UnansweredSummary,
} from '@landsea/contracts/agents';
import type { CalendarDate } from '@landsea/contracts/core';

/** `tomorrow` is there because tables open before the next email leaves. */
export interface DigestContent {
  /** In the parks' zone, as the page of the morning. */
  today: CalendarDate;
  waiting: MorningEntry[];
  now: MorningEntry[];
  tomorrow: MorningEntry[];
  tasks: DueTask[];
  holds: BookingAlert[];
  unanswered: UnansweredSummary;
}

export const isEmpty = ({ waiting, now, tomorrow, tasks, holds, unanswered }: DigestContent): boolean =>
  [waiting, now, tomorrow, tasks, holds].every(({ length }) => length === 0) &&
  unanswered.waiting === null &&
  unanswered.held === null;
