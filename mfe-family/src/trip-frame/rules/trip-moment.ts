import { getDateIn, countDaysBetween, toNewYorkInstant } from '@landsea/contracts/core';
import { countTripDays } from '@landsea/contracts/trip';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const HOURS_SHOWN_FROM = 48 * HOUR_MINUTES;
const MONTHS_SHOWN_FROM_DAYS = 60;
const DAYS_PER_MONTH = 30.44;

export interface CountdownPart {
  value: number;
  unit: string;
}

/**
 * months: the wait in months, over 60 days. progress, 0 to 1: the share of the wait before the trip, of its
 * days during it.
 */
export type TripMoment =
  | { phase: 'before'; parts: CountdownPart[]; months: string | null; progress: number }
  | { phase: 'during'; day: number; of: number; progress: number }
  | { phase: 'after'; progress: 1 };

interface TripDates {
  startDate: string;
  endDate: string;
  createdAt: string;
}

const parksMidnight = (date: string): Date => toNewYorkInstant(date, '00:00');

const part = (value: number, noun: string): CountdownPart => ({
  value,
  unit: value === 1 ? noun : `${noun}s`,
});

/** Days; hours and minutes on the last two days. */
const timeLeft = (startDate: string, now: Date): CountdownPart[] => {
  const minutes = Math.ceil((parksMidnight(startDate).getTime() - now.getTime()) / MINUTE_MS);
  if (minutes <= HOURS_SHOWN_FROM) {
    const hours = Math.floor(minutes / HOUR_MINUTES);
    return [...(hours > 0 ? [part(hours, 'hour')] : []), part(minutes % HOUR_MINUTES, 'minute')];
  }
  return [part(countDaysBetween(getDateIn(now), startDate), 'day')];
};

const monthsLeft = (startDate: string, now: Date): string | null => {
  const days = countDaysBetween(getDateIn(now), startDate);
  return days > MONTHS_SHOWN_FROM_DAYS ? `about ${Math.round(days / DAYS_PER_MONTH)} months` : null;
};

export const getTripMoment = (trip: TripDates, now: Date): TripMoment => {
  const today = getDateIn(now);
  if (today > trip.endDate) return { phase: 'after', progress: 1 };
  const length = countTripDays(trip);
  if (today >= trip.startDate) {
    const day = countDaysBetween(trip.startDate, today) + 1;
    return { phase: 'during', day, of: length, progress: (day - 0.5) / length };
  }
  const planned = new Date(trip.createdAt).getTime();
  const whole = parksMidnight(trip.startDate).getTime() - planned;
  const waited = now.getTime() - planned;
  const progress = whole > 0 ? Math.min(1, Math.max(0, waited / whole)) : 0;
  return {
    phase: 'before',
    parts: timeLeft(trip.startDate, now),
    months: monthsLeft(trip.startDate, now),
    progress,
  };
};
