import type { AgentTrip } from '@landsea/contracts/agents';
import { getDateIn, countDaysBetween } from '@landsea/contracts/core';
import { formatCountdown, formatDate, formatMoney } from '@landsea/web-kit';

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** `waiting for 3 days`, `opens in 5 days`, `due Sat, Mar 14`. */
export const describeNext = ({ next }: AgentTrip, now: Date): string => {
  if (!next) return 'Nothing to do right now';
  if (next.waitingSince) {
    const waited = countDaysBetween(getDateIn(new Date(next.waitingSince)), getDateIn(now));
    if (waited < 1) return next.kind === 'message' ? 'waiting since today' : 'open since today';
    return `waiting for ${days(waited)}`;
  }
  if (next.type === 'due') return `due ${formatDate(getDateIn(new Date(next.at)))}`;
  return `opens ${formatCountdown(next.at, now)}`;
};

/** A longer wait is marked. */
export const LONG_WAIT_DAYS = 3;

export const countWaitedDays = ({ next }: AgentTrip, now: Date): number =>
  next?.waitingSince ? countDaysBetween(getDateIn(new Date(next.waitingSince)), getDateIn(now)) : 0;

/** `leaves in 12 days`; empty once the trip has begun. */
export const formatDeparture = ({ startDate }: AgentTrip, now: Date): string => {
  const left = countDaysBetween(getDateIn(now), startDate);
  if (left < 0) return '';
  return left === 0 ? 'leaves today' : `leaves in ${days(left)}`;
};

/** `$4,200 booked, $1,000 paid · due Sat, Mar 14`. */
export const formatTripMoney = ({
  bookedCents,
  paidCents,
  nextDueOn,
}: NonNullable<AgentTrip['money']>): string => {
  const paid = paidCents > 0 ? `, ${formatMoney(paidCents)} paid` : '';
  const due = nextDueOn ? ` · due ${formatDate(nextDueOn)}` : '';
  return `${formatMoney(bookedCents)} booked${paid}${due}`;
};
