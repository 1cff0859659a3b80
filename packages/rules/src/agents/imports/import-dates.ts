export type FileDateOrder = 'month-first' | 'day-first';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const findMonth = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/** Days from the beginning of spreadsheets to 1970. */
const SERIAL_EPOCH = 25_569;
const DAY_MS = 86_400_000;

const TIME = /[T ,]+\d{1,2}:\d{2}.*$/;

export type FileDate =
  | { date: string; isGuess?: true }
  /** `09-12`. */
  | { birthday: string }
  | { problem: string };

interface Reading {
  order: FileDateOrder;
  /** `birth` is never in the future, so two digits may mean the last century; a `wedding` may be its next anniversary. */
  kind: 'birth' | 'wedding' | 'travel';
  today: string;
}

const pad = (value: number): string => String(value).padStart(2, '0');

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2200;
};

const fullYear = (typed: string, isDateAhead: (year: number) => boolean, kind: Reading['kind']): number => {
  if (typed.length !== 2) return Number(typed);
  const year = 2000 + Number(typed);
  return (kind === 'birth' && isDateAhead(year)) || (kind === 'wedding' && isDateAhead(year - 2))
    ? year - 100
    : year;
};

const makeDate = (
  cell: string,
  year: string,
  month: number,
  day: number,
  { kind, today }: Reading,
): FileDate => {
  const whole = fullYear(year, (each) => `${each}-${pad(month)}-${pad(day)}` > today, kind);
  if (!isDay(whole, month, day)) return { problem: `“${cell}” is no day of the calendar` };
  const date = `${whole}-${pad(month)}-${pad(day)}`;
  return kind === 'birth' && date > today ? { problem: `“${cell}” is still to come` } : { date };
};

const makeBirthday = (cell: string, month: number, day: number): FileDate =>
  isDay(2000, month, day)
    ? { birthday: `${pad(month)}-${pad(day)}` }
    : { problem: `“${cell}” is no day of the calendar` };

const WORDED = [
  /** `April 7, 1981`. */
  { form: /^(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/u, places: [3, 1, 2] },
  /** `7 April 1981`, `07-Apr-81`, `12MAR62`. */
  { form: /^(\d{1,2})[ \-.]*(\p{L}{3,9})\.?[ \-,]*(\d{4}|\d{2})$/u, places: [3, 2, 1] },
] as const;

/** Undefined for an empty cell; the calendar date as it is written, without a shift of zones. */
export const readFileDate = (cell: string, reading: Reading): FileDate | undefined => {
  const text = cell
    .replace(/^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)\p{L}*,? /u, '')
    .replace(TIME, '')
    .trim();
  if (text === '') return undefined;
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (isoYear) return makeDate(cell, isoYear, Number(isoMonth), Number(isoDay), reading);
  for (const { form, places } of WORDED) {
    const found = form.exec(text);
    const [year = '', month = '', day = ''] = places.map((place) => found?.[place] ?? '');
    if (found && findMonth(month) > 0) return makeDate(cell, year, findMonth(month), Number(day), reading);
  }
  const [, bareMonth, bareDay] = /^--(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (bareMonth) return makeBirthday(cell, Number(bareMonth), Number(bareDay));
  const [, first = '', second = '', third] =
    /^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{4}|\d{2}))?$/.exec(text) ?? [];
  if (first) {
    const [month, day] = reading.order === 'day-first' ? [second, first] : [first, second];
    if (third) return makeDate(cell, third, Number(month), Number(day), reading);
    if (reading.kind === 'birth') return makeBirthday(cell, Number(month), Number(day));
  }
  if (/^\d{5}(?:\.\d+)?$/.test(text) && Number(text) >= 10_000 && Number(text) <= 60_000) {
    const date = new Date((Math.floor(Number(text)) - SERIAL_EPOCH) * DAY_MS).toISOString().slice(0, 10);
    return reading.kind === 'birth' && date > reading.today
      ? { problem: `“${cell}” is still to come` }
      : { date, isGuess: true };
  }
  return { problem: `“${cell}” is no date that we can read` };
};

const PARTS = /^(\d{1,2})[-/.](\d{1,2})(?:[-/.]\d{2,4})?(?:[ T,].*)?$/;

/** `isSure` is false where no date of the file tells, and American order is only habit, or where its dates have both orders. */
export const findDateOrder = (cells: readonly string[]): { order: FileDateOrder; isSure: boolean } => {
  const dates = cells.flatMap((cell) => {
    const [, first, second] = PARTS.exec(cell.trim()) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  const dayFirst = dates.filter(([first]) => first > 12).length;
  const monthFirst = dates.filter(([, second]) => second > 12).length;
  if (dayFirst > monthFirst) return { order: 'day-first', isSure: monthFirst === 0 };
  const differs = dates.some(([first, second]) => first !== second);
  return { order: 'month-first', isSure: dayFirst === 0 && (monthFirst > 0 || !differs) };
};
