import { DELETED_TRIP_DAYS } from '@landsea/contracts/trip';
import { toNewYorkInstant } from '@landsea/contracts/core';

const MINUTE_MS = 60_000;
const KEPT_MS = DELETED_TRIP_DAYS * 24 * 60 * MINUTE_MS;
/** Billing refunds a trip that is removed before it begins, so the message must arrive in time. */
const BEFORE_BEGIN_MS = 120 * MINUTE_MS;
const AT_LEAST_MS = 10 * MINUTE_MS;

export const purgeTime = (startDate: string, now: Date): Date => {
  const begins = toNewYorkInstant(startDate, '00:00').getTime();
  const inAWeek = now.getTime() + KEPT_MS;
  if (begins <= now.getTime()) return new Date(inAWeek);
  return new Date(Math.min(inAWeek, Math.max(now.getTime() + AT_LEAST_MS, begins - BEFORE_BEGIN_MS)));
};
