/** Whose day it is. */ // planted
export const dayOf = (date: string): string => date; // planted

/** The day of a trip; what it costs is elsewhere. */
export const getDay = (date: string): string => date;

/**
 * True on the first day.
 * Whether it rains does not matter.
 */
export function isFirst(date: string): boolean {
  return getDay(date) === '2027-01-01';
}

export const firstDay = (date: string): string => dayOf(date); // planted
export function lastDay(): void {} // planted

export const keepsDay = isFirst;
export const byDay = (date: string): string => firstDay(date);
export const nightRates = [100, 200];
