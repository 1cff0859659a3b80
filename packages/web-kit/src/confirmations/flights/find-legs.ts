import type { MailPart } from '../mail-part';
import { separateTimes } from '../mail-values';
import { findAirports } from './airports';
import { findAirlineIn, findAirlineByCode, findAirlineByName, codePattern, namePattern } from './airlines';

/**
 * A flight by its name, `Delta 1187`, and the rows that are about it. `hasAirline` is false for a bare `Flight 1093`, `isFlying` where
 * no airport, airline or word for a flight is near a code.
 */
export interface Leg {
  flight: string;
  hasAirline: boolean;
  isFlying: boolean;
  rows: string[];
}

const number = String.raw`0*(\d{1,4})[A-Z]?(?![\p{L}\d]|\s*(?:[:/]\d|%|of\s+\d)|[.,]\d|-[\p{L}\d])(?!\s*(?:miles|points|hr?s?\b|hours?|min|USD|lbs?|kg|free|bags?|batter|adults?|nights?|days?|people|guests?|seats?|am\b|pm\b|items?|stops?|pieces?|AAA?\b|tickets?))`;
/** By code beside its figures, by the name of the airline, or by the word for a flight, with or without code. */
const byCode = new RegExp(`(?<![\\p{L}\\d/.-])(${codePattern})[ -]?${number}`, 'gu');
const byName = new RegExp(
  `(?<![\\p{L}])(${namePattern})(?:\\s+(?:air\\s?lines?|air\\s?ways|air))?\\s*(?:flight|flt)?\\s*(?:number|no\\.?|#)?\\s*[:#]?\\s*(?:${codePattern})?\\s?${number}`,
  'giu',
);
const byWord = new RegExp(
  `(?<![\\p{L}])(?:flight|flt|vuelo|voo|vol|flug|volo|vlucht|便)(?:\\s*(?:number|no\\.?|nr\\.?|nummer|#))*\\s*[:#]*\\s*(?:\\t\\s*)?(?:#\\s*)?(?!(?:${codePattern})[ -]?\\d)${number}(?!\\s*:)`,
  'giu',
);

interface Hit {
  row: number;
  at: number;
  flight: string;
  hasAirline: boolean;
}

const hitsIn = (rows: readonly string[]): Hit[] => {
  const carrier = findAirlineIn(rows.join('\n'));
  const hits = rows.flatMap((row, index) => [
    ...[...row.matchAll(byCode)].map(([, code = '', figures = ''], n) => ({
      ...{ row: index, at: [...row.matchAll(byCode)][n]?.index ?? 0, hasAirline: true },
      flight: `${findAirlineByCode(code) ?? code} ${figures}`,
    })),
    ...[...row.matchAll(byName)].map((match) => ({
      ...{ row: index, at: match.index, hasAirline: true },
      flight: `${findAirlineByName(match[1] ?? '') ?? ''} ${match[2] ?? ''}`,
    })),
    ...[...row.matchAll(byWord)].map((match) => ({
      ...{ row: index, at: match.index, hasAirline: carrier !== undefined },
      flight: `${carrier ?? 'Flight'} ${match[1] ?? ''}`,
    })),
  ]);
  return hits.sort((one, other) => one.row - other.row || one.at - other.at);
};

/** One leg for each flight: two numbers in one row are one flight that two airlines sell. */
const withoutDoubles = (hits: readonly Hit[]): Hit[] =>
  hits.filter(
    ({ row, flight }, index) =>
      !hits
        .slice(0, index)
        .some((before) => before.row === row || (before.flight === flight && row - before.row < 3)),
  );

const flying = new RegExp(
  `(?<![\\p{L}])(?:flights?|flt|vuelos?|voos?|vols?|fl[uü]ge?|vol[oi]|vluchten?|vlucht|air\\s?lines?|air\\s?ways|${namePattern})(?![\\p{L}])|航空|便`,
  'iu',
);
const isFlying = (rows: readonly string[]): boolean =>
  rows.some((row) => flying.test(row)) || findAirports(rows).length > 0;

const isStart = (part: MailPart, row: string): boolean => part.mail.values.dates(row).length > 0;

/** The rows of each flight: a day above it belongs to it, and so does a day behind the two times of the flight before. */
export const findLegs = (part: MailPart): Leg[] => {
  const rows = part.own;
  const hits = withoutDoubles(hitsIn(rows));
  const timesIn = (from: number, to: number) => separateTimes(part.times(rows.slice(from, to))).length;
  const [first] = hits;
  const last = hits.at(-1);
  if (!first || !last) return [];
  const isNumberLast =
    timesIn(0, first.row) >= 2 &&
    timesIn(first.row, first.row + 1) === 0 &&
    timesIn(last.row, rows.length) === 0;
  const starts = hits.map(({ row }, n) => {
    const floor = n === 0 ? 0 : (hits[n - 1]?.row ?? 0) + 1;
    if (isNumberLast) return floor;
    if (n === 0) {
      const dated = rows.findLastIndex((each, at) => at <= row && isStart(part, each));
      return dated < 0 || row - dated > 6 ? row : dated;
    }
    // Behind two times of the flight before, the next day is that of this flight.
    let seen = timesIn(floor - 1, floor);
    for (let at = floor; at < row; at += 1) {
      if (isStart(part, rows[at] ?? '') && seen >= 2) return at;
      seen += timesIn(at, at + 1);
    }
    return row;
  });
  return hits.map(({ flight, hasAirline, row }, n) => {
    const own = rows.slice(starts[n] ?? row, isNumberLast ? row + 1 : (starts[n + 1] ?? rows.length));
    return {
      ...{ flight, hasAirline, rows: own },
      isFlying: isFlying([...rows.slice(Math.max(0, row - 8), row), ...own.slice(0, 12)]),
    };
  });
};
