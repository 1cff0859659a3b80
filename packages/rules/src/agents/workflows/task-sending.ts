import { DIGEST_TIME, labelFields, type MessageWay } from '@landsea/contracts/agents';
import { formatDate, getDateIn, timeIn, toZonedInstant, type CalendarDate } from '@landsea/contracts/core';

/** Later it is no morning, and nobody expects the message any more. */
const LATEST_TIME = '11:00';

export interface SendingMoment {
  dueOn: CalendarDate;
  /** The moment at which the task got its day and its way of sending. */
  since: Date;
  /** IANA name of the agent's clock. */
  timeZone: string;
}

/** `early` before the morning of its day, `missed` after it, or when it became due too late for the agent to see it. */
export type SendingTime = 'early' | 'now' | 'missed';

export const findSendingTime = ({ dueOn, since, timeZone }: SendingMoment, now: Date): SendingTime => {
  const today = getDateIn(now, timeZone);
  const morning = toZonedInstant(dueOn, DIGEST_TIME, timeZone);
  if (now < morning) return 'early';
  if (today > dueOn || timeIn(now, timeZone) >= LATEST_TIME || since >= morning) return 'missed';
  return 'now';
};

export interface SendingFacts {
  firstName: string;
  /** A sentence, see `describeUnreachable`. */
  unreachable: string | undefined;
  isPaused: boolean;
  isTripOver: boolean;
  /** The agent put the trip away, or gave it or its client up. */
  isTripDropped: boolean;
  isPlanOver: boolean;
  /** Undefined when the template is gone. */
  missing: readonly string[] | undefined;
}

/** A sentence for a message that is not sent by itself; undefined for one that is. */
export const findSendProblem = ({
  firstName,
  unreachable,
  isPaused,
  isTripOver,
  isTripDropped,
  isPlanOver,
  missing,
}: SendingFacts): string | undefined => {
  if (unreachable) return unreachable;
  if (isTripDropped) return 'This trip was given up, so nothing is sent by itself.';
  if (isTripOver) return 'The trip is over, so nothing is sent by itself.';
  if (isPaused) return `You paused messages to ${firstName} that send by themselves.`;
  if (isPlanOver) return 'Your Agent plan has ended, so nothing is sent by itself.';
  if (!missing) return 'The template of this message is gone. Choose another one.';
  if (missing.length > 0) return `Still empty: ${labelFields(missing)}.`;
  return undefined;
};

export const MISSED_PROBLEM = 'It became due too late to be sent by itself that morning.';

/** `Sends by itself on Mon, Dec 7, at 6:30 AM`; undefined for a message that waits for the agent. */
export const describeSending = (way: MessageWay, dueOn: CalendarDate | null): string | undefined => {
  if (way === 'self' || dueOn === null) return undefined;
  const day = formatDate(dueOn);
  return way === 'auto' ? `Sends by itself on ${day}, at 6:30 AM` : `Ready for your review on ${day}`;
};
