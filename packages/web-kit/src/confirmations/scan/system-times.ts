import type { ReadingContext } from './readings';

const systemLine =
  /(?<![\p{L}\p{N}])(?:su|mo|tu|we|th|fr|sa)?\d{2}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:\d{2}|\d{4})?(?![\p{L}\p{N}])[^\n]*/giu;
const fourDigits =
  /(?<![\p{L}\p{N}$€£#.,:/-])(?<!(?:^|[ \t])[a-z][a-z\d][ \t]{1,3})(?<!(?:flight|flt|#)[ \t]*)([01]\d|2[0-3])([0-5]\d)(?![\p{L}\p{N}.,/-])/giu;

/** The times of a line as booking systems write it, four digits behind its date: `04DEC 5 MCOJFK HK4 1210 1458`. */
export const findSystemTimes = (
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
