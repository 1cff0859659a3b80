import type { BookingWindow } from '@landsea/contracts/planning';

/** How a window stands at an instant; the state in the answer is that of the moment it was asked for. */
export const stateAt = (
  { opensAt, closesAt }: Pick<BookingWindow, 'opensAt' | 'closesAt'>,
  now: Date,
): BookingWindow['state'] => {
  if (now < new Date(opensAt)) return 'upcoming';
  return now < new Date(closesAt) ? 'open' : 'passed';
};
