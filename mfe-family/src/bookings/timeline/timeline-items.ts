import { getDateIn, type CalendarDate } from '@landsea/contracts/core';
import type { BookingWindow, DayItem, Task } from '@landsea/contracts/planning';
import { formatDayTitle } from '@landsea/rules/trip';
import type { TripDay } from '@landsea/contracts/trip';
import { isSeaDay } from '../../trip-frame/rules/land-and-sea';
import { getWindowStateAt } from '../../trip-bookings/windows/window-state';
import { filterOfKind, shortNames, type Filter } from './timeline-labels';

interface ItemBase {
  id: string;
  filter: Filter;
  side: 'land' | 'sea';
  date: CalendarDate;
  short: string;
  title: string;
  state: BookingWindow['state'];
}

export type TimelineItem = ItemBase &
  (
    | { kind: 'window'; window: BookingWindow; mornings?: readonly BookingWindow[] }
    | { kind: 'task'; task: Task }
    | { kind: 'day'; day: TripDay; booked: readonly DayItem[] }
  );

const isAtSea = ({ id, kind }: BookingWindow): boolean =>
  filterOfKind[kind] === 'cruise' || id === 'final-payment' || id === 'cancel-sailing';

const windowItem = (window: BookingWindow, now: Date): TimelineItem => {
  const filter = filterOfKind[window.kind];
  const date = getDateIn(new Date(window.opensAt));
  return {
    kind: 'window',
    id: window.id,
    filter,
    side: isAtSea(window) ? 'sea' : 'land',
    date,
    short: shortNames[window.kind],
    title: window.title,
    state: getWindowStateAt(window, now),
    window,
  };
};

const isBooked = ({ status }: DayItem): boolean => status === 'booked' || status === 'done';

const dayItem = (day: TripDay, today: CalendarDate, items: readonly DayItem[]): TimelineItem => ({
  kind: 'day',
  id: `day-${day.date}`,
  filter: 'days',
  side: isSeaDay(day) ? 'sea' : 'land',
  date: day.date,
  short: formatDayTitle(day),
  title: formatDayTitle(day),
  state: day.date > today ? 'upcoming' : day.date === today ? 'open' : 'passed',
  day,
  booked: items.filter(isBooked),
});

/** An undone task stays open after its day; one that is due with its window is listed there. */
const taskItems = (task: Task, today: CalendarDate): TimelineItem[] =>
  task.dueOn === null || task.status === 'done' || task.due?.from === 'window'
    ? []
    : [
        {
          kind: 'task',
          id: `task-${task.id}`,
          filter: 'tasks',
          side: task.due?.from === 'embarkation' ? 'sea' : 'land',
          date: task.dueOn,
          short: 'Task',
          title: task.title,
          state: task.dueOn > today ? 'upcoming' : 'open',
          task,
        },
      ];

/** On one day windows and tasks come before the day itself. */
export const listTimelineItems = (
  windows: readonly BookingWindow[],
  days: readonly TripDay[],
  tasks: readonly Task[],
  now: Date,
  itemsOn: (date: CalendarDate) => readonly DayItem[] = () => [],
): TimelineItem[] => {
  const today = getDateIn(now);
  return [
    ...windows.map((window) => windowItem(window, now)),
    ...tasks.flatMap((task) => taskItems(task, today)),
    ...days.map((day) => dayItem(day, today, itemsOn(day.date))),
  ].sort((a, b) => a.date.localeCompare(b.date));
};

export const presentFilters = (items: readonly TimelineItem[]): Set<Filter> =>
  new Set(items.map(({ filter }) => filter));
