import { listClosedSpansOn, type WayFacts } from '../bookings/closed-spans.js';
import type { Booking } from '@landsea/contracts/bookings';
import type { CalendarDate } from '@landsea/contracts/core';
import type { DayPresence } from '../trip/day-presence.js';
import type { LandStay, Traveler } from '@landsea/contracts/trip';
import { toClock, toMinute, type Minute } from '../trip/clock.js';

const LAST_OF_DAY: Minute = 24 * 60 - 1;

const latest = (times: readonly Minute[]): string | null =>
  times.length > 0 ? toClock(Math.min(LAST_OF_DAY, Math.max(...times))) : null;

const earliest = (times: readonly Minute[]): string | null =>
  times.length > 0 ? toClock(Math.max(0, Math.min(...times))) : null;

const STEP: Minute = 5;

/** Own times of the day, bounded by the flights of everybody ({@link listClosedSpansOn}). */
export const getPresenceOn = (
  { date, arrivesAt, leavesAt }: DayPresence & { date: CalendarDate },
  bookings: readonly Booking[],
  { party, stays }: { party: readonly Pick<Traveler, 'id'>[]; stays: readonly LandStay[] },
  airports: readonly WayFacts[] = [],
): DayPresence => {
  const spans = listClosedSpansOn(bookings, date, airports, stays).filter(
    ({ people }) => people === null || party.every(({ id = '' }) => people.includes(id)),
  );
  const landed = spans.filter(({ from }) => from === 0).map(({ until }) => Math.ceil(until / STEP) * STEP);
  const leaving = spans.filter(({ from }) => from > 0).map(({ from }) => from);
  return {
    arrivesAt: latest([...landed, ...(arrivesAt ? [toMinute(arrivesAt)] : [])]),
    leavesAt: earliest([...leaving, ...(leavesAt ? [toMinute(leavesAt)] : [])]),
  };
};
