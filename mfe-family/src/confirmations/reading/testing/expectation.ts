import type { ReadBooking } from '@landsea/web-kit/confirmations';

const money = (cents: number, { currency }: ReadBooking): string =>
  `${currency ?? 'USD'} ${(cents / 100).toFixed(2)}`;
const moment = (date: string | null, time: string | null): string =>
  [date, time].filter(Boolean).join(' ') || '-';
const optional = (value: unknown, text: string): string[] =>
  value === null || value === false ? [] : [text];

/**
 * A booking as the parts of one line. The first three are always there: the tick with the kind, the name, and when (`from > to`).
 * The others are `for 4`, `#number` for each number, `total`, `paid` and `due USD 10.00 by date`, `at place`, `to place`,
 * `cancel by date`, `stateroom 7142`, `guest`, `fact`, `canceled`, `not confirmed`, `changed`, `guess` and `doubt`.
 */
export const partsOf = (read: ReadBooking, isTaken: boolean): string[] => {
  const hasEnd = read.endDate !== null || read.endTime !== null;
  const end = hasEnd ? ` > ${moment(read.endDate, read.endTime)}` : '';
  return [
    `[${isTaken ? 'x' : ' '}] ${read.kind}`,
    read.title ?? '-',
    `${moment(read.date, read.time)}${end}`,
    ...optional(read.people, `for ${read.people}`),
    ...read.numbers.map(({ value }) => `#${value}`),
    ...optional(read.totalCents, `total ${money(read.totalCents ?? 0, read)}`),
    ...optional(read.paidCents, `paid ${money(read.paidCents ?? 0, read)}`),
    ...optional(
      read.dueCents,
      `due ${money(read.dueCents ?? 0, read)}${read.dueOn ? ` by ${read.dueOn}` : ''}`,
    ),
    ...optional(read.place, `at ${read.place ?? ''}`),
    ...optional(read.endPlace, `to ${read.endPlace ?? ''}`),
    ...optional(read.cancelBy, `cancel by ${read.cancelBy ?? ''}`),
    ...read.staterooms.map((stateroom) => `stateroom ${stateroom}`),
    ...read.guests.map((guest) => `guest ${guest}`),
    ...read.facts.map((fact) => `fact ${fact}`),
    ...optional(read.isCanceled, 'canceled'),
    ...optional(read.isUnconfirmed, 'not confirmed'),
    ...optional(read.isChange, 'changed'),
    ...optional(read.isGuess, 'guess'),
    ...optional(read.doubts.length > 0, 'doubt'),
  ];
};

const split = (line: string): string[] => line.split(' | ');

/** The line with the parts of the booking that the expectation names, so that both are equal when it holds. */
export const asExpected = (expectation: string | undefined, parts: readonly string[]): string => {
  if (expectation === undefined) return parts.join(' | ');
  const named = split(expectation).slice(3);
  return [...parts.slice(0, 3), ...named.filter((part) => parts.includes(part))].join(' | ');
};

export type ReadOutcome = 'right' | 'less' | 'wrong and ticked' | 'wrong, not ticked' | 'nothing';

/** An expectation may name the beginning or the end of a title, without three words at most: `Gator Cove` of `Gator Cove Water Park`. */
const namesTitle = (own: string | undefined, right: string | undefined): boolean =>
  own === right ||
  (right !== undefined &&
    right !== '-' &&
    own !== undefined &&
    (own.toLowerCase().startsWith(right.toLowerCase()) || own.toLowerCase().endsWith(right.toLowerCase())) &&
    own.split(/\s+/).length - right.split(/\s+/).length <= 3);

/** True for an amount that the expectation names otherwise; one that it does not name is not compared. */
const saysOtherMoney = (parts: readonly string[], line: string): boolean =>
  (['total', 'paid', 'due'] as const).some((word) => {
    const [own, right] = [parts, split(line)].map((all) =>
      all.find((part) => part.startsWith(`${word} `))?.replace(/ by .*/, ''),
    );
    return own !== undefined && right !== undefined && own !== right;
  });

/** True where a booking has numbers, and none that the expectation names. */
const saysOtherNumber = (parts: readonly string[], line: string): boolean => {
  const [own = [], right = []] = [parts, split(line)].map((all) =>
    all.filter((part) => part.startsWith('#')),
  );
  return own.length > 0 && right.length > 0 && !own.some((number) => right.includes(number));
};

/** A day or time that the booking leaves out is less, not wrong. */
const saysElse = (parts: readonly string[], expectation: string): boolean => {
  const [kind = '', title, when = ''] = split(expectation);
  const [ownKind = '', ownTitle, ownWhen = ''] = parts;
  const [ends, ownEnds] = [when.split(' > '), ownWhen.split(' > ')];
  const isElse = (own: string | undefined, right: string | undefined): boolean =>
    own !== undefined && own !== '-' && !(right ?? '').startsWith(own);
  return (
    kind.slice(4) !== ownKind.slice(4) ||
    !namesTitle(ownTitle, title) ||
    isElse(ownEnds[0], ends[0]) ||
    isElse(ownEnds[1], ends[1]) ||
    saysOtherMoney(parts, expectation) ||
    saysOtherNumber(parts, expectation)
  );
};

/** The result of a reader on one text: a ticked booking that says something else is the worst, nothing at all the least bad. */
export const judge = (expected: readonly string[], read: readonly string[][]): ReadOutcome => {
  const isRight =
    read.length === expected.length &&
    expected.every((line, at) => {
      const [tick = '', title = '', ...parts] = read[at] ?? [];
      const right = split(line)[1];
      return asExpected(line, [tick, namesTitle(title, right) ? (right ?? '') : title, ...parts]) === line;
    });
  if (isRight) return 'right';
  if (read.length === 0) return 'nothing';
  const wrong = read.filter((parts) => !expected.some((line) => !saysElse(parts, line)));
  if (wrong.some(([tick]) => tick?.startsWith('[x]'))) return 'wrong and ticked';
  const isTickedAgainst = read.some(
    (parts) =>
      parts[0]?.startsWith('[x]') &&
      expected.some((line) => line.startsWith('[ ]') && !saysElse(parts, line)),
  );
  if (isTickedAgainst) return 'wrong and ticked';
  return wrong.length > 0 ? 'wrong, not ticked' : 'less';
};
