import { createHash } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { isDueByDay, type BookingWindow, type Task } from '@landsea/contracts/planning';
import { dayKindNames, getDayPlace, formatDayTitle } from '@landsea/rules/trip';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import type { Booking } from '@landsea/contracts/bookings';
import type { DatedItem } from '../days/day-order.js';
import { listBookingEvents } from './booking-events.js';
import type { CalendarEvent, EventContent } from './event-content.js';
import { listItemEvents, type CalendarCatalogue } from './item-events.js';

const MINUTES_SHOWN = 30;

export const addDigest = (event: EventContent): CalendarEvent => ({
  ...event,
  digest: createHash('sha256').update(JSON.stringify(event)).digest('hex'),
});

/** An opening is shown from its instant on, a deadline up to its instant. */
const windowTimes = ({ type, opensAt }: BookingWindow): EventContent['when'] => {
  const shown = MINUTES_SHOWN * 60_000;
  const start = Date.parse(opensAt) - (type === 'due' ? shown : 0);
  return { start: new Date(start).toISOString(), end: new Date(start + shown).toISOString() };
};

export const makeWindowEvent = (owner: string, window: BookingWindow): EventContent => {
  const { id, type, title, rule, warning, opensAt, verify } = window;
  const day = getDateIn(new Date(opensAt));
  return {
    uid: `${id}.${owner}@landsea`,
    summary: title,
    description: [warning, rule, `${verify}.`].filter(Boolean).join('\n'),
    category: type === 'due' ? 'Deadline' : 'Booking window',
    group: 'windows',
    when: isDueByDay(window) ? { from: day, until: addDays(day, 1) } : windowTimes(window),
  };
};

export const makeDayEvent = (trip: TripDetail, day: TripDay, index: number): EventContent => ({
  uid: `day-${index + 1}.${trip.id}@landsea`,
  summary: getDayPlace(day) ? `${formatDayTitle(day)} (${dayKindNames[day.kind]})` : formatDayTitle(day),
  description: [`Day ${index + 1} of ${trip.name}`, day.note].filter(Boolean).join('\n'),
  category: 'Trip day',
  group: 'days',
  when: { from: day.date, until: addDays(day.date, 1) },
});

/** A task that is due with its window has no separate event. */
const taskEvents = (tripId: string, { id, title, notes, status, due, dueOn }: Task): EventContent[] =>
  status === 'done' || due?.from === 'window' || dueOn === null
    ? []
    : [
        {
          uid: `task-${id}.${tripId}@landsea`,
          summary: title,
          description: notes ?? '',
          category: 'Task',
          group: 'tasks',
          when: { from: dueOn, until: addDays(dueOn, 1) },
        },
      ];

export const listCalendarEvents = (
  trip: TripDetail,
  windows: readonly BookingWindow[],
  tasks: readonly Task[],
  items: readonly DatedItem[],
  catalogue: CalendarCatalogue,
  bookings: readonly Booking[] = [],
): CalendarEvent[] =>
  [
    ...windows.filter(({ standing }) => !standing).map((window) => makeWindowEvent(trip.id, window)),
    ...trip.days.map((day, index) => makeDayEvent(trip, day, index)),
    ...tasks.flatMap((task) => taskEvents(trip.id, task)),
    ...listBookingEvents(trip, bookings, items, catalogue),
    ...items.flatMap((item) => listItemEvents(trip, item, catalogue)),
  ].map(addDigest);
