import type { BookingWindow, DayItem } from '@landsea/contracts/planning';

/** A pass that is bought for the day needs no window. */
const isBookedIn = (kind: BookingWindow['kind'], { details }: DayItem): boolean => {
  if (details.kind === 'lane') return !details.isPass && kind === `${details.product}-pass`;
  if (details.kind === 'dining') return kind === 'dining';
  return kind === 'cruise-activities' && (details.kind === 'excursion' || details.kind === 'activity');
};

/**
 * Plans booked in a window, 0 while one of its plans or wishes is still open. A wish without a day may be
 * booked in any window of its kind.
 */
export const countBooked = ({ kind, covers }: BookingWindow, items: readonly DayItem[]): number => {
  const chosen = items.filter(
    (item) =>
      item.status !== 'cancelled' &&
      isBookedIn(kind, item) &&
      (item.date === null || (covers !== null && covers.from <= item.date && item.date <= covers.to)),
  );
  return chosen.every(({ status }) => status === 'booked' || status === 'done') ? chosen.length : 0;
};
