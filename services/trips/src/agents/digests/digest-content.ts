import {
  type BookingAlert,
  type DueTask,
  type ListedFee,
  type MorningEntry,
  type UnansweredSummary,
} from '@landsea/contracts/agents';
import { addDays, type CalendarDate } from '@landsea/contracts/core';

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

/**
 * An overdue fee alone wakes the agent once, with the first email after its date, and then stands in emails that come
 * anyway. `sentOn` is a day on the agent’s clock, which may be one ahead of the parks.
 */
const isNewFee = ({ state, dueOn }: ListedFee, today: CalendarDate, sentOn: CalendarDate | null): boolean => {
  if (state === 'told') return true;
  if (dueOn === null || dueOn >= today) return false;
  return sentOn === null || dueOn >= sentOn || dueOn === addDays(today, -1);
};

/** @param sentOn the day of the last email; null before the first. */
export const isEmpty = (
  { unanswered, today, fees, ...lists }: DigestContent,
  sentOn: CalendarDate | null,
): boolean =>
  Object.values(lists).every(({ length }) => length === 0) &&
  !fees.some((fee) => isNewFee(fee, today, sentOn)) &&
  unanswered.waiting === null &&
  unanswered.held === null;
