import type { FieldValues } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import {
  addDays,
  formatDate,
  formatMoney,
  getDateIn,
  PARKS_ZONE,
  timeIn,
  type CalendarDate,
} from '@landsea/contracts/core';
import type { BookingWindow, DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import { omitCanceledNumbers } from '../../bookings/booking-remarks.js';
import { sortByDayOrder } from '../../day-plans/stops/item-order.js';
import { formatTimeOfDay, toMinute } from '../../trip/clock.js';

export interface FieldsTrip {
  trip: Pick<TripDetail, 'name' | 'startDate' | 'endDate' | 'stays' | 'sailing' | 'party'>;
  items: readonly DayItem[];
  windows: readonly BookingWindow[];
  /** Amounts are null without access to money. */
  bookings: readonly Booking[];
}

/** Days before a window by which wishes are asked for, as in the task lists. */
const WISH_DAYS = 5;

const formatTime = (time: string): string => formatTimeOfDay(toMinute(time));

const byTime = (one: DayItem, other: DayItem): number =>
  `${one.date ?? ''} ${one.time ?? ''}`.localeCompare(`${other.date ?? ''} ${other.time ?? ''}`);

const listBooked = (items: readonly DayItem[], kinds: readonly string[]): DayItem[] =>
  items
    .filter(
      ({ status, details, date }) => status === 'booked' && date !== null && kinds.includes(details.kind),
    )
    .sort(byTime);

/** `Mon, Jan 4, 5:40 PM: ’Ohana, confirmation QX-7`. */
export const describeBooked = ({ title, date, time, confirmation }: DayItem): string => {
  const when = [date ? formatDate(date) : '', time ? formatTime(time) : ''].filter(Boolean).join(', ');
  return `${when}: ${title}${confirmation ? `, confirmation ${confirmation}` : ''}`;
};

const describeLane = (item: DayItem): string => {
  const until = item.details.kind === 'lane' ? item.details.returnUntil : null;
  return `${describeBooked(item)}${until ? `, until ${formatTime(until)}` : ''}`;
};

const joinLines = (lines: readonly string[]): string | undefined =>
  lines.length > 0 ? lines.join('\n') : undefined;

const describeWindow = ({ windows }: FieldsTrip, now: Date): FieldValues => {
  const [next] = windows
    .filter(({ type, opensAt }) => type === 'opens' && new Date(opensAt) > now)
    .sort((one, other) => one.opensAt.localeCompare(other.opensAt));
  if (!next) return {};
  const { timeZone, label } = next.clock ?? { timeZone: PARKS_ZONE, label: 'Eastern time' };
  const opens = new Date(next.opensAt);
  const day = getDateIn(opens, timeZone);
  const deadline = addDays(day, -WISH_DAYS);
  return {
    windowDate: formatDate(day),
    windowTime: `${formatTime(timeIn(opens, timeZone))} ${label}`,
    ...(deadline >= getDateIn(now, timeZone) && { wishDeadline: formatDate(deadline) }),
  };
};

const describePayment = ({ bookings, windows }: FieldsTrip, today: CalendarDate): FieldValues => {
  const [due] = bookings
    .filter(({ status, currency }) => status !== 'canceled' && currency === 'USD')
    .flatMap(({ payments }) => payments)
    .filter(({ paidOn, dueOn }) => paidOn === null && dueOn !== null && dueOn >= today)
    .sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''));
  if (due?.dueOn) return { amountDue: formatMoney(due.cents), dueDate: formatDate(due.dueOn) };
  const window = windows.find(
    ({ kind, state, standing }) => kind === 'final-payment' && state !== 'passed' && !standing,
  );
  return window ? { dueDate: formatDate(getDateIn(new Date(window.opensAt))) } : {};
};

const findNumber = ({ trip, bookings }: FieldsTrip): string | undefined => {
  const { stays, sailing } = omitCanceledNumbers(trip, bookings);
  const numbers = [...stays.map(({ confirmation }) => confirmation), sailing?.reservation].filter(Boolean);
  return numbers.length === 1 ? (numbers[0] ?? undefined) : undefined;
};

/** The fields of a message that the trip itself knows; the others stay for the agent. */
export const makeTripFields = (known: FieldsTrip, now: Date): FieldValues => {
  const { trip, items, windows } = known;
  const today = getDateIn(now);
  const firstDay = sortByDayOrder(
    items.filter(({ date, status }) => date === trip.startDate && !['wish', 'cancelled'].includes(status)),
  );
  const checkIn = windows.find(({ kind }) => kind === 'cruise-check-in');
  const birthday = trip.party.find(
    ({ birthDate }) =>
      birthDate !== undefined &&
      [trip.startDate.slice(0, 4), trip.endDate.slice(0, 4)].some((year) => {
        const day = `${year}${birthDate.slice(4)}`;
        return trip.startDate <= day && day <= trip.endDate;
      }),
  );
  const values = {
    tripName: trip.name,
    startDate: formatDate(trip.startDate),
    bookedList: joinLines(listBooked(items, ['dining', 'excursion', 'activity']).map(describeBooked)),
    laneList: joinLines(listBooked(items, ['lane']).map(describeLane)),
    shipName: trip.sailing?.ship,
    checkInDate: checkIn && formatDate(getDateIn(new Date(checkIn.opensAt), checkIn.clock?.timeZone)),
    firstDayPlan: joinLines(
      firstDay.map(({ title, time }) => (time ? `${formatTime(time)} ${title}` : title)),
    ),
    confirmation: findNumber(known),
    birthdayName: birthday?.name,
    ...describeWindow(known, now),
    ...describePayment(known, today),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => Boolean(value)));
};
