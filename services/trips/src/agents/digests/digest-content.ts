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

/** An overdue fee alone wakes the agent once, on the day after its date, and then stands in emails that come anyway. */
const isNewFee = ({ state, dueOn }: ListedFee, today: CalendarDate): boolean =>
  state === 'told' || dueOn === addDays(today, -1);

export const isEmpty = ({ unanswered, today, fees, ...lists }: DigestContent): boolean =>
  Object.values(lists).every(({ length }) => length === 0) &&
  !fees.some((fee) => isNewFee(fee, today)) &&
  unanswered.waiting === null &&
  unanswered.held === null;
