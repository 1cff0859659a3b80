import {
  type BookingAlert,
  type DueTask,
  type ListedFee,
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
  /** Those that clients say are paid, and those that are overdue. */
  fees: ListedFee[];
  unanswered: UnansweredSummary;
}

export const isEmpty = ({ unanswered, today: _today, ...lists }: DigestContent): boolean =>
  Object.values(lists).every(({ length }) => length === 0) &&
  unanswered.waiting === null &&
  unanswered.held === null;
