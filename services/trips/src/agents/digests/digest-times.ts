import { DIGEST_TIME } from '@landsea/contracts/agents';
import { addDays, getDateIn, timeIn, toZonedInstant } from '@landsea/contracts/core';

const LATEST_TIME = '11:00';
/** Messages that send by themselves leave from {@link DIGEST_TIME} on, within a round or two of their dispatch. */
const MESSAGES_SENT_TIME = '06:33';

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

/** @returns the moment from which it is known what could not be sent by itself; undefined once it is past. */
export const getMessagesSent = (now: Date, timeZone: string): Date | undefined => {
  const moment = toZonedInstant(getDateIn(now, timeZone), MESSAGES_SENT_TIME, timeZone);
  return now < moment ? moment : undefined;
};
