import {
  safetyConditions,
  type SafetyCell,
  type SafetyCondition,
  type SafetyState,
} from '@landsea/contracts/agents';
import {
  addDays,
  countDaysBetween,
  formatCount,
  getDateIn,
  type CalendarDate,
} from '@landsea/contracts/core';
import type { TripMode } from '@landsea/contracts/trip';

export interface WatchedWindow {
  kind: string;
  opensAt: string;
  isDone: boolean;
  wishes: number;
  booked: number;
}

export interface SafetyFacts {
  mode: TripMode;
  startDate: CalendarDate;
  endDate: CalendarDate;
  stays: number;
  /** Kinds of bookings that stand. */
  bookings: readonly string[];
  windows: readonly WatchedWindow[];
  people: number;
  withoutPassport: number;
  /** Their passport ends before the trip does. */
  endingPassports: number;
  /** Null without money to see. */
  bookedCents: number | null;
  /** By the agent's tasks about protection; null without one. */
  isProtectionDecided: boolean | null;
}

type Judgment = readonly [SafetyState, string];
interface Clock {
  today: CalendarDate;
  now: Date;
  daysLeft: number;
}

/** The days before the trip on which each must stand. */
const PAPERS_DAYS = 90;
const ROOM_DAYS = 180;
const TICKET_DAYS = 30;
const PROTECTION_DAYS = 60;
const LAST_DAYS = 14;
/** Days after the opening of a window in which its wishes are booked. */
const WINDOW_DAYS = 7;
const SOON_DAYS = 14;

const byDay = (daysLeft: number, mustStand: number): SafetyState => {
  if (daysLeft <= LAST_DAYS) return 'late';
  return daysLeft <= mustStand ? 'open' : 'later';
};

const judgePapers = (
  { mode, people, withoutPassport, endingPassports }: SafetyFacts,
  { daysLeft }: Clock,
): Judgment => {
  if (mode === 'parks') return ['none', 'No passport needed'];
  if (endingPassports > 0)
    return ['late', `${formatCount(endingPassports, 'passport')} ending before the trip does`];
  if (withoutPassport > 0)
    return [byDay(daysLeft, PAPERS_DAYS), `${withoutPassport} of ${people} without a passport date`];
  return ['ok', 'Every passport lasts'];
};

const judgeRooms = ({ mode, stays, bookings }: SafetyFacts, { daysLeft }: Clock): Judgment => {
  const isBooked = bookings.includes(mode === 'cruise' ? 'cruise' : 'hotel');
  if (isBooked) return ['ok', mode === 'cruise' ? 'Cruise booked' : 'Hotel booked'];
  const text = stays > 0 || mode === 'cruise' ? 'Chosen, no booking recorded' : 'No hotel yet';
  return [byDay(daysLeft, ROOM_DAYS), text];
};

const judgeTickets = ({ mode, bookings }: SafetyFacts, { daysLeft }: Clock): Judgment => {
  if (mode === 'cruise') return ['none', 'No park tickets'];
  if (bookings.includes('tickets')) return ['ok', 'Tickets booked'];
  return [byDay(daysLeft, TICKET_DAYS), 'No tickets recorded'];
};

const judgeWindows = (windows: readonly WatchedWindow[], { now }: Clock): Judgment => {
  if (windows.length === 0) return ['none', 'Nothing to book ahead'];
  const open = windows.filter(
    ({ isDone, wishes, opensAt }) => !isDone && wishes > 0 && new Date(opensAt) <= now,
  );
  const wishes = open.reduce((sum, window) => sum + window.wishes, 0);
  const isLate = open.some(
    ({ opensAt }) => getDateIn(now) > addDays(getDateIn(new Date(opensAt)), WINDOW_DAYS),
  );
  if (wishes > 0) return [isLate ? 'late' : 'open', `${formatCount(wishes, 'wish', 'wishes')} not booked`];
  const booked = windows.reduce((sum, window) => sum + window.booked, 0);
  if (windows.some(({ opensAt }) => new Date(opensAt) > now)) return ['later', 'Opens later'];
  return ['ok', booked > 0 ? `${booked} booked` : 'Nothing wished for'];
};

const judgePayments = ({ windows, bookedCents }: SafetyFacts, { today, daysLeft }: Clock): Judgment => {
  if (bookedCents === null) return ['none', 'Not shown to you'];
  const days = windows
    .filter(({ kind, isDone }) => !isDone && (kind === 'payment' || kind === 'final-payment'))
    .map(({ opensAt }) => countDaysBetween(today, getDateIn(new Date(opensAt))))
    .toSorted((one, other) => one - other);
  const [next] = days;
  if (next === undefined)
    return bookedCents > 0 ? ['ok', 'Nothing due'] : [byDay(daysLeft, ROOM_DAYS), 'No payment date'];
  if (next < 0) return ['late', 'A payment is past its day'];
  return [
    next <= SOON_DAYS ? 'open' : 'later',
    next === 0 ? 'Due today' : `Due in ${formatCount(next, 'day')}`,
  ];
};

const judgeProtection = ({ bookings, isProtectionDecided }: SafetyFacts, { daysLeft }: Clock): Judgment => {
  if (bookings.includes('insurance')) return ['ok', 'Protection booked'];
  if (isProtectionDecided) return ['ok', 'Decided'];
  return [byDay(daysLeft, PROTECTION_DAYS), 'Not decided'];
};

const judgeCheckIn = ({ mode, windows }: SafetyFacts, { now, daysLeft }: Clock): Judgment => {
  const [checkIn] = windows.filter(({ kind }) => kind === 'cruise-check-in');
  if (mode === 'parks' || !checkIn) return ['none', 'No check-in ahead'];
  if (checkIn.isDone) return ['ok', 'Checked in'];
  if (new Date(checkIn.opensAt) > now) return ['later', 'Opens later'];
  return [daysLeft <= LAST_DAYS ? 'late' : 'open', 'Open, not done'];
};

const isTable = ({ kind }: WatchedWindow): boolean => kind === 'dining';
const isLane = ({ kind }: WatchedWindow): boolean => kind === 'multi-pass' || kind === 'single-pass';

const judges: Readonly<Record<SafetyCondition, (facts: SafetyFacts, clock: Clock) => Judgment>> = {
  papers: judgePapers,
  rooms: judgeRooms,
  tickets: judgeTickets,
  tables: ({ windows }, clock) => judgeWindows(windows.filter(isTable), clock),
  lanes: ({ windows }, clock) => judgeWindows(windows.filter(isLane), clock),
  payments: judgePayments,
  protection: judgeProtection,
  'check-in': judgeCheckIn,
};

/** A trip ahead under each condition, by its dates; days are those of New York. */
export const judgeTrip = (facts: SafetyFacts, now: Date): SafetyCell[] => {
  const today = getDateIn(now);
  const clock = { today, now, daysLeft: countDaysBetween(today, facts.startDate) };
  return safetyConditions.map((condition) => {
    const [state, text] = judges[condition](facts, clock);
    return { condition, state, text };
  });
};
