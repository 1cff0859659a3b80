import { addDays, countDaysBetween, getWeekday, type CalendarDate } from '@landsea/contracts/core';
import type {
  DateOption,
  DateReading,
  DecidedDate,
  DecidedTime,
  ReadingContext,
  TimeReading,
} from './readings';

/** The other end of a stay, a sailing or a rental, where it is known. */
export interface Partner {
  after?: CalendarDate;
  before?: CalendarDate;
}

/** No stay and no sailing of a family lasts longer. */
const MOST_NIGHTS = 40;

interface Candidate {
  date: CalendarDate;
  order: DateOption['order'];
  hasYear: boolean;
}

const writeDate = (year: number, { month, day }: DateOption): CalendarDate | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
};

type Trip = ReadingContext['trip'];
const isOnTrip = (date: CalendarDate, { startDate, endDate }: Trip): boolean =>
  date >= addDays(startDate, -1) && date <= addDays(endDate, 1);
const daysOffTrip = (date: CalendarDate, { startDate, endDate }: Trip): number =>
  Math.max(0, countDaysBetween(date, startDate), countDaysBetween(endDate, date));

const listCandidates = ({ options }: DateReading, trip: Trip): Candidate[] =>
  options.flatMap((option) => {
    const start = Number(trip.startDate.slice(0, 4));
    const years = option.year === null ? [start - 1, start, start + 1] : [option.year];
    return years.flatMap((year) => {
      const date = writeDate(year, option);
      return date ? [{ date, order: option.order, hasYear: option.year !== null }] : [];
    });
  });

/** The candidates that pass, or all of them where none does. */
const prefer = (all: Candidate[], passes: (candidate: Candidate) => boolean): Candidate[] => {
  const passing = all.filter(passes);
  return passing.length > 0 ? passing : all;
};

const fitsPartner = (date: CalendarDate, { after, before }: Partner): boolean =>
  (after === undefined || (date >= after && countDaysBetween(after, date) < MOST_NIGHTS)) &&
  (before === undefined || (date <= before && countDaysBetween(date, before) < MOST_NIGHTS));

/** The possible year nearest to the trip. */
const chooseYears = (all: Candidate[], trip: Trip): Candidate[] => {
  const nearest = new Map<string, Candidate>();
  for (const candidate of all) {
    const key = candidate.hasYear ? candidate.date : candidate.date.slice(5);
    const known = nearest.get(key);
    if (!known || daysOffTrip(candidate.date, trip) < daysOffTrip(known.date, trip))
      nearest.set(key, candidate);
  }
  return [...nearest.values()];
};

export const openDateDoubt = 'The day and the month can be swapped. Choose the right date.';
export const openTimeDoubt = 'The text does not say morning or evening. Choose the right time.';

/** Days from the trip beyond which the year is asked for. */
const SURE_DAYS = 60;

const findDoubt = (
  chosen: Candidate,
  reading: DateReading,
  isOpen: boolean,
  trip: Trip,
): string | undefined => {
  if (reading.weekday !== null && getWeekday(chosen.date) !== reading.weekday)
    return 'The day of the week and the date do not match. Check them.';
  if (isOpen) return openDateDoubt;
  if (!chosen.hasYear && daysOffTrip(chosen.date, trip) > SURE_DAYS) return 'The text has no year. Check it.';
  return undefined;
};

const orderByLanguage = ({ language }: ReadingContext): DateOption['order'] =>
  language === null || language === 'en' ? null : 'day-first';

/**
 * The date that a reading means: by its day of the week, the order of the mail's other dates, the partner date, the trip, and the
 * language, in this order. What is left with two readings carries both of them and a doubt.
 */
export const decideDate = (
  reading: DateReading,
  context: ReadingContext,
  partner: Partner = {},
): DecidedDate => {
  const { trip } = context;
  const language = orderByLanguage(context);
  let left = listCandidates(reading, trip);
  left = prefer(left, ({ date }) => reading.weekday !== null && getWeekday(date) === reading.weekday);
  left = prefer(left, ({ order }) => context.order !== null && (order === null || order === context.order));
  left = prefer(left, ({ date }) => fitsPartner(date, partner));
  left = prefer(left, ({ date }) => isOnTrip(date, trip));
  left = chooseYears(left, trip);
  left = prefer(left, ({ order }) => language !== null && order === language);
  const options = [...new Set(left.map(({ date }) => date))];
  const [chosen] = left;
  if (!chosen) throw new Error('A reading of a date has at least one option');
  const doubt = findDoubt(chosen, reading, options.length > 1, trip);
  const { start, end, span } = reading;
  return { start, end, span, date: chosen.date, options, ...(doubt && { doubt }) };
};

/** Both ends of a stay, a sailing or a rental: the end is on the day of the start or after it, within 40 nights. */
export const decidePeriod = (
  first: DateReading,
  last: DateReading,
  context: ReadingContext,
): [DecidedDate, DecidedDate] => {
  const [start, end] = [decideDate(first, context), decideDate(last, context)];
  if (start.options.length === 1) return [start, decideDate(last, context, { after: start.date })];
  if (end.options.length === 1) return [decideDate(first, context, { before: end.date }), end];
  const fitting = start.options.filter((after) => end.options.some((date) => fitsPartner(date, { after })));
  const [only] = fitting;
  if (fitting.length !== 1 || only === undefined) return [start, end];
  const { doubt: _doubt, ...known } = { ...start, date: only, options: [only] };
  return [known, decideDate(last, context, { after: only })];
};

/** All dates of a text as decided; the two ends of a range are decided together. */
export const decideDates = (readings: readonly DateReading[], context: ReadingContext): DecidedDate[] =>
  readings.flatMap((reading, index) => {
    const next = readings[index + 1];
    if (reading.span === 'from' && next) return decidePeriod(reading, next, context);
    return reading.span === 'to' ? [] : [decideDate(reading, context)];
  });

/** The time that a reading means: a bare one is of the 24-hour clock where the mail or its language is, else a doubt. */
export const decideTime = (reading: TimeReading, { clock, language }: ReadingContext): DecidedTime => {
  const { start, end, isNextDay } = reading;
  const isOn24Hours = clock === 24 || (clock === null && language !== null && language !== 'en');
  const options = isOn24Hours ? reading.options.slice(0, 1) : reading.options;
  const [chosen] = options;
  if (!chosen) throw new Error('A reading of a time has at least one option');
  const doubt = options.length > 1 ? openTimeDoubt : undefined;
  return { start, end, isNextDay, ...chosen, options, ...(doubt && { doubt }) };
};
