import type { BookingWindow, TaskTopic, WindowKind } from '@landsea/contracts';

/** What to do once a window opens. The dates stay out of it: they move with the trip, and the task's date tells them. */
const words: Record<WindowKind, { title: string; topic: TaskTopic }> = {
  dining: { title: 'Book the tables', topic: 'bookings' },
  'multi-pass': { title: 'Choose the Lightning Lane Multi Pass rides', topic: 'bookings' },
  'single-pass': { title: 'Buy the Lightning Lane Single Passes', topic: 'bookings' },
  'cruise-activities': { title: 'Book excursions, dining and activities aboard', topic: 'bookings' },
  concierge: { title: 'Send your wishes to the shoreside concierge team', topic: 'bookings' },
  'cruise-check-in': { title: 'Do the online check-in for the ship', topic: 'travel' },
  'final-payment': { title: 'Make the final cruise payment', topic: 'money' },
  cancellation: { title: 'Keep the table or cancel it for free', topic: 'bookings' },
};

/** The hotel, park or restaurant that a window's title names, if any. */
const placeOf = ({ kind, title }: Pick<BookingWindow, 'kind' | 'title'>): string | undefined => {
  if (kind === 'cancellation') return /cancel (.+) for free/.exec(title)?.[1];
  return kind === 'dining' || kind === 'multi-pass' || kind === 'single-pass'
    ? /^[^,]*, (.+)$/.exec(title)?.[1]
    : undefined;
};

export const windowTask = (
  window: Pick<BookingWindow, 'kind' | 'title' | 'rule'>,
): { title: string; notes: string; topic: TaskTopic } => {
  const { title, topic } = words[window.kind];
  const place = placeOf(window);
  const named = place === undefined ? title : `${title}: ${place}`;
  return { title: named.slice(0, 160), notes: `${window.rule} Verify in the official app.`, topic };
};
