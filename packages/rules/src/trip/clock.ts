import type { ClockTime } from '@landsea/contracts/catalogue';

/**
 * Minutes since midnight of the day's date, wall time at the place: 540 is 9:00 AM, 1530 is 1:30 AM of the
 * next date.
 */
export type Minute = number;

/** 26:00, 2:00 AM of the next date. */
export const LAST_MINUTE: Minute = 26 * 60;

/** From `HH:MM`, 00:00 to 26:59. */
export const toMinute = (clock: string): Minute => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `HH:MM`; after midnight the clock of the next date. */
export const toClock = (minute: Minute): ClockTime => {
  const inDay = ((minute % 1440) + 1440) % 1440;
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
};

/** `9:00 AM`, `12:05 PM`. */
export const formatTimeOfDay = (minute: Minute): string => {
  const [hour, minutes] = toClock(minute).split(':');
  const hours = Number(hour);
  return `${hours % 12 || 12}:${minutes ?? '00'} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** Default step: 15 minutes. */
export const snapMinute = (minute: Minute, step = 15): Minute =>
  Math.min(LAST_MINUTE, Math.max(0, Math.round(minute / step) * step));
