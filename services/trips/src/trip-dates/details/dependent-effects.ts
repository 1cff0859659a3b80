import type { Booking } from '@landsea/contracts/bookings';
import { PARKS_ZONE, formatCount } from '@landsea/contracts/core';
import { getDueDates, getTaskDueOn } from '@landsea/rules/planning';
import type { BookedMeal, BookingWindow, TaskDue } from '@landsea/contracts/planning';
import { type TripDetail, type TripEffect } from '@landsea/contracts/trip';
import {
  listBookingWindows,
  type CancelableBooking,
  type DuePayment,
  type WindowTrip,
} from '@landsea/rules/booking-windows';
import { suitsFrame } from './booked-dates.js';
import { formatDayWords, makeEffect } from './effect-labels.js';
import type { ItemMove } from './item-moves.js';
import { getNextLineDay, type NextFrame, type TripFrame } from './next-frame.js';

const parksTime = new Intl.DateTimeFormat('en-US', {
  timeZone: PARKS_ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

const opening = ({ opensAt }: BookingWindow): string => parksTime.format(new Date(opensAt));

/** Windows are matched by kind and order: the first dining window stays the first when it moves. */
const byKindAndOrder = (windows: BookingWindow[]): Map<string, BookingWindow> => {
  const counts = new Map<string, number>();
  const others = windows.filter(({ kind }) => kind !== 'booking-cancellation');
  return new Map(
    others.map((each) => {
      const order = counts.get(each.kind) ?? 0;
      counts.set(each.kind, order + 1);
      return [`${each.kind} ${order}`, each];
    }),
  );
};

/** A payment that is not due moves nobody's day. */
export const listWindowEffects = (trip: ChangingTrip, { frame }: NextFrame, now: Date): TripEffect[] => {
  const sails = trip.sailing?.embarkationDate === frame.sailing?.embarkationDate;
  const paymentDueOn = sails ? trip.paymentDueOn : null;
  const old = byKindAndOrder(listBookingWindows(trip, now));
  const next = byKindAndOrder(listBookingWindows({ ...trip, ...frame, paymentDueOn }, now));
  const gone = [...old].filter(([key, { standing }]) => !standing && !next.has(key));
  const kept = [...next].flatMap(([key, each]): TripEffect[] => {
    const was = old.get(key);
    if (each.standing || was?.opensAt === each.opensAt) return [];
    const to = each.state === 'upcoming' ? opening(each) : `${opening(each)}, already past`;
    return [makeEffect('moves', each.title, was ? opening(was) : null, to)];
  });
  return [...kept, ...gone.map(([, was]) => makeEffect('falls-out', was.title, opening(was), null))];
};

export const listEnteredEffects = (trip: ChangingTrip, next: NextFrame): TripEffect[] => {
  const { frame, shift } = next;
  const sails = trip.sailing?.embarkationDate === frame.sailing?.embarkationDate;
  const payment =
    trip.paymentDueOn && !sails
      ? [
          makeEffect(
            'check',
            'The final payment that you entered',
            formatDayWords(trip.paymentDueOn),
            'enter the new date',
          ),
        ]
      : [];
  const isOut = (date: string) => date < frame.startDate || date > frame.endDate;
  const tables = trip.meals
    .filter(({ date }) => shift !== 0 || isOut(date))
    .map(({ place, date, time }) =>
      makeEffect(
        'check',
        `Your table at ${place}`,
        `${formatDayWords(date)}, ${time}`,
        'change or cancel it there',
      ),
    );
  const bookings = (trip.bookings ?? [])
    .filter(({ start, status }) => status !== 'canceled' && (shift !== 0 || isOut(start.date)))
    .filter((booking) => !suitsFrame(booking, trip, frame))
    .map((booking) =>
      makeEffect(
        'check',
        `Your ${bookingName(booking)}`,
        formatDayWords(booking.start.date),
        staysBooked(booking),
      ),
    );
  return [...payment, ...limitEffects(trip, next), ...tables, ...bookings];
};

const bookingName = ({ kind, title }: Pick<Booking, 'kind' | 'title'>): string =>
  kind === 'other' || kind === 'outing' ? title : `${kind} (${title})`;

const changers: Partial<Record<Booking['kind'], string>> = {
  flight: 'the airline',
  hotel: 'the hotel',
  cruise: 'the cruise line',
  train: 'the railway',
  car: 'the rental company',
};

/** A booking keeps its date until its seller changes it. */
const staysBooked = ({ kind, supplier }: Pick<Booking, 'kind' | 'supplier'>): string =>
  `it stays: it is booked, change it with ${supplier ?? changers[kind] ?? 'the company'}`;

/** A deadline was agreed for the former dates, so a moved booking needs a new one. */
const limitEffects = (trip: ChangingTrip, { frame }: NextFrame): TripEffect[] => {
  const kept = new Set(frame.stays.filter(({ cancelBy }) => cancelBy).map(({ hotelName }) => hotelName));
  const lost = [
    ...trip.stays
      .filter(({ hotelName }) => !kept.has(hotelName))
      .map(({ hotelName, cancelBy }) => ({ name: hotelName, cancelBy })),
    ...(trip.sailing && frame.sailing && !frame.sailing.cancelBy
      ? [{ name: trip.sailing.ship, cancelBy: trip.sailing.cancelBy }]
      : []),
  ];
  return lost.flatMap(({ name, cancelBy }) =>
    cancelBy
      ? [
          makeEffect(
            'check',
            `The last day to cancel ${name}`,
            formatDayWords(cancelBy.date),
            'enter the new one',
          ),
        ]
      : [],
  );
};

/** Numbers only: an editor may not see costs. */
export const listLineEffects = (trip: ChangingTrip, next: NextFrame): TripEffect[] => {
  const days = trip.lines.flatMap(({ day }) => (day ? [{ day, to: getNextLineDay(trip, next, day) }] : []));
  const moved = days.filter(({ day, to }) => to !== null && to !== day).length;
  const lost = days.filter(({ to }) => to === null).length;
  const due = next.shift === 0 ? 0 : trip.lines.filter(({ dueOn }) => dueOn).length;
  return [
    ...(moved > 0
      ? [makeEffect('moves', `${formatCount(moved, 'budget line')} with a day`, null, 'with their day')]
      : []),
    ...(lost > 0
      ? [
          makeEffect(
            'falls-out',
            `The day of ${formatCount(lost, 'budget line')}`,
            'the lines stay in the budget',
            null,
          ),
        ]
      : []),
    ...(due > 0
      ? [makeEffect('check', `${formatCount(due, 'due date')} in the budget`, null, 'they stay as they are')]
      : []),
  ];
};

export const listSavingsEffects = (trip: ChangingTrip, { frame }: NextFrame): TripEffect[] =>
  trip.savedBy && trip.startDate !== frame.startDate
    ? [
        makeEffect(
          'check',
          'The last day of the savings plan',
          formatDayWords(trip.savedBy),
          'it stays as it is',
        ),
      ]
    : [];

/** Tasks of windows are reported with their windows. */
export const listTaskEffects = (trip: ChangingTrip, { frame }: NextFrame): TripEffect[] => {
  const [was, becomes] = [getDueDates(trip), getDueDates(frame)];
  const moved = trip.tasks.filter(
    (due) => due.from !== 'window' && getTaskDueOn(due, was, null) !== getTaskDueOn(due, becomes, null),
  ).length;
  const fixed = trip.tasks.filter(({ from }) => from === 'date').length;
  return [
    ...(moved > 0
      ? [makeEffect('moves', `${formatCount(moved, 'task')} on the checklist`, null, 'with the trip')]
      : []),
    ...(fixed > 0 && was.start !== becomes.start
      ? [makeEffect('check', `${formatCount(fixed, 'task')} on a fixed date`, null, 'they stay as they are')]
      : []),
  ];
};

export interface ChangingTrip
  extends TripFrame, Pick<TripDetail, 'party'>, Pick<WindowTrip, 'cruises' | 'isFareBooked' | 'isFareOpen'> {
  meals: BookedMeal[];
  bookings?: readonly (CancelableBooking & Pick<Booking, 'supplier'>)[];
  paymentDueOn: string | null;
  /** Payments keep their dates; empty without access to money. */
  payments?: readonly DuePayment[];
  lines: { day: string | null; dueOn: string | null }[];
  moves?: readonly ItemMove[];
  tasks: TaskDue[];
  savedBy?: string | null;
}
