import { addDays, weekdayOf } from '@landsea/contracts/core';
import type { CalendarDate } from '@landsea/contracts/core';
import type { TripDates } from './confirmation';

export interface FoundDate {
  date: CalendarDate;
  /** Set where the text can be read in another way. */
  doubt?: string;
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekday = '(?:(sun|mon|tue|wed|thu|fri|sat)[a-z]*\\.?,?\\s*)?';
const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = "(?:,?\\s*(20\\d{2}|'?\\d{2}(?![\\d:]))(?!\\s*[ap]\\.?m\\b))?";
/** From "Dec 4" to "Dec 9, 2026" and "9, 2026". */
const until = `(?:\\s*(?:-|–|—|to|through)\\s*${weekday}(?:${month}\\s+)?${day}(?!\\s*[:\\d]|\\s*[ap]\\.?m\\b))?`;

const forms = {
  monthFirst: new RegExp(`\\b${weekday}${month}\\s+${day}(?![:\\d])${until}${year}`, 'gi'),
  dayFirst: new RegExp(
    `\\b${weekday}${day}[\\s-]*${month}[\\s,-]*${year.replace('?:,?\\s*', '?:')}\\b`,
    'gi',
  ),
  iso: /\b(20\d{2})-(\d{2})-(\d{2})\b/g,
  slashes: new RegExp(`\\b${weekday}(\\d{1,2})/(\\d{1,2})(?:/(20\\d{2}|\\d{2}))?\\b`, 'gi'),
};

const dateOf = (y: number, m: number, d: number): CalendarDate | undefined => {
  const date = new Date(Date.UTC(y, m - 1, d));
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d
    ? date.toISOString().slice(0, 10)
    : undefined;
};

const monthOf = (name: string): number => monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;
const yearOf = (typed: string): number => {
  const digits = Number(typed.replace("'", ''));
  return digits < 100 ? 2000 + digits : digits;
};

/** The year that puts the date on the trip or nearest to it. */
const withoutYear = (m: number, d: number, trip: TripDates): FoundDate | undefined => {
  const [first, last] = [addDays(trip.startDate, -1), addDays(trip.endDate, 1)];
  const startYear = Number(trip.startDate.slice(0, 4));
  const possible = [startYear - 1, startYear, startYear + 1].flatMap((y) => dateOf(y, m, d) ?? []);
  const onTrip = possible.find((date) => date >= first && date <= last);
  if (onTrip) return { date: onTrip };
  const [date] = possible.filter((each) => each >= addDays(trip.startDate, -180));
  return date ? { date, doubt: 'The text has no year. Check it.' } : undefined;
};

interface Hit extends FoundDate {
  at: number;
  length: number;
}

const hit = (match: RegExpMatchArray, found: FoundDate | undefined, named?: string): Hit[] => {
  if (!found) return [];
  const said = named ? weekdayNames.indexOf(named.slice(0, 3).toLowerCase()) : -1;
  const isOtherDay = said >= 0 && weekdayOf(found.date) !== said;
  const doubt = isOtherDay ? 'The day of the week and the date do not match. Check them.' : found.doubt;
  return [{ date: found.date, ...(doubt && { doubt }), at: match.index ?? 0, length: match[0].length }];
};

const read = (y: string | undefined, m: number, d: number, trip: TripDates): FoundDate | undefined => {
  if (!y) return withoutYear(m, d, trip);
  const date = dateOf(yearOf(y), m, d);
  return date ? { date } : undefined;
};

const hitsIn = (text: string, trip: TripDates): Hit[] => [
  ...[...text.matchAll(forms.monthFirst)].flatMap((match) => {
    const [, named, name = '', d, endNamed, endName, endDay, y] = match;
    const first = hit(match, read(y, monthOf(name), Number(d), trip), named);
    if (!endDay) return first;
    const last = read(y, monthOf(endName ?? name), Number(endDay), trip);
    const [from] = first;
    // A stay over New Year: the year that is written is that of its end.
    if (from && last && y && from.date > last.date) {
      const before = dateOf(yearOf(y) - 1, monthOf(name), Number(d));
      return [...hit(match, before ? { date: before } : undefined, named), ...hit(match, last, endNamed)];
    }
    return [...first, ...hit(match, last, endNamed)];
  }),
  ...[...text.matchAll(forms.dayFirst)].flatMap((match) => {
    const [, named, d, name = '', y] = match;
    return hit(match, read(y, monthOf(name), Number(d), trip), named);
  }),
  ...[...text.matchAll(forms.iso)].flatMap((match) =>
    hit(match, read(match[1], Number(match[2]), Number(match[3]), trip)),
  ),
  ...[...text.matchAll(forms.slashes)].flatMap((match) => {
    const [, named, one, other, y] = match;
    const [a, b] = [Number(one), Number(other)];
    // As in the United States, unless that is no date.
    return hit(match, a > 12 ? read(y, b, a, trip) : read(y, a, b, trip), named);
  }),
];

/** The dates of a text in the order in which they stand there; "Dec 4 – 9, 2026" are two. */
export const datesIn = (text: string, trip: TripDates): FoundDate[] => {
  const hits = hitsIn(text, trip).sort((one, other) => one.at - other.at || other.length - one.length);
  return hits
    .filter(({ at, length }, index) =>
      hits
        .slice(0, index)
        .every((before) => at >= before.at + before.length || (at === before.at && length === before.length)),
    )
    .map(({ date, doubt }) => ({ date, ...(doubt && { doubt }) }));
};

const clock = (hours: number, minutes: number): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

/** The wall times of a text, as "18:15", in the order in which they stand there. */
export const timesIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\b\.?|\b([01]?\d|2[0-3]):([0-5]\d)\b(?!\s*[ap]\.?m)|\b(noon|midnight)\b/gi,
    ),
  ].flatMap(([, h, m, half, h24, m24, word]) => {
    if (word) return [word.toLowerCase() === 'noon' ? '12:00' : '00:00'];
    if (h24) return [clock(Number(h24), Number(m24))];
    const hours = Number(h);
    if (hours < 1 || hours > 12 || Number(m ?? 0) > 59) return [];
    return [clock((hours % 12) + (half?.toLowerCase() === 'p' ? 12 : 0), Number(m ?? 0))];
  });
