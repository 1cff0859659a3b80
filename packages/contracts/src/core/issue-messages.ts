import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;
type IssueOf<Code extends z.core.$ZodIssueCode> = Extract<Issue, { code: Code }>;

// Created lazily: on a slow phone each costs more than the rest of this module.
let numbers: Intl.NumberFormat | undefined;
const formatNumber = (value: number | bigint): string =>
  (numbers ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 })).format(value);
const formatDay = (instant: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(instant);

const NO_FIT = 'This does not fit here: check it and try again';
const EMPTY = 'Fill this in';
const RELOAD = 'This page is out of date: reload it and try again';
const INCOMPLETE = 'A part of this is missing: copy all of it again';

const types: Partial<Record<string, string>> = {
  string: 'Enter text',
  number: 'Enter a number',
  nan: 'Enter a number',
  int: 'Enter a whole number',
  bigint: 'Enter a whole number',
  boolean: 'Choose yes or no',
  date: 'Enter a date',
  array: 'Choose from the list',
  tuple: 'Choose from the list',
  set: 'Choose from the list',
  object: EMPTY,
  record: EMPTY,
  map: EMPTY,
  nonoptional: EMPTY,
  file: 'Choose a file',
  undefined: 'Leave this empty',
  null: 'Leave this empty',
  void: 'Leave this empty',
  never: 'Leave this empty',
};

const typeMessage = ({ expected, input }: IssueOf<'invalid_type'>): string =>
  (input === undefined || input === null ? EMPTY : types[expected]) ?? NO_FIT;

type Format = Exclude<z.core.$ZodStringFormats, 'starts_with' | 'ends_with' | 'includes'>;

const formats: Record<Format, string> & Partial<Record<string, string>> = {
  regex: 'Check how this is written',
  email: 'Enter an email address',
  url: 'Enter a web address',
  emoji: 'Enter an emoji',
  date: 'Enter a date of the calendar, as YYYY-MM-DD',
  datetime: 'Enter a date and time',
  time: 'Enter a time from 00:00 to 23:59',
  duration: 'Enter a length of time',
  ipv4: 'Enter a network address',
  ipv6: 'Enter a network address',
  mac: 'Enter a network address',
  cidrv4: 'Enter a range of network addresses',
  cidrv6: 'Enter a range of network addresses',
  e164: 'Enter a phone number with its country code',
  credit_card: 'Enter a card number',
  iban: 'Enter an account number',
  currency_code: 'Enter a currency such as USD',
  lowercase: 'Use lowercase letters only',
  uppercase: 'Use capital letters only',
  uuid: RELOAD,
  uuidv4: RELOAD,
  uuidv6: RELOAD,
  uuidv7: RELOAD,
  guid: RELOAD,
  nanoid: RELOAD,
  cuid: RELOAD,
  cuid2: RELOAD,
  ulid: RELOAD,
  xid: RELOAD,
  ksuid: RELOAD,
  base64: INCOMPLETE,
  base64url: INCOMPLETE,
  json_string: INCOMPLETE,
  jwt: INCOMPLETE,
};

const formatMessage = (issue: IssueOf<'invalid_format'>): string => {
  const { format, prefix, suffix, includes } = issue;
  if (format === 'starts_with') return `Start it with “${prefix}”`;
  if (format === 'ends_with') return `End it with “${suffix}”`;
  if (format === 'includes') return `Include “${includes}”`;
  return formats[format] ?? 'Check how this is written';
};

interface Bound {
  origin: string;
  limit: number | bigint;
  isMost: boolean;
  inclusive: boolean;
  exact: boolean;
}

const amountOf = ({ limit, isMost, inclusive, exact }: Bound): string => {
  if (exact) return `exactly ${formatNumber(limit)}`;
  if (inclusive) return `at ${isMost ? 'most' : 'least'} ${formatNumber(limit)}`;
  return `${isMost ? 'fewer' : 'more'} than ${formatNumber(limit)}`;
};

const numberBound = ({ limit, isMost, inclusive, exact }: Bound): string => {
  if (exact) return `Enter ${formatNumber(limit)}`;
  if (inclusive) return `Enter ${formatNumber(limit)} or ${isMost ? 'less' : 'more'}`;
  return `Enter ${isMost ? 'less' : 'more'} than ${formatNumber(limit)}`;
};

const dateBound = ({ limit, isMost, inclusive, exact }: Bound): string => {
  const day = formatDay(Number(limit));
  if (exact) return `Choose ${day}`;
  if (inclusive) return `Choose ${day} or ${isMost ? 'earlier' : 'later'}`;
  return `Choose a date ${isMost ? 'before' : 'after'} ${day}`;
};

const isOnlyEmpty = ({ limit, isMost, inclusive, exact }: Bound): boolean =>
  !isMost && inclusive && !exact && Number(limit) === 1;

const boundMessage = (bound: Bound): string => {
  switch (bound.origin) {
    case 'string':
      if (isOnlyEmpty(bound)) return EMPTY;
      return `Enter ${amountOf(bound)} ${Number(bound.limit) === 1 ? 'character' : 'characters'}`;
    case 'number':
    case 'int':
    case 'bigint':
      return numberBound(bound);
    case 'date':
      return dateBound(bound);
    case 'file':
      return `Choose a ${bound.isMost ? 'smaller' : 'larger'} file`;
    default:
      return isOnlyEmpty(bound) ? 'Choose at least one' : `Choose ${amountOf(bound)}`;
  }
};

/** The one table of messages for every kind of issue of the validator. */
export const issueMessage = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue);
    case 'too_big':
    case 'too_small': {
      const isMost = issue.code === 'too_big';
      const limit = issue.code === 'too_big' ? issue.maximum : issue.minimum;
      const { origin, inclusive = true, exact = false } = issue;
      return boundMessage({ origin, limit, isMost, inclusive, exact });
    }
    case 'invalid_format':
      return formatMessage(issue);
    case 'not_multiple_of':
      return `Enter a multiple of ${formatNumber(issue.divisor)}`;
    case 'unrecognized_keys':
      return `There is no ${issue.keys.map((key) => `“${key}”`).join(' or ')} here: reload the page and try again`;
    case 'invalid_value':
      return issue.input === undefined || issue.input === null ? EMPTY : 'Choose one of the options';
    case 'invalid_union':
      return NO_FIT;
    case 'invalid_key':
      return 'One of the names in this list does not fit: check them';
    case 'invalid_element':
      return 'One entry of this list does not fit: check them';
    case 'custom':
      return NO_FIT;
  }
};
