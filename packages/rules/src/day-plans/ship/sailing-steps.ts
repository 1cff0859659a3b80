import type { Booking } from '@landsea/contracts/bookings';
import type { CalendarDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import type { Sailing, TripDay } from '@landsea/contracts/trip';
import { formatTimeOfDay, toMinute, type Minute } from '../../trip/clock.js';
import { readBookedSailing, type BookedStep } from './booked-sailing.js';
import { BOARDING_TITLES, SHIP_STEPS, USUAL_LEAVING } from './ship-steps.js';

/** `time` is ship time. */
export type SailingStep = BookedStep & { time: Minute };

const USUAL_BOARDING: Minute = 11 * 60 + 30;

/** General knowledge: minutes from a rental counter or ride to the terminal. */
const TO_TERMINAL = 30;
const HALF_HOUR = 30;

const toPort: readonly Booking['kind'][] = ['car', 'transfer'];

interface WayToPort {
  ends: Minute;
  sentence: string;
  boards: Minute;
}

const wayToPort = (date: CalendarDate, bookings: readonly Booking[]): WayToPort | null => {
  const ways = bookings.flatMap(({ kind, status, end }): WayToPort[] => {
    if (!toPort.includes(kind) || status === 'canceled' || end?.date !== date || end.time === null) return [];
    const ends = toMinute(end.time);
    const sentence = `${kind === 'car' ? 'You return the car' : 'Your ride ends'} at ${formatTimeOfDay(ends)}`;
    return [{ ends, sentence, boards: Math.ceil((ends + TO_TERMINAL) / HALF_HOUR) * HALF_HOUR }];
  });
  return ways.sort((one, other) => other.ends - one.ends)[0] ?? null;
};

const boardAfter = (way: WayToPort | null, step: SailingStep): SailingStep => {
  if (step.key !== 'board' || !way || step.time >= way.ends) return step;
  const note = `Your port time is ${formatTimeOfDay(step.time)}. ${way.sentence}, so board after it.`;
  return { ...step, time: way.boards, note };
};

type BoardingDay = Pick<TripDay, 'date' | 'arrivesAt'>;

export const getBoarding = (
  { date, arrivesAt }: BoardingDay,
  items: readonly DayItem[],
  bookings: readonly Booking[],
): Minute => {
  const step = items.find(
    ({ date: on, title, details, time, status }) =>
      on === date &&
      time !== null &&
      status !== 'cancelled' &&
      details.kind === 'activity' &&
      details.section === SHIP_STEPS &&
      BOARDING_TITLES.includes(title),
  );
  const time = step?.time ?? arrivesAt;
  return time ? toMinute(time) : Math.max(USUAL_BOARDING, wayToPort(date, bookings)?.boards ?? 0);
};

/**
 * Boarding and leaving of a booked cruise: boarding comes after the way to the port, and a booking without a
 * time gets the usual one.
 */
export const listSailingSteps = (
  sailing: Pick<Sailing, 'ship' | 'embarkationDate'>,
  day: BoardingDay,
  items: readonly DayItem[],
  bookings: readonly Booking[],
): SailingStep[] =>
  readBookedSailing(sailing, day.date, bookings).steps.map((step): SailingStep => {
    if (step.time !== null) return boardAfter(wayToPort(day.date, bookings), { ...step, time: step.time });
    return {
      ...step,
      time: step.key === 'board' ? getBoarding(day, items, bookings) : toMinute(USUAL_LEAVING),
    };
  });
