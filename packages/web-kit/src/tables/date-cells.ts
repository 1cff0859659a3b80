import { CalendarDate } from '@landsea/contracts/core';

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl'];
const OTHERS: Record<string, number> = { sept: 9, jänner: 1, juill: 7, mrt: 3, set: 9, mär: 3, mrz: 3 };

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase();

let months: Map<string, number> | undefined;

const namesOfMonths = (): Map<string, number> => {
  const names = new Map(Object.entries(OTHERS).map(([name, month]) => [plain(name), month]));
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
      for (let month = 1; month <= 12; month += 1)
        names.set(plain(format.format(Date.UTC(2026, month - 1, 15))), month);
    }
  }
  return names;
};

/** 1 to 12; undefined for any other word. */
const findMonth = (word: string): number | undefined => {
  months ??= namesOfMonths();
  return months.get(plain(word));
};

/** month-first: 3/14/2027; day-first: 14.3.2027 or 14/03/2027; year-first: 2027-03-14 or 27-03-14. */
export const dateOrders = ['month-first', 'day-first', 'year-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** They decide between two readings, and the year of a date without one. */
export interface ExpectedDays {
  from: CalendarDate;
  to: CalendarDate;
}

const placesOf: Record<DateOrder, readonly [year: number, month: number, day: number]> = {
  'year-first': [0, 1, 2],
  'month-first': [2, 0, 1],
  'day-first': [2, 1, 0],
};

const dateOf = (year: string, month: string, day: string): CalendarDate | undefined => {
  const whole = year.length === 2 ? `20${year}` : year;
  const read = CalendarDate.safeParse(`${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return read.success ? read.data : undefined;
};

const daysBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;

const MOST_DAYS_OFF = 300;

const nearestDate = (month: string, day: string, days?: ExpectedDays): CalendarDate | undefined => {
  if (!days) return undefined;
  const year = Number(days.from.slice(0, 4));
  return [year - 1, year, year + 1]
    .flatMap((each) => dateOf(String(each), month, day) ?? [])
    .filter((date) => daysBetween(date, days.from) <= MOST_DAYS_OFF)
    .toSorted((a, b) => daysBetween(a, days.from) - daysBetween(b, days.from))[0];
};

const NUMBERS = /^(\d{1,4})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{1,4}))?\.?$/;
const TIME = /(?:T|,? +)\d{1,2}:\d{2}.*$/;
const DOTTED_TIME = /^(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}),? +\d{1,2}\.\d{2}(?:\.\d{2})?$/;
const WEEKDAY = /^\p{L}{2,}\.?,? +(?=\d{1,4}[./-])/u;

/** `Sat, 12/05/2026 6:15 PM`, `2026年12月5日`. */
const bareDate = (cell: string): string =>
  cell
    .trim()
    .replace(/^(\d{4})年(\d{1,2})月(\d{1,2})日/, '$1-$2-$3')
    .replace(TIME, '')
    .replace(DOTTED_TIME, '$1')
    .replace(WEEKDAY, '');

/** `Dec 5, 2026`, `05-Dec-26`, `5. Dezember 2026`, `2026 Dec 5`. */
const wordedDate = (bare: string, days?: ExpectedDays): CalendarDate | undefined => {
  const words = bare.match(/\p{L}+/gu) ?? [];
  // The last one: "mar. 8 déc." names Tuesday first.
  const month = words.map(findMonth).findLast((each) => each !== undefined);
  const numbers = bare.match(/\d+/g) ?? [];
  if (month === undefined || numbers.length > 2) return undefined;
  const [first = '', second] = numbers;
  if (second === undefined) return nearestDate(String(month), first, days);
  const isYearFirst = first.length === 4;
  return dateOf(isYearFirst ? first : second, String(month), isYearFirst ? second : first);
};

const partsOf = (bare: string): string[] | undefined => {
  if (/^\d{8}$/.test(bare)) {
    const [year, month, day] = [bare.slice(0, 4), bare.slice(4, 6), bare.slice(6)];
    return /^(19|20)/.test(year) && dateOf(year, month, day)
      ? [year, month, day]
      : [bare.slice(0, 2), bare.slice(2, 4), bare.slice(4)];
  }
  const [, first, second, third] = NUMBERS.exec(bare) ?? [];
  return first === undefined || second === undefined ? undefined : [first, second, ...(third ? [third] : [])];
};

/** Undefined for a text that is no date; a year of four digits decides. */
export const readDateCell = (
  cell: string,
  order: DateOrder,
  days?: ExpectedDays,
): CalendarDate | undefined => {
  const bare = bareDate(cell);
  const parts = partsOf(bare);
  if (!parts) return wordedDate(bare, days);
  const [first = '', second = '', third] = parts;
  if (third === undefined) {
    if (first.length > 2) return undefined;
    return order === 'day-first' ? nearestDate(second, first, days) : nearestDate(first, second, days);
  }
  const [year, month, day] = placesOf[first.length === 4 ? 'year-first' : order];
  if (first.length !== 4 && order !== 'year-first' && ![2, 4].includes(third.length)) return undefined;
  return dateOf(parts[year] ?? '', parts[month] ?? '', parts[day] ?? '');
};

export const isDateCell = (cell: string): boolean =>
  dateOrders.some((order) => readDateCell(cell, order) !== undefined);

export interface DecidedOrder {
  order: DateOrder;
  /** False where only habit speaks against another order: the person should look. */
  isSure: boolean;
}

const YEARS_AROUND = 2 * 366;

const scoreOf = (cells: readonly string[], order: DateOrder, days?: ExpectedDays) => {
  const dates = cells.map((cell) => readDateCell(cell, order, days)).filter((date) => date !== undefined);
  const near = days ? dates.filter((date) => daysBetween(date, days.from) < YEARS_AROUND).length : 0;
  const within = days ? dates.filter((date) => date >= days.from && date <= days.to).length : 0;
  return { order, dates: dates.join(), score: [dates.length, near, within] as const };
};

/** The known order of a program where it reads all dates; else the order of most dates, then of the expected days, then habit: dots and decimal commas mean day first. */
export const decideDateOrder = (
  cells: readonly string[],
  { days, hasCommas = false, known }: { days?: ExpectedDays; hasCommas?: boolean; known?: DateOrder } = {},
): DecidedOrder => {
  const written = cells.map(bareDate).filter((cell) => cell !== '');
  if (known && written.every((cell) => readDateCell(cell, known, days) !== undefined))
    return { order: known, isSure: true };
  const inNumbers = written.filter((cell) => (partsOf(cell)?.[0] ?? '').length <= 2 && partsOf(cell));
  if (inNumbers.length === 0) return { order: 'year-first', isSure: true };
  const isDotted = inNumbers.some((cell) => /^\d{1,2}\.\d{1,2}/.test(cell));
  const isDayFirst = isDotted || hasCommas;
  const habit: DateOrder[] = isDayFirst ? ['day-first', 'month-first'] : ['month-first', 'day-first'];
  const scores = [...habit, 'year-first' as const].map((order) => scoreOf(inNumbers, order, days));
  const [best, second] = scores.toSorted(
    (a, b) => b.score[0] - a.score[0] || b.score[1] - a.score[1] || b.score[2] - a.score[2],
  );
  const isTie = best?.score.join() === second?.score.join() && best?.dates !== second?.dates;
  return { order: best?.order ?? 'month-first', isSure: !isTie || isDayFirst };
};
