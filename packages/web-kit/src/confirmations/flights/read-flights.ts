import type { BookingNumber } from '@landsea/contracts/bookings';
import { addDays } from '@landsea/contracts/core';
import { blankBooking, type ReadBooking } from '../confirmation';
import { readLabel } from '../fields/label-rows';
import { findNumbers } from '../fields/numbers';
import { separateTimes } from '../mail-values';
import type { DecidedDate, DecidedTime } from '../scan/readings';
import { MailPart } from '../mail-part';
import { findAirports } from './airports';
import { findLegs, type Leg } from './find-legs';

const noDeparture = 'We could not tell when it leaves. Fill in the time.';
const beside =
  /\b(?:board(?:ing|s)?|check-?in|close[sd]?|layover|duration|travel time|flight time|gate|connection|stop(?:over)?|doors|bag drop|arrive at the airport|total)\b/i;
const leaves =
  /\b(?:depart\w*|leav\w*|take-?off|dep|salida|sale|partida|départ|abflug|partenza|vertrek)\b|出発/i;
const lands = /\b(?:arriv\w*|lands?|arr|llegada|llega|chegada|arrivée|ankunft|arrivo|aankomst)\b|到着/i;

interface Ends {
  time: DecidedTime | undefined;
  endTime: DecidedTime | undefined;
  endDay: DecidedDate | undefined;
}

/** The two times of a flight: those under words for leaving and landing, else the only two. */
const endsOf = (part: MailPart, rows: readonly string[]): Ends => {
  const own = rows.filter((row) => !beside.test(row) || findAirports([row]).length > 1);
  const sided = (words: RegExp, others: RegExp) =>
    own
      .filter((row) => words.test(row) && !others.test(row))
      .flatMap((row) => {
        const at = own.indexOf(row);
        return part.times([row]).length > 0 ? [row] : own.slice(at, at + 2);
      });
  const [from, to] = [sided(leaves, lands), sided(lands, leaves)];
  const [start, end] = [separateTimes(part.times(from)), separateTimes(part.times(to))];
  const endDay = part.dates(to)[0];
  if (start[0] && end[0]) return { time: start[0], endTime: end[0], endDay };
  const all = separateTimes(part.times(own));
  const [one, other] = all;
  return all.length === 2
    ? { time: one, endTime: other, endDay }
    : { time: undefined, endTime: undefined, endDay };
};

/** The flight's rows from its number to where its times end; a mail goes on behind its last flight. */
const own = (rows: readonly string[]): string[] => {
  const end = rows.findIndex(
    (row, at) =>
      at > 1 &&
      /\b(?:total|passengers?|travell?ers?|fare|payment|baggage|hotel|check-?in (?:opens|online)|need to|questions)\b/i.test(
        row,
      ) &&
      !readLabel(row)?.names.includes('depart'),
  );
  return rows.slice(0, end < 2 ? undefined : end);
};

const readLeg = (
  part: MailPart,
  leg: Leg,
  known: DecidedDate | undefined,
): { booking: ReadBooking; day: DecidedDate | undefined; isSure: boolean } => {
  const rows = own(leg.rows);
  const days = part.dates(rows);
  const day = days[0] ?? known;
  const { time, endTime, endDay } = endsOf(part, rows);
  const [from, to] = findAirports(rows);
  const isNext = endTime?.isNextDay === true || /\+\s?1\b|\bnext day\b|\(\+1/i.test(rows.join(' '));
  const [, besideDay] = part.dates(rows.filter((row) => part.dates([row]).length > 0).slice(0, 1));
  const last = endDay?.date ?? besideDay?.date;
  const isLater = day && last && last > day.date && last <= addDays(day.date, 2);
  const booking: ReadBooking = {
    ...blankBooking,
    ...{ kind: 'flight', title: leg.flight, place: from && to ? `${from} to ${to}` : null },
    ...new MailPart(rows, part.mail).moments({ from: day, time, endTime }),
    isGuess: !leg.isFlying,
    endDate: isLater ? last : isNext && day ? addDays(day.date, 1) : null,
  };
  return {
    day,
    isSure:
      day !== undefined &&
      ((from !== undefined && to !== undefined) || (time !== undefined && endTime !== undefined)),
    booking: { ...booking, doubts: [...booking.doubts, ...(time ? [] : [noDeparture])] },
  };
};

const severalNumbers = 'The text has several confirmation numbers. Check that this one is for this flight.';
const isLocator = ({ value }: BookingNumber): boolean => /^(?=.*[A-Z])[A-Z0-9]{6}$/.test(value);

/**
 * The numbers of each flight: those beside it where each has one there, else all of the mail. Undefined where a mail of several
 * airlines has several numbers and does not say which is whose.
 */
const assignNumbers = (
  legs: readonly Leg[],
  all: readonly BookingNumber[],
): Map<Leg, readonly BookingNumber[]> | undefined => {
  const airlines = new Set(legs.map(({ flight }) => flight.replace(/ \d+$/, '')));
  if (airlines.size < 2 || all.filter(isLocator).length < 2) return new Map();
  const own = legs.map(({ flight, rows }) => {
    const figures = / (\d+)$/.exec(flight)?.[1] ?? flight;
    return findNumbers(rows.filter((row) => row.includes(figures))).filter(isLocator);
  });
  if (own.some(({ length }) => length !== 1)) return undefined;
  const others = all.filter(({ value }) => !own.flat().some((each) => each.value === value));
  return new Map(legs.map((leg, n) => [leg, [...(own[n] ?? []), ...others]]));
};

/**
 * One booking for each flight of a mail. A number is a flight only with its day and two airports or two times; what only the word
 * “flight” says is kept with a doubt. The price is that of the order and stands with the first flight.
 */
export const readFlights = (part: MailPart): ReadBooking[] => {
  const mail = part.booking('flight', {}, {});
  let known: DecidedDate | undefined;
  const legs = findLegs(part).map((leg) => {
    const read = readLeg(part, leg, known);
    known = read.day;
    return { ...read, leg };
  });
  const sure = legs.filter(({ isSure }) => isSure);
  const kept =
    sure.length > 0
      ? sure
      : legs.filter(({ booking, leg }) => booking.date !== null && leg.hasAirline && mail.number !== null);
  const numbersOf = assignNumbers(
    kept.map(({ leg }) => leg),
    mail.numbers,
  );
  const seen = new Set<string>();
  return kept
    .filter(({ booking }) => {
      const key = `${booking.title ?? ''} ${booking.date ?? ''}`;
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .map(({ booking, leg }, n) => {
      const { currency, totalCents, paidCents, dueCents, dueOn, payments } = mail;
      const { guests, cancelBy } = mail;
      const numbers = [...(numbersOf?.get(leg) ?? mail.numbers)];
      const money = { currency, totalCents, paidCents, dueCents, dueOn, payments };
      const none = {
        currency: null,
        totalCents: null,
        paidCents: null,
        dueCents: null,
        dueOn: null,
        payments: [],
      };
      return {
        ...{ ...booking, numbers, number: numbers[0]?.value ?? null, guests, cancelBy },
        ...(n === 0 ? money : none),
        doubts: numbersOf ? booking.doubts : [...booking.doubts, severalNumbers],
      };
    });
};
