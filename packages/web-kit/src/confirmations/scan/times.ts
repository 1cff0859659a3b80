import { andBetween, betweenWord } from './date-patterns';
import { scanDates } from './dates';
import { foldText } from './fold-text';
import type { DateReading, ReadingContext, TimeOption, TimeReading } from './readings';
import { bareStart, durationAhead, nextDay, timePatterns, timesBetween } from './time-patterns';
import type { TimeForm } from './time-patterns';
import { HALF_DAY, timeReaders } from './time-readers';

const systemLine =
  /(?<![\p{L}\p{N}])(?:su|mo|tu|we|th|fr|sa)?\d{2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:\d{2}|\d{4})?(?![\p{L}\p{N}])[^\n]*/giu;
const fourDigits =
  /(?<![\p{L}\p{N}$€£#.,:/-])(?<!(?:^|[ \t])[a-z][a-z\d][ \t]{1,3})(?<!(?:flight|flt|#)[ \t]*)([01]\d|2[0-3])([0-5]\d)(?![\p{L}\p{N}.,/-])/giu;

/** The times of a line as booking systems write it, four digits behind its date: `04DEC 5 MCOJFK HK4 1210 1458`. */
const findSystemTimes = (
  text: string,
  { trip }: Pick<ReadingContext, 'trip'>,
): { start: number; end: number; minutes: number[]; isOn24Hours: boolean }[] =>
  [...text.matchAll(systemLine)].flatMap((line) =>
    [...line[0].matchAll(fourDigits)].flatMap((match) => {
      const isYear = match.index < 10 && Math.abs(Number(match[0]) - Number(trip.startDate.slice(0, 4))) <= 1;
      const start = line.index + match.index;
      return isYear
        ? []
        : [{ start, end: start + 4, minutes: [Number(match[1]) * 60 + Number(match[2])], isOn24Hours: true }];
    }),
  );

/** One written time: a minute of the day, or two where its half is not written. */
interface Found {
  start: number;
  end: number;
  minutes: number[];
  /** Written in a way that only the clock of 24 hours has: 19:40, 07:05, 7 Uhr. */
  isOn24Hours: boolean;
}

const DAY = 1440;

const writeTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const halfGroups = ['half', 'letter', 'clockHalf', 'unitHalf'];
const on24Hours = /(?<!\d)(?:0\d|1[3-9]|2[0-3])(?:[:.h時]|[ ]h[ ])?\d{2}|uhr|uur|時/i;

const findForm = (form: TimeForm, text: string): Found[] =>
  [...text.matchAll(timePatterns[form])].flatMap((match) => {
    const minutes = timeReaders[form](match.groups ?? {});
    const [start, end] = [match.index, match.index + match[0].length];
    const isLength = durationAhead.test(text.slice(Math.max(0, start - 24), start));
    // A time of UTC hides its digits from the other forms.
    if (form !== 'iso' && (isLength || minutes.length === 0)) return [];
    const isHalved = form === 'word' || halfGroups.some((group) => match.groups?.[group] !== undefined);
    return [{ start, end, minutes, isOn24Hours: !isHalved && on24Hours.test(match[0]) }];
  });

const withoutOverlaps = (found: readonly Found[]): Found[] => {
  const kept: Found[] = [];
  for (const each of [...found].sort((one, other) => one.start - other.start || other.end - one.end))
    if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each);
  return kept.filter(({ minutes }) => minutes.length > 0);
};

/** Both halves of a clock of 12 hours; on the clock of 24 hours a time has one reading. */
const halves = (minutes: number): number[] => [minutes % HALF_DAY, (minutes % HALF_DAY) + HALF_DAY];
/** The half that is written once counts for both ends, unless the range crosses noon or midnight. */
const chooseBefore = (start: number, end: number): number => {
  const sameHalf = (start % HALF_DAY) + (end >= HALF_DAY ? HALF_DAY : 0);
  return sameHalf < end ? sameHalf : (sameHalf + HALF_DAY) % DAY;
};
const chooseBehind = (start: number, end: number): number => {
  const sameHalf = (end % HALF_DAY) + (start >= HALF_DAY ? HALF_DAY : 0);
  return sameHalf > start ? sameHalf : (sameHalf + HALF_DAY) % DAY;
};

const pair = (start: number, end: number): TimeOption => ({
  time: writeTime(start),
  endTime: writeTime(end),
});

const readRange = (from: Found, to: Found): TimeOption[] => {
  const [start = 0, end = 0] = [from.minutes[0], to.minutes[0]];
  const [isOpenStart, isOpenEnd] = [from.minutes.length === 2, to.minutes.length === 2];
  if (from.isOn24Hours || to.isOn24Hours) return [pair(start, end)];
  if (isOpenStart && isOpenEnd) return halves(start).map((each) => pair(each, chooseBehind(each, end)));
  if (isOpenStart) return [pair(chooseBefore(start, end), end)];
  return [pair(start, isOpenEnd ? chooseBehind(start, end) : end)];
};

/** "5:30 and 8 PM" are two times, "between 5:30 and 8 PM" is a range. */
const isRangeBetween = (text: string, from: Found, to: Found): boolean => {
  const between = text.slice(from.end, to.start);
  if (timesBetween.test(between)) return true;
  return andBetween.test(between) && betweenWord.test(text.slice(Math.max(0, from.start - 16), from.start));
};

/** The start of "6 - 7:30 PM", which only its end makes a time. */
const findBareStart = (text: string, earliest: number, to: Found): Found | null => {
  const from = Math.max(earliest, to.start - 32);
  const match = bareStart.exec(text.slice(from, to.start));
  const { hour = '', minute, letter } = match?.groups ?? {};
  if (!match || Number(hour) > 23) return null;
  const ahead = text.slice(Math.max(0, from + match.index - 16), from + match.index);
  if (match.groups?.['and'] && !betweenWord.test(ahead)) return null;
  const bare = Number(hour) * 60 + Number(minute ?? 0);
  const half = letter ? [(bare % HALF_DAY) + (letter.startsWith('p') ? HALF_DAY : 0)] : halves(bare);
  const isOn24Hours = !letter && (hour.startsWith('0') || Number(hour) > 12);
  const minutes = isOn24Hours || to.isOn24Hours ? [bare] : half;
  return { start: from + match.index, end: to.start, minutes, isOn24Hours };
};

const makeReadings = (found: readonly Found[], text: string): TimeReading[] => {
  const readings: TimeReading[] = [];
  let last = 0;
  for (const [index, each] of found.entries()) {
    if (each.start < last) continue;
    const next = found[index + 1];
    const isRange = next !== undefined && isRangeBetween(text, each, next);
    const bare = isRange ? null : findBareStart(text, last, each);
    const end = isRange ? next.end : each.end;
    const sign = nextDay.exec(text.slice(end, end + 24));
    const options = isRange
      ? readRange(each, next)
      : bare
        ? readRange(bare, each)
        : each.minutes.map((minutes) => ({ time: writeTime(minutes), endTime: null }));
    readings.push({
      start: bare?.start ?? each.start,
      end: end + (sign?.[0].length ?? 0),
      options,
      isNextDay: sign !== null,
    });
    last = end;
  }
  return readings;
};

/** The digits of a date are no time. */
const maskDates = (text: string, dates: readonly DateReading[]): string => {
  const letters = text.split('');
  for (const { start, end } of dates) letters.fill('_', start, end);
  return letters.join('');
};

/**
 * Every time of day written in a text, in its order, each with all its readings; "6:15 - 7:45 PM" is one of them with its end. A
 * bare "6:15" has two readings. Prices, numbers of rooms and flights and lengths of time are none.
 */
export const scanTimes = (
  text: string,
  context: Pick<ReadingContext, 'trip' | 'language'>,
): TimeReading[] => {
  const folded = foldText(text);
  const masked = maskDates(folded, scanDates(text, context));
  const forms = Object.keys(timePatterns) as TimeForm[];
  const found = [...forms.flatMap((form) => findForm(form, masked)), ...findSystemTimes(folded, context)];
  return makeReadings(withoutOverlaps(found), masked);
};
