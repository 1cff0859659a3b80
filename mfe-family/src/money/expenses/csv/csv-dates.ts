import { CalendarDate } from '@landsea/contracts/core';

/** month-first: 3/14/2027; day-first: 14.3.2027 or 14/03/2027; year-first: 2027-03-14. */
export type DateOrder = 'year-first' | 'month-first' | 'day-first';

const orderOf: Record<DateOrder, readonly [year: number, month: number, day: number]> = {
  'year-first': [0, 1, 2],
  'month-first': [2, 0, 1],
  'day-first': [2, 1, 0],
};

const partsOf = (text: string): string[] =>
  text
    .trim()
    .split(/[\s./-]+/)
    .filter(Boolean)
    .slice(0, 3);

/** The calendar date that a cell means in this order of its parts; undefined when it is none. */
export const csvDate = (text: string, order: DateOrder): CalendarDate | undefined => {
  const parts = partsOf(text.replace(/[T ]\d{1,2}:\d{2}.*$/, ''));
  const [yearAt, monthAt, dayAt] = orderOf[order];
  const [year = '', month = '', day = ''] = [parts[yearAt], parts[monthAt], parts[dayAt]];
  const whole = year.length === 2 ? `20${year}` : year;
  const date = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return CalendarDate.safeParse(date).success ? CalendarDate.parse(date) : undefined;
};

/** The order in which most cells are dates; of two equal ones a dot means day first, as in Europe. */
export const dateOrderOf = (cells: readonly string[]): DateOrder => {
  const dotted = cells.some((cell) => /^\s*\d{1,2}\.\d{1,2}\./.test(cell));
  const orders: DateOrder[] = dotted
    ? ['year-first', 'day-first', 'month-first']
    : ['year-first', 'month-first', 'day-first'];
  const fits = (order: DateOrder) => cells.filter((cell) => csvDate(cell, order)).length;
  return orders.reduce((best, order) => (fits(order) > fits(best) ? order : best));
};
