import { getDateIn } from '@landsea/contracts/core';
import {
  TASK_TITLE_LENGTH,
  type BookingWindow,
  type Task,
  type TaskTopic,
  type WindowKind,
} from '@landsea/contracts/planning';

/** Payments belong to the budget, which not everybody may see. */
type TaskKind = Exclude<WindowKind, 'payment'>;

/** The texts have no dates: they move with the trip. */
const words: Record<TaskKind, { title: string; topic: TaskTopic }> = {
  dining: { title: 'Book the tables', topic: 'bookings' },
  'multi-pass': { title: 'Choose the Lightning Lane Multi Pass rides', topic: 'bookings' },
  'single-pass': { title: 'Buy the Lightning Lane Single Passes', topic: 'bookings' },
  'cruise-activities': { title: 'Book excursions, dining and activities aboard', topic: 'bookings' },
  concierge: { title: 'Send your wishes to the shoreside concierge team', topic: 'bookings' },
  'cruise-check-in': { title: 'Do the online check-in for the ship', topic: 'travel' },
  'final-payment': { title: 'Make the final cruise payment', topic: 'money' },
  cancellation: { title: 'Keep the table or cancel it for free', topic: 'bookings' },
  'booking-cancellation': { title: 'Keep the booking or cancel it for free', topic: 'bookings' },
};

const places: Partial<Record<TaskKind, RegExp>> = {
  dining: /^[^,]*, (.+)$/,
  'multi-pass': /^[^,]*, (.+)$/,
  'single-pass': /^[^,]*, (.+)$/,
  cancellation: /cancel (.+) for free/,
  'booking-cancellation': /cancel (.+), [^,]+$/,
};

export const makeWindowTask = ({
  kind,
  title: said,
}: Pick<BookingWindow, 'kind' | 'title'>): { title: string; topic: TaskTopic } | undefined => {
  if (kind === 'payment') return undefined;
  const { title, topic } = words[kind];
  const place = places[kind]?.exec(said)?.[1];
  return { title: (place === undefined ? title : `${title}: ${place}`).slice(0, TASK_TITLE_LENGTH), topic };
};

export const getWindowDays = ({
  opensAt,
  closesAt,
}: Pick<BookingWindow, 'opensAt' | 'closesAt'>): NonNullable<Task['window']> => {
  const [opensOn, lastDay] = [getDateIn(new Date(opensAt)), getDateIn(new Date(Date.parse(closesAt) - 1))];
  return { opensOn, lastDay: lastDay < opensOn ? opensOn : lastDay };
};
