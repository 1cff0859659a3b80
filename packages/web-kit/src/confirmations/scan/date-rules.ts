import { countDaysBetween } from '@landsea/contracts/core';
import { everydayMonths } from './calendar-names';
import type { datePatterns } from './date-patterns';
import type { DateOption, DateReading, ReadingContext } from './readings';

export type DateForm = keyof typeof datePatterns;
export type Groups = Record<string, string | undefined>;
export type ScanContext = Pick<ReadingContext, 'trip' | 'language'>;

const isNearTrip = ({ year, month, day }: DateOption, { trip }: ScanContext): boolean => {
  const start = Number(trip.startDate.slice(0, 4));
  return [year ?? start, year ?? start + 1].some((each) => {
    const date = `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return countDaysBetween(trip.startDate, date) >= -3 && countDaysBetween(trip.endDate, date) <= 3;
  });
};

const streets =
  /^\.?[ \t]+(?:st|street|ave|avenue|road|rd|lane|ln|drive|dr|blvd|boulevard|way|court|ct|place|pl)\b/i;
/** "2 may bring": a month that is an everyday word counts with a capital letter, a year, a day of the week or in its language. */
const isEveryday = (groups: Groups, context: ScanContext): boolean => {
  const { month = '', year, weekday, after } = groups;
  if (!everydayMonths.has(month.toLowerCase()) || year || weekday || after) return false;
  if (/^(?:may|mar)$/i.test(month))
    return month === month.toLowerCase() && (context.language ?? 'en') === 'en';
  return !['es', 'pt', 'it'].includes(context.language ?? '');
};

const fractions = /^(?:24\/7|1\/[234]|3\/4|2\/3)$/;
const isCount = /(?:\b(?:page|step|part|flight|leg|gate|suite|room|apt|unit|day|score|rated)[ \t#]*)$/i;
const fractionOf =
  /^[ \t]*(?:of\b|price|off\b|day|mile|inch|cup|hour|support|stars?|people|persons|guests|adults|pax)/i;
const dueWords = /\b(?:on|by|due|before|from|until|date|day|am|le|el|il)\b[: \t]*(?:the[ \t]+)?$/i;

/** "12/4" is a date on the trip, with its weekday or behind a word that announces a day; else it may be any fraction. */
const isSlashDate = (reading: DateReading, text: string, context: ScanContext): boolean => {
  const [ahead, behind] = [
    text.slice(Math.max(0, reading.start - 20), reading.start),
    text.slice(reading.end, reading.end + 12),
  ];
  if (reading.weekday !== null) return true;
  if (
    fractions.test(text.slice(reading.start, reading.end)) ||
    isCount.test(ahead) ||
    fractionOf.test(behind)
  )
    return false;
  return reading.options.some((option) => isNearTrip(option, context)) || dueWords.test(ahead);
};

const money = /(?:[$€£¥]|\b(?:total|amount|price|usd|eur|gbp|version|rated|rating|score|v)\b[: \t]*)[ \t]*$/i;
const isDotDate = (reading: DateReading, text: string, context: ScanContext): boolean =>
  reading.weekday !== null ||
  (context.language !== 'en' &&
    !money.test(text.slice(Math.max(0, reading.start - 12), reading.start)) &&
    (context.language !== null || reading.options.some((option) => isNearTrip(option, context))));

const numberLabel =
  /(?:number|confirmation|reservation|booking|reference|ref|order|ticket|invoice|no|code|id|conf)\b[ \t]*[.:#]*[ \t]*$/i;
const isCompactDate = (reading: DateReading, text: string, { trip }: ScanContext): boolean =>
  Math.abs((reading.options[0]?.year ?? 0) - Number(trip.startDate.slice(0, 4))) <= 2 &&
  !numberLabel.test(text.slice(Math.max(0, reading.start - 24), reading.start));

type Rule = (reading: DateReading, text: string, context: ScanContext, groups: Groups) => boolean;
const places =
  /\b(?:terminal|suite|room|gate|flight|seat|cabin|stateroom|deck|pier|zone|group|row|number|no|table|party of)\.?[ \t#]*$/i;
/** "Terminal 2 Dec 4": the number belongs to what stands in front of it, and another day follows. */
const isPlaceNumber = (start: number, end: number, text: string): boolean =>
  places.test(text.slice(Math.max(0, start - 14), start)) &&
  /^[ \t]+\d{1,2}(?![\d:])/.test(text.slice(end, end + 4));
const isNamedDate: Rule = ({ start, end }, text, context, groups) => {
  if (isEveryday(groups, context)) return false;
  return (
    groups['year'] !== undefined ||
    !(streets.test(text.slice(end, end + 14)) || isPlaceNumber(start, end, text))
  );
};
/** Rules that tell a date from an ordinary number or word written in the same form. */
export const dateRules: Partial<Record<DateForm, Rule>> = {
  dayFirst: isNamedDate,
  monthFirst: isNamedDate,
  slash: isSlashDate,
  dot: isDotDate,
  compact: isCompactDate,
};
