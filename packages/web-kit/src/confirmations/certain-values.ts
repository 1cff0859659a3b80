import { isOnTrip, type ReadBooking, type TripDates } from './confirmation';
import { findNumbers } from './fields/numbers';
import { valuesOfMail } from './mail-values';
import { READ_LENGTH } from './read-confirmation';
import { withoutHeads } from './text/forwarded-heads';
import { splitRows } from './text/rows';

const only = <T>(values: readonly T[]): T | null => (new Set(values).size === 1 ? (values[0] ?? null) : null);

/** Reads what a mail says without any doubt although it is not clear what it confirms: its only day on the trip, time, number, amount. */
export const readCertain = (text: string, trip: TripDates): Partial<ReadBooking> => {
  const rows = withoutHeads(splitRows(text.slice(0, READ_LENGTH)));
  const body = rows.join('\n');
  const values = valuesOfMail(body, trip);
  const days = values.dates(body).filter(({ date, doubt }) => doubt === undefined && isOnTrip(date, trip));
  const [first, last] = days;
  const isRange = days.length === 2 && first?.span === 'from';
  const times = values.times(body).filter(({ doubt }) => doubt === undefined);
  const amounts = values.money(body).filter(({ cents }) => cents > 0);
  const currency = only(amounts.map((each) => each.currency));
  const totalCents = only(amounts.map(({ cents }) => cents));
  const numbers = findNumbers(rows);
  return {
    date: isRange ? (first?.date ?? null) : only(days.map(({ date }) => date)),
    endDate: isRange ? (last?.date ?? null) : null,
    time: only(times.map(({ time }) => time)),
    numbers,
    number: only(numbers.map(({ value }) => value)),
    ...(currency !== null && totalCents !== null && { currency, totalCents }),
  };
};
