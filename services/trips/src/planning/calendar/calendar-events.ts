import { createHash } from 'node:crypto';
import { addDays, dateIn, newYorkInstant } from '@landsea/contracts/core';
import { entryOf, itemMinutes, type DayCatalogue } from '@landsea/contracts/day-plans';
import { isDueByDay, type BookingWindow, type Task } from '@landsea/contracts/planning';
import { dayKindNames, dayPlace, dayTitle, type TripDay, type TripDetail } from '@landsea/contracts/trip';
import type { DatedItem } from '../days/day-order.js';

/** What a calendar shows of one thing; `digest` changes with its content. */
export interface CalendarEvent {
  /** The same while the thing is, so that a calendar moves the event instead of adding another. */
  uid: string;
  summary: string;
  description: string;
  category: string;
  /** An instant with an end, or whole days with the day after the last. */
  when: { start: string; end: string } | { from: string; until: string };
  digest: string;
}

const MINUTES_SHOWN = 30;

const withDigest = (event: Omit<CalendarEvent, 'digest'>): CalendarEvent => ({
  ...event,
  digest: createHash('sha256').update(JSON.stringify(event)).digest('hex'),
});

const windowEvent = (tripId: string, window: BookingWindow): CalendarEvent => {
  const { id, type, title, rule, warning, opensAt, verify } = window;
  const day = dateIn(new Date(opensAt));
  return withDigest({
    uid: `${id}.${tripId}@landsea`,
    summary: title,
    description: [warning, rule, `${verify}.`].filter(Boolean).join('\n'),
    category: type === 'due' ? 'Deadline' : 'Booking window',
    when: isDueByDay(window)
      ? { from: day, until: addDays(day, 1) }
      : { start: opensAt, end: new Date(Date.parse(opensAt) + MINUTES_SHOWN * 60_000).toISOString() },
  });
};

const dayEvent = (trip: TripDetail, day: TripDay, index: number): CalendarEvent =>
  withDigest({
    uid: `day-${String(index + 1)}.${trip.id}@landsea`,
    summary: dayPlace(day) ? `${dayTitle(day)} (${dayKindNames[day.kind]})` : dayTitle(day),
    description: [`Day ${String(index + 1)} of ${trip.name}`, day.note].filter(Boolean).join('\n'),
    category: 'Trip day',
    when: { from: day.date, until: addDays(day.date, 1) },
  });

/** A task that is done, or that is due with its window, has no separate event. */
const taskEvents = (tripId: string, { id, title, notes, status, due, dueOn }: Task): CalendarEvent[] =>
  status === 'done' || due?.from === 'window' || dueOn === null
    ? []
    : [
        withDigest({
          uid: `task-${id}.${tripId}@landsea`,
          summary: title,
          description: notes ?? '',
          category: 'Task',
          when: { from: dueOn, until: addDays(dueOn, 1) },
        }),
      ];

/** What takes no time, such as a note, is shown as long as this. */
const LEAST_MINUTES = 15;

/** Wall time at the parks, and of the home port aboard. What has no time is no event: its day is one. */
const itemEvents = (tripId: string, item: DatedItem, catalogue: DayCatalogue): CalendarEvent[] => {
  const { id, title, date, time, place, note } = item;
  if (time === null) return [];
  const start = newYorkInstant(date, time);
  const length = Math.max(LEAST_MINUTES, itemMinutes(item, entryOf(item, catalogue)));
  return [
    withDigest({
      uid: `item-${id}.${tripId}@landsea`,
      summary: title,
      description: [place, note].filter(Boolean).join('\n'),
      category: 'Plan',
      when: { start: start.toISOString(), end: new Date(start.getTime() + length * 60_000).toISOString() },
    }),
  ];
};

/** Everything that a trip has a date for. */
export const calendarEvents = (
  trip: TripDetail,
  windows: readonly BookingWindow[],
  tasks: readonly Task[],
  items: readonly DatedItem[],
  catalogue: DayCatalogue,
): CalendarEvent[] => [
  ...windows.map((window) => windowEvent(trip.id, window)),
  ...trip.days.map((day, index) => dayEvent(trip, day, index)),
  ...tasks.flatMap((task) => taskEvents(trip.id, task)),
  ...items.flatMap((item) => itemEvents(trip.id, item, catalogue)),
];
