import { DAY_MS } from '@landsea/contracts/core';
import { RECENT_SIGN_IN_MINUTES } from '@landsea/contracts/account';

const HOUR_MS = 60 * 60 * 1000;

export const SESSION_LIFE_MS = 30 * DAY_MS;
export const SESSION_IDLE_MS = 14 * DAY_MS;
/** The next sign-in ends the session that was unused for longest. */
export const SESSIONS_PER_USER = 20;
const SEEN_EVERY_MS = HOUR_MS;

export interface SessionTimes {
  createdAt: Date;
  lastSeenAt: Date;
}

/** A session lives 30 days from sign-in, and ends earlier after 14 days without use. */
export const isLive = ({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean =>
  now.getTime() < createdAt.getTime() + SESSION_LIFE_MS &&
  now.getTime() < lastSeenAt.getTime() + SESSION_IDLE_MS;

export const shouldRecordUse = ({ lastSeenAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS;

export const isRecent = ({ createdAt }: SessionTimes, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < RECENT_SIGN_IN_MINUTES * 60_000;
