import { findMonth, findWeekday } from './calendar-names';
import {
  andBetween,
  betweenWord,
  datePatterns,
  firstDay,
  rangeBetween,
  secondDay,
  secondJapaneseDay,
} from './date-patterns';
import { dateRules, type DateForm, type Groups, type ScanContext } from './date-rules';
import { foldText } from './fold-text';
import type { DateOption, DateReading } from './readings';

/** A leap year where none is written, so that February 29 can be read. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const isPossible = ({ year, month, day }: DateOption): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year ?? 2024, month);

/** A birthday may be written with two digits; a booking is never that old. */
const readYear = (typed: string | undefined): number | null => {
  if (!typed) return null;
  const year = Number(typed.replace("'", ''));
  if (year >= 100) return year;
  return year > 60 ? 1900 + year : 2000 + year;
};

const makeReading = (
  start: number,
  length: number,
  options: readonly DateOption[],
  groups: Groups,
): DateReading | null => {
  const possible = options.filter(isPossible);
  if (possible.length === 0) return null;
  const name = groups['weekday'] || groups['after'] || '';
  return { start, end: start + length, options: possible, weekday: findWeekday(name), span: null };
};

const swap = (year: number | null, one: number, two: number): DateOption[] => {
  const monthFirst: DateOption = { year, month: one, day: two, order: 'month-first' };
  return one === two
    ? [{ ...monthFirst, order: null }]
    : [monthFirst, { year, month: two, day: one, order: 'day-first' }];
};

const readNumeric = ({ one = '', two = '', three = '', separator = '' }: Groups): DateOption[] => {
  if (one.length === 4) return [{ year: Number(one), month: Number(two), day: Number(three), order: null }];
  if (one.length === 3 || !(three.length === 2 || /^(?:19|20)/.test(three))) return [];
  const both = swap(readYear(three), Number(one), Number(two));
  // With dots the day comes first in every country that writes dots.
  const dotted = both.filter(({ order }) => order !== 'month-first');
  return separator.trim() === '.' && dotted.some(isPossible) ? dotted : both;
};

const named = ({ year, reign, month, monthNumber, day }: Groups): DateOption[] => [
  {
    year: reign ? 2018 + (reign === '元' ? 1 : Number(reign)) : readYear(year),
    month: month ? findMonth(month) : Number(monthNumber),
    day: Number(day),
    order: null,
  },
];

interface Found extends DateReading {
  form: DateForm;
}

const readOptions = (form: DateForm, groups: Groups): DateOption[] => {
  if (form === 'numeric') return readNumeric(groups);
  return form === 'slash' ? swap(null, Number(groups['one']), Number(groups['two'])) : named(groups);
};

const findForm = (form: DateForm, text: string, context: ScanContext): Found[] =>
  [...text.matchAll(datePatterns[form])].flatMap((match) => {
    const groups: Groups = match.groups ?? {};
    const reading = makeReading(match.index, match[0].length, readOptions(form, groups), groups);
    if (!reading || dateRules[form]?.(reading, text, context, groups) === false) return [];
    return [{ ...reading, form }];
  });

/** The first of overlapping readings wins, then the longest. */
const withoutOverlaps = <T extends DateReading>(readings: readonly T[]): T[] => {
  const kept: T[] = [];
  for (const reading of [...readings].sort((one, other) => one.start - other.start || other.end - one.end))
    if (reading.start >= (kept.at(-1)?.end ?? 0)) kept.push(reading);
  return kept;
};

interface Edges {
  starts: ReadonlySet<number>;
  ends: ReadonlySet<number>;
}

/** A chain of digits, such as a phone number, is a date only where its neighbor is another date. */
const isOpenChain = ({ start, end, form }: Found, edges: Edges, text: string): boolean => {
  if (!['numeric', 'slash', 'compact'].includes(form)) return false;
  const isLinkedAhead = /\d[-/.]$/.test(text.slice(Math.max(0, start - 2), start));
  const isLinkedBehind = /^[-/.]\d/.test(text.slice(end, end + 2));
  return (isLinkedAhead && !edges.ends.has(start - 1)) || (isLinkedBehind && !edges.starts.has(end + 1));
};

