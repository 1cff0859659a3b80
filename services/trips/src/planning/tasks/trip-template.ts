import { isOn } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import {
  addDays,
  countDaysBetween,
  getDateIn,
  getFirstName,
  type CalendarDate,
} from '@landsea/contracts/core';
import { getDueDates, getTaskDueOn } from '@landsea/rules/planning';
import type { BookingWindow, TaskDue, TaskTopic } from '@landsea/contracts/planning';
import { getAgeOn } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import type { ChecklistEntry } from '../../catalogue/checklist-entry.js';
import { checklist } from '../../catalogue/checklist.js';
import { makeWindowTask } from './window-task.js';

export interface TemplateTask {
  key: string;
  title: string;
  notes: string | null;
  topic: TaskTopic;
  person: string | null;
  due: TaskDue;
  dueOn: CalendarDate | null;
  windowId: string | null;
}

type TemplateTrip = Pick<TripDetail, 'mode' | 'startDate' | 'endDate' | 'sailing' | 'stays' | 'party'>;

const isFor = (entry: ChecklistEntry, trip: TemplateTrip): boolean =>
  entry.modes.includes(trip.mode) && (!entry.when || entry.when(trip));

const peopleOf = ({ ages }: ChecklistEntry, trip: TemplateTrip): TemplateTrip['party'] =>
  ages
    ? trip.party.filter((person) => {
        const age = getAgeOn(person, trip.startDate);
        return ages.from <= age && age <= ages.to;
      })
    : [];

/** `{name}` in the title makes one task for each person of the entry's ages. */
const tasksOf = (entry: ChecklistEntry, trip: TemplateTrip): TemplateTask[] => {
  if (!isFor(entry, trip)) return [];
  const people = peopleOf(entry, trip);
  if (entry.ages && people.length === 0) return [];
  const { key, topic, due } = entry;
  const notes = entry.notes ?? null;
  const rest = { topic, due, notes, windowId: null, dueOn: getTaskDueOn(due, getDueDates(trip), null) };
  if (!entry.title.includes('{name}')) return [{ key, title: entry.title, person: null, ...rest }];
  return people.map((person) => {
    const ref = person.id ?? person.name;
    const title = entry.title.replace('{name}', getFirstName(person));
    return { key: `${key} ${ref}`, title, person: ref, ...rest };
  });
};

/** Only the first of windows that open day after day gets a task. */
const windowTasks = (windows: readonly BookingWindow[]): TemplateTask[] => {
  const seen = new Set<string>();
  return windows.flatMap((window) => {
    const { id, kind, series, state, opensAt, standing } = window;
    const task = makeWindowTask(window);
    if (!task || state === 'passed' || standing === 'paid' || kind === 'cancellation') return [];
    if (series !== null && seen.has(series)) return [];
    if (series !== null) seen.add(series);
    const dueOn = standing ? null : getDateIn(new Date(opensAt));
    return [
      {
        key: `window ${id}`,
        ...task,
        notes: null,
        person: null,
        due: { from: 'window' as const },
        dueOn,
        windowId: id,
      },
    ];
  });
};

/** A new task is never overdue; tasks of windows keep their day. */
const dueFrom =
  (today: CalendarDate) =>
  (task: TemplateTask): TemplateTask =>
    task.windowId === null && task.dueOn !== null && task.dueOn < today
      ? { ...task, due: { from: 'date', on: today }, dueOn: today }
      : task;

/** Nothing where it is booked; the way back where only the way there is. A transfer of the trip's second half goes back. */
const listOpenEntries = (
  entry: ChecklistEntry,
  { startDate, endDate }: TemplateTrip,
  bookings: readonly Booking[],
): ChecklistEntry[] => {
  const { key, bookedAs = [], wayBack } = entry;
  const booked = bookings.filter((booking) => isOn(booking) && bookedAs.includes(booking.kind));
  if (booked.length === 0) return [entry];
  if (wayBack === undefined || booked.some(({ kind }) => kind !== 'transfer')) return [];
  const middle = addDays(startDate, Math.floor(countDaysBetween(startDate, endDate) / 2));
  if (booked.every(({ start }) => start.date > middle)) return [entry];
  const isBackBooked = booked.some(({ start, end }) => (end ?? start).date > middle);
  return isBackBooked ? [] : [{ ...entry, key: `${key}-back`, title: wayBack }];
};

/** Nothing is due before `today`; tasks that `bookings` cover are left out. */
export const makeTripTemplate = (
  trip: TemplateTrip,
  windows: readonly BookingWindow[],
  today: CalendarDate = '',
  bookings: readonly Booking[] = [],
): TemplateTask[] => {
  const entries = checklist.flatMap((entry) => listOpenEntries(entry, trip, bookings));
  const tasks = entries.flatMap((entry) => tasksOf(entry, trip)).map(dueFrom(today));
  return [...windowTasks(windows), ...tasks].sort((a, b) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9'));
};
