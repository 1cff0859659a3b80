import { countDaysBetween, type CalendarDate } from '@landsea/contracts/core';

const fixed = [
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
];

/** In days; the default ends on the day after a trip that ends within a year. */
export const linkDays = (endDate: CalendarDate | undefined, today: CalendarDate) => {
  const left = endDate ? countDaysBetween(today, endDate) + 1 : 0;
  const isAhead = left > 0 && left <= 365 && fixed.every(({ value }) => value !== String(left));
  const options = isAhead ? [{ value: String(left), label: 'When the trip ends' }, ...fixed] : fixed;
  return { options, usual: isAhead ? String(left) : '30' };
};
