import { scanDates } from './dates';
import { decideDate, decideDates, decideTime } from './decide';
import { guessLanguage } from './language';
import type {
  DayMonthOrder,
  DateReading,
  DecidedDate,
  DecidedTime,
  ReadingContext,
  TimeReading,
} from './readings';
import { scanTimes } from './times';

type Trip = ReadingContext['trip'];

/** The one order of these, null where there is none or where there are both. */
const agree = (orders: readonly (DayMonthOrder | null)[]): DayMonthOrder | null => {
  const distinct = [...new Set(orders.filter((order) => order !== null))];
  return distinct.length === 1 ? (distinct[0] ?? null) : null;
};

const findOrder = (readings: readonly DateReading[], context: ReadingContext): DayMonthOrder | null => {
  const possible = readings.map(({ options }) => (options.length === 1 ? (options[0]?.order ?? null) : null));
  const certain = agree(possible);
  if (certain !== null || possible.some((order) => order !== null)) return certain;
  // Dates that only one order puts on the trip, or on their day of the week.
  return agree(
    readings.map((reading) => {
      const { options, date } = decideDate(reading, { ...context, language: null });
      if (reading.options.length === 1 || options.length !== 1) return null;
      const day = Number(date.slice(8));
      return reading.options.find((option) => option.day === day)?.order ?? null;
    }),
  );
};

const isOf24Hours = (time: string): boolean => Number(time.slice(0, 2)) >= 13;

const findClock = (text: string, times: readonly TimeReading[]): 12 | 24 | null => {
  const written = times
    .filter(({ options }) => options.length === 1)
    .map(({ start, end }) => text.slice(start, end));
  const hasHalves = written.some((each) =>
    /\d[ \u00a0\u202f]?[ap](?:[.\s]|m|$)|morning|evening|afternoon/i.test(each),
  );
  const has24Hours = times.some(({ start, end, options: [option] }) => {
    const each = text.slice(start, end);
    return (
      /(?:^|\D)(?:1[3-9]|2[0-3]|0\d)[:.h時]?\d{2}/.test(each) &&
      !/[ap]\.?\s?m/i.test(each) &&
      option !== undefined &&
      (isOf24Hours(option.time) || isOf24Hours(option.endTime ?? '00') || /^0/.test(each))
    );
  });
  if (hasHalves === has24Hours) return null;
  return has24Hours ? 24 : 12;
};

/** The parts of a mail are scanned with it. Leave out heads of forwarded mails. */
export const gatherContext = (text: string, trip: Trip): ReadingContext => {
  const language = guessLanguage(text);
  const context: ReadingContext = { trip, language, order: null, clock: null };
  const order = findOrder(scanDates(text, context), context);
  return { ...context, order, clock: findClock(text, scanTimes(text, context)) };
};

export const readDates = (text: string, context: ReadingContext): DecidedDate[] =>
  decideDates(scanDates(text, context), context);

export const readTimes = (text: string, context: ReadingContext): DecidedTime[] =>
  scanTimes(text, context).map((reading) => decideTime(reading, context));
