import { getDateIn } from '@landsea/contracts/core';
import { formatRunTitle, listWindowRuns } from '@landsea/rules/booking-windows';
import type { BookingWindow, DayItem, Task } from '@landsea/contracts/planning';
import { getWindowStateAt } from '../../trip-bookings/windows/window-state';
import { countBooked } from './worked-window';

const MOST_SHOWN = 5;
/** Overdue tasks must not hide the next ones. */
const MOST_OVERDUE = 2;

/** `until` is the last of the windows that open morning after morning, named in the title of the first. */
export type NextItem =
  | { kind: 'window'; window: BookingWindow; until?: BookingWindow | undefined }
  | { kind: 'task'; task: Task; dueOn: string };

/** A daily series is listed once, with its next window. */
const firstOfEach = (windows: readonly BookingWindow[]): BookingWindow[] => {
  const seen = new Set<string>();
  return windows.filter(({ series }) => {
    if (series === null) return true;
    const isNew = !seen.has(series);
    seen.add(series);
    return isNew;
  });
};

export const listUpcomingOpenings = (windows: readonly BookingWindow[]): BookingWindow[] =>
  firstOfEach(windows.filter(({ type, state }) => type === 'opens' && state === 'upcoming'));

const windowItem = (window: BookingWindow): NextItem => ({ kind: 'window', window });

const runItem = (window: BookingWindow, runs: readonly BookingWindow[][]): NextItem => {
  const run = runs.find(([first]) => first === window) ?? [];
  if (run.length < 2) return windowItem(window);
  return { kind: 'window', window: { ...window, title: formatRunTitle(run) }, until: run.at(-1) };
};
const dayOf = (item: NextItem): string =>
  item.kind === 'task' ? item.dueOn : getDateIn(new Date(item.window.opensAt));

const openTasks = (tasks: readonly Task[]): Extract<NextItem, { kind: 'task' }>[] =>
  tasks
    .flatMap((task) =>
      task.status !== 'done' && task.dueOn !== null && task.due?.from !== 'window'
        ? [{ kind: 'task' as const, task, dueOn: task.dueOn }]
        : [],
    )
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));

export const opensOn = ({ opensAt, state, type }: BookingWindow, today: string): boolean =>
  type === 'opens' && state === 'open' && getDateIn(new Date(opensAt)) === today;

/** A due day is over at its end, so it comes before all that can wait. */
const isOfToday = (window: BookingWindow, today: string): boolean =>
  opensOn(window, today) || (window.type === 'due' && window.state === 'open');

/** On the last day that it covers a window is useless. */
const isUsable = ({ closesAt, type }: BookingWindow, today: string): boolean =>
  type === 'due' || getDateIn(new Date(new Date(closesAt).getTime() - 1)) > today;

const dealtWithBy = (tasks: readonly Task[]): Set<string | null> =>
  new Set(tasks.filter(({ status }) => status === 'done').map(({ windowId }) => windowId));

/** False when nothing opens. */
export const isAllBooked = (windows: readonly BookingWindow[], tasks: readonly Task[]): boolean => {
  const dealtWith = dealtWithBy(tasks);
  const opening = windows.filter(({ type }) => type === 'opens');
  return opening.length > 0 && opening.every(({ id }) => dealtWith.has(id));
};

/**
 * At most five: overdue tasks, what opened or is due today, the next to open or fall due, then the last opened
 * and usable ones. A window whose task is done, or whose plans are all booked, is left out.
 */
export const listNextUp = (
  windows: readonly BookingWindow[],
  tasks: readonly Task[],
  now: Date,
  items: readonly DayItem[] = [],
): NextItem[] => {
  const today = getDateIn(now);
  const dealtWith = dealtWithBy(tasks);
  const current = windows
    .filter((window) => !window.standing && !dealtWith.has(window.id) && !countBooked(window, items))
    .map((window) => ({ ...window, state: getWindowStateAt(window, now) }))
    .sort((a, b) => a.opensAt.localeCompare(b.opensAt));
  const open = openTasks(tasks);
  const overdue = open.filter(({ dueOn }) => dueOn < today).slice(0, MOST_OVERDUE);
  const ahead = current.filter(({ state }) => state === 'upcoming');
  const runs = listWindowRuns(ahead);
  const upcoming = [
    ...firstOfEach(ahead).map((window) => runItem(window, runs)),
    ...open.filter(({ dueOn }) => dueOn >= today),
  ].sort((a, b) => dayOf(a).localeCompare(dayOf(b)));
  const opened = firstOfEach(
    current.filter((window) => window.state === 'open' && isUsable(window, today)).reverse(),
  );
  return [
    ...overdue,
    ...opened.filter((window) => isOfToday(window, today)).map(windowItem),
    ...upcoming,
    ...opened.filter((window) => !isOfToday(window, today)).map(windowItem),
  ].slice(0, MOST_SHOWN);
};