const monthFirstForms: readonly DateForm[] = ['monthFirst', 'japanese'];
const dayFirstForms: readonly DateForm[] = ['dayFirst', 'hyphenatedDay', 'numeric', 'dot'];

/** A day without its month behind a date, as in "December 4 to 9", or in front of one, as in "du 4 au 9 décembre". */
const findBareEnd = (found: Found, text: string): Found[] => {
  const withDay = (groups: Groups): DateOption[] =>
    found.options.map((option) => ({
      ...option,
      day: Number(groups['day']),
      year: readYear(groups['year']) ?? option.year,
    }));
  const behind = text.slice(found.end, found.end + 60);
  const second = (found.form === 'japanese' ? secondJapaneseDay : secondDay).exec(behind);
  if (second?.groups && monthFirstForms.includes(found.form)) {
    const end = makeReading(found.end, second[0].length, withDay(second.groups), second.groups);
    return end ? [{ ...end, form: found.form }] : [];
  }
  const from = Math.max(0, found.start - 40);
  const first = firstDay.exec(text.slice(from, found.start));
  const isDayFirst = found.options.every(({ order }) => order !== 'month-first');
  if (!first?.groups || !dayFirstForms.includes(found.form) || !isDayFirst) return [];
  if (Number(first.groups['day']) >= (found.options[0]?.day ?? 0)) return [];
  const start = makeReading(from + first.index, first[0].length, withDay(first.groups), first.groups);
  return start ? [{ ...start, form: found.form }] : [];
};

/** Without a year of its own an end of a range has that of the other end. */
const shareYear = (one: DateReading, other: DateReading): DateOption[] => {
  const year = other.options[0]?.year ?? null;
  return one.options.map((option) => ({ ...option, year: option.year ?? year }));
};

/** A stay over New Year: the year that is written is that of its end. */
const beforeNewYear = (from: DateReading, to: DateReading): DateOption[] => {
  const last = to.options[0];
  return shareYear(from, to).map((option) => {
    const isLater = last && option.month * 31 + option.day > last.month * 31 + last.day;
    const isOwnYear = from.options[0]?.year !== null;
    return isLater && !isOwnYear && option.year !== null ? { ...option, year: option.year - 1 } : option;
  });
};

const joinRanges = (readings: readonly DateReading[], text: string): DateReading[] => {
  const joined = readings.map((reading) => ({ ...reading }));
  for (const [index, to] of joined.entries()) {
    const from = joined[index - 1];
    if (!from || from.span !== null) continue;
    const between = text.slice(from.end, to.start);
    if (between !== '' && !rangeBetween.test(between)) continue;
    [from.options, to.options] = [beforeNewYear(from, to), shareYear(to, from)];
    const ahead = text.slice(Math.max(0, from.start - 12), from.start);
    if (andBetween.test(between) && !betweenWord.test(ahead)) continue;
    [from.span, to.span] = ['from', 'to'];
  }
  return joined;
};

/**
 * Every date written in a text, in its order, each with all its readings: digits can be read as month and day or day and month.
 * Ordinary numbers, fractions, phone and confirmation numbers are none. {@link decideDate} chooses among the readings.
 */
export const scanDates = (text: string, context: ScanContext): DateReading[] => {
  const folded = foldText(text);
  const forms = Object.keys(datePatterns) as DateForm[];
  const all = forms.flatMap((form) => findForm(form, folded, context));
  const edges = { starts: new Set(all.map(({ start }) => start)), ends: new Set(all.map(({ end }) => end)) };
  const found = withoutOverlaps(all.filter((each) => !isOpenChain(each, edges, folded)));
  const bare = found.flatMap((each) => findBareEnd(each, folded));
  const readings = withoutOverlaps([...found, ...bare]).map(
    ({ start, end, options, weekday, span }): DateReading => ({ start, end, options, weekday, span }),
  );
  return joinRanges(readings, folded);
};
