import { findAirlineByCode } from './airlines';

/** Three capitals that are rarely an airport in a mail, though some are. */
const words = new Set(
  'USD EUR GBP CAD AUD THE AND FOR NOT YOU ALL ONE TWO OUR ARE WAS HAS MAY SUN MON TUE WED THU FRI SAT JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC EST EDT CST CDT MST MDT PST PDT GMT UTC BST CET TSA PNR FAQ PDF VIA ETA ETD ADT CHD INF TAX FEE NON DEP ARR OPS REF DBA AIR MRS MISS MSTR BED BAR DAY NEW OLD SEE TOP USA INC LLC LTD BAG SSR OSI TKT IDS DOB REQ NBR NUM TBA TBD HRS MIN FLT AGT SEA CAR'.split(
    ' ',
  ),
);
const isAirport = (code: string): boolean =>
  (!words.has(code) || code === 'SEA') && findAirlineByCode(code) === undefined;

const joined = /\b([A-Z]{3})\s*(?:→|->|–|—|-|\/|>|to|a|à|nach|para|naar|»|✈)\s*([A-Z]{3})\b/gu;
const bracketed = /[([]\s*([A-Z]{3})(?:[\s,–-]+[^)\]]{0,24})?[)\]]/g;
const beforeTime = /\b([A-Z]{3})\b[\s,:@(–-]{0,4}(?=\d{1,2}[:.h]?\d{2}(?!\d)|\d{1,2}\s?[ap]m)/gi;
const afterTime =
  /\d{1,2}[:.h]?\d{2}(?:\s?[ap]\.?m?\.?)?(?:\s?\+\d)?\)?[\s,]{1,3}(?:from |at |to )?([A-Z]{3})\b/gi;
const alone =
  /(?:^|\t)(?:(?:from|to|depart(?:s|ing|ure)?|arriv(?:es?|al|ing)|origin|destination)\b\s*:?\s*)?([A-Z]{3})(?=\t|$)/gi;
const afterCity = /\p{Lu}\p{Ll}+,? ([A-Z]{3})(?=\s*(?:[-–→,;)\t]|to\b|at\b|\d|$))/gu;
const glued = /\b([A-Z]{3})([A-Z]{3})\s+[A-Z]{2}\d\b/g;

/** The airports of some rows in their order, by IATA code: in pairs, in brackets, beside times or alone in a cell. */
export const findAirports = (rows: readonly string[]): string[] => {
  const found = rows.flatMap((row, line) =>
    [joined, bracketed, beforeTime, afterTime, alone, afterCity, glued].flatMap((pattern) =>
      [...row.matchAll(pattern)].flatMap((match) =>
        match.slice(1).flatMap((code, n) => {
          const isCode = /^[A-Z]{3}$/.test(code) && isAirport(code);
          return isCode ? [{ code, line, at: match.index + match[0].indexOf(code) + n }] : [];
        }),
      ),
    ),
  );
  found.sort((one, other) => one.line - other.line || one.at - other.at);
  return [...new Set(found.map(({ code }) => code))];
};
