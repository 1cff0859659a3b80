import { DIGEST_TIME } from '@landsea/contracts/agents';
import { addDays, getDateIn, timeIn, toZonedInstant } from '@landsea/contracts/core';

const LATEST_TIME = '11:00';

/** The next {@link DIGEST_TIME} after an instant. */
export const getNextMorning = (after: Date, timeZone: string): Date => {
  const today = getDateIn(after, timeZone);
  const morning = toZonedInstant(today, DIGEST_TIME, timeZone);
  return morning > after ? morning : toZonedInstant(addDays(today, 1), DIGEST_TIME, timeZone);
};

/** After a longer outage the email waits for the next morning. */
export const isMorning = (now: Date, timeZone: string): boolean => {
  const time = timeIn(now, timeZone);
  return time >= DIGEST_TIME && time < LATEST_TIME;
};
