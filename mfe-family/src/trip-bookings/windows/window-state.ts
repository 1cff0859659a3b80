import type { BookingWindow } from '@landsea/contracts/planning';

/** The answer's own state is from the time of the request. */
export const getWindowStateAt = (
  { opensAt, closesAt }: Pick<BookingWindow, 'opensAt' | 'closesAt'>,
  now: Date,
): BookingWindow['state'] => {
  if (now < new Date(opensAt)) return 'upcoming';
  return now < new Date(closesAt) ? 'open' : 'passed';
};
