import { findDateOrder, readFileDate } from '../imports/import-dates.js';
import { readPhones } from '../imports/import-contacts.js';

export type TextFact =
  | { kind: 'born'; date: string }
  | { kind: 'birthday'; day: string }
  | { kind: 'born-in'; year: number }
  /** Whole years. */
  | { kind: 'age'; years: number }
  | { kind: 'height'; inches: number }
  | { kind: 'email'; address: string }
  | { kind: 'phone'; number: string };

export const DIET =
  /\b(?:allerg\w*|intoleran\w*|vegetarian|vegan|pescatarian|(?:gluten|dairy|nut|lactose|sugar)[ -]free|celiac|coeliac|kosher|halal|diabetic|no (?:nuts|gluten|dairy|pork|shellfish|peanuts|meat))\b/i;

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const BORN =
  '(?:\\b(?:born|birth ?da(?:te|y)|date of birth|b-?day|d\\.?o\\.?b\\.?|bd|b\\.)[: ]{0,3}(?:on |in )?)?';
const NUMBERED = '\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[/.-]\\d{1,2}[/.-](?:\\d{4}|\\d{2})|\\d{1,2}/\\d{1,2}';
const DATE = new RegExp(
  `${BORN}(?<![\\d/])(${NUMBERED}|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}[ -]?${MONTH}\\.?,?[ -]?\\d{4})(?![\\d/])`,
  'gi',
);
const YEAR = /(?:\b(?:born|b\.|d\.?o\.?b\.?)[: ]{0,3}(?:in )?|\()((?:19|20)\d{2})\)?/gi;
const EMAIL = /<?(?:mailto:)?([^\s@,;<>()[\]":]{1,64}@[^\s@,;<>()[\]":]{1,180}\.[a-z]{2,24})>?/gi;
const PHONE =
  /(?<![\d/])(?:\+\d[\d ().-]{7,17}\d|(?:1[ .-])?\(?[2-9]\d{2}\)?[ .-]{0,2}\d{3}[ .-]?\d{4})(?!\d)/g;
const FEET =
  /\b([2-7]) ?(?:'|’|ft\.?|feet|foot) ?(?:(\d{1,2}) ?(?:"|”|''|in(?:ches|\.)?)?)?(?: tall)?(?!\w)/gi;
const INCHES = /\b(\d{2}) ?(?:"|”|''|inches|in\b\.?)(?: tall)?/gi;
const CENTIMETERS = /\b(\d{2,3}) ?cm\b(?: tall)?/gi;
const MONTHS_OLD = /\b(\d{1,2})[ -]?(?:months?|mos?|m\/o)\b(?:[ -]old)?/gi;
const OLD =
  /(?:\b(?:aged?|turns|turning|turned|is)\b[: ]{0,2})?(?<![\d⟦$#/.-])\b(\d{1,3})(?:\b|(?=y))(?:[ -]?(?:yrs?|years?|y\/?o|y)\b\.?)?(?:[ -]old\b)?(?= *(?:$|[,;.:)\]|⟦&+/–—-]|(?:and|with|who|has|plus)\b|\p{Lu}|(?:\p{L}+[ -]){0,3}?(?:allerg|intoleran|vegetarian|vegan|free\b|celiac|kosher|halal|diabetic)))/gmu;

/** `Nora 8 loves Moana`, and not `Disney 7 nights`. */
const OLD_IN_PROSE =
  /(?<=\p{Lu}[\p{L}'’-]{0,40} )(\d{1,3})\b(?= \p{Ll})(?! (?:nights?|days?|adults?|kids|children|people|rooms?|weeks?|hours?|am|pm|of|to|or)\b)/gu;

const isHeight = (inches: number): boolean => inches >= 15 && inches <= 90;

export interface MarkedText {
  /** Facts are replaced by `⟦0⟧`, `⟦1⟧`. */
  text: string;
  facts: readonly TextFact[];
}

export const markFacts = (text: string, today: string): MarkedText => {
  const facts: TextFact[] = [];
  const mark = (fact: TextFact | undefined, written: string): string =>
    fact ? `⟦${facts.push(fact) - 1}⟧` : written;
  const plain = text.replace(/[⟦⟧]/g, '');
  const { order } = findDateOrder(Array.from(plain.matchAll(DATE), ([, date = '']) => date));
  const readDate = (cell: string): TextFact | undefined => {
    const read = readFileDate(cell, { order, kind: 'birth', today });
    if (!read || 'problem' in read) return undefined;
    return 'date' in read ? { kind: 'born', date: read.date } : { kind: 'birthday', day: read.birthday };
  };
  const height = (inches: number): TextFact | undefined =>
    isHeight(inches) ? { kind: 'height', inches: Math.round(inches) } : undefined;
  const markAge = (all: string, years: string): string =>
    mark(Number(years) > 110 ? undefined : { kind: 'age', years: Number(years) }, all);
  const marked = plain
    .replace(EMAIL, (all, address: string) => mark({ kind: 'email', address: address.toLowerCase() }, all))
    .replace(PHONE, (all) => {
      const [number] = readPhones(all).phones;
      return mark(number === undefined ? undefined : { kind: 'phone', number }, all);
    })
    .replace(DATE, (all, date: string) => mark(readDate(date), all))
    .replace(YEAR, (all, year: string) =>
      mark(year <= today.slice(0, 4) ? { kind: 'born-in', year: Number(year) } : undefined, all),
    )
    .replace(FEET, (all, feet: string, inches = '0') => mark(height(Number(feet) * 12 + Number(inches)), all))
    .replace(INCHES, (all, inches: string) => mark(height(Number(inches)), all))
    .replace(CENTIMETERS, (all, cm: string) => mark(height(Number(cm) / 2.54), all))
    .replace(MONTHS_OLD, (all, months: string) =>
      mark({ kind: 'age', years: Math.floor(Number(months) / 12) }, all),
    )
    .replace(OLD, markAge)
    .replace(OLD_IN_PROSE, markAge);
  return { text: marked, facts };
};
