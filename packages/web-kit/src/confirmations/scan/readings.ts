import type { CalendarDate, CurrencyCode } from '@landsea/contracts/core';

/** The part of a text from the offset `start` up to, and without, `end`. */
export interface TextSpan {
  start: number;
  end: number;
}

export const languages = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'ja'] as const;
export type Language = (typeof languages)[number];

/** The order of day and month among digits: `12/04/2026` is December 4 or April 12. */
export type DayMonthOrder = 'month-first' | 'day-first';

/** One way to read a written date. `year` is null where none is written, `order` null where nothing but this order is possible. */
export interface DateOption {
  year: number | null;
  month: number;
  day: number;
  order: DayMonthOrder | null;
}

/**
 * One written date with every way to read it: one option, or two where day and month can be swapped. `weekday` (0 is Sunday) is
 * the day of the week beside it. `span` marks the two ends of a written range: `from` is directly followed by its `to`.
 */
export interface DateReading extends TextSpan {
  options: DateOption[];
  weekday: number | null;
  span: 'from' | 'to' | null;
}

/** Wall times as `18:15`; `endTime` is the second end of a written range. */
export interface TimeOption {
  time: string;
  endTime: string | null;
}

/**
 * One written time, or one range of two times, with every way to read it: two options where the half of the day is not written.
 * `isNextDay` is true where the text says that this time (of a range: its end) is on the next day (`+1`).
 */
export interface TimeReading extends TextSpan {
  options: TimeOption[];
  isNextDay: boolean;
}

/** An amount in the smallest unit of its currency (`cents` of yen are yen); negative with a minus sign or in brackets. */
export interface MoneyReading extends TextSpan {
  cents: number;
  currency: CurrencyCode;
}

/** The facts about a whole mail that decide between two readings of one of its dates or times. */
export interface ReadingContext {
  trip: { startDate: CalendarDate; endDate: CalendarDate };
  language: Language | null;
  /** The order of day and month in the dates of the mail that can be read in one way only. */
  order: DayMonthOrder | null;
  /** The clock of the mail's certain times; null where it shows none, or both. */
  clock: 12 | 24 | null;
}

/**
 * A date as decided. With `options` of two dates the text can be read in both ways: `date` is the likelier one, and the person
 * has to choose. `doubt` is a sentence for the person; a date with one must not be taken without a look.
 */
export interface DecidedDate extends TextSpan {
  date: CalendarDate;
  options: CalendarDate[];
  doubt?: string;
  span: 'from' | 'to' | null;
}

/** A time, or a range, as decided; with `options` of two the person has to choose. */
export interface DecidedTime extends TextSpan, TimeOption {
  options: TimeOption[];
  doubt?: string;
  isNextDay: boolean;
}
