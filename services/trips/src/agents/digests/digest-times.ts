import { DIGEST_TIME } from '@landsea/contracts/agents';
import { addDays, getDateIn, timeIn, toZonedInstant } from '@landsea/contracts/core';

const LATEST_TIME = '11:00';
/** Messages that send by themselves leave from {@link DIGEST_TIME} on, within a round or two of their dispatch. */
const MESSAGES_SENT_TIME = '06:33';

/** The next such time of the day after an instant. */
export const getNextMorning = (after: Date, timeZone: string, time = DIGEST_TIME): Date => {
  const today = getDateIn(after, timeZone);
  const morning = toZonedInstant(today, time, timeZone);
  return morning > after ? morning : toZonedInstant(addDays(today, 1), time, timeZone);
};

/** After a longer outage the email waits for the next morning. */
export const isMorning = (now: Date, timeZone: string, from = DIGEST_TIME): boolean => {
  const time = timeIn(now, timeZone);
  return time >= from && time < LATEST_TIME;
};

/** @returns the moment from which it is known what could not be sent by itself; undefined once it is past. */
export const getMessagesSent = (now: Date, timeZone: string): Date | undefined => {
  const moment = toZonedInstant(getDateIn(now, timeZone), MESSAGES_SENT_TIME, timeZone);
  return now < moment ? moment : undefined;
};
