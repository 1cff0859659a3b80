import type { BookingKind } from '@landsea/contracts/bookings';
import type { StatedReservation } from '@landsea/contracts/forwarding';
import { blankBooking } from './reading/confirmation';
import type { ReadBooking, ReadKind } from './reading/confirmation';

const carWord = /\bcar\b/i;

const titleOf = ({ kind, title, supplier }: StatedReservation): string | null => {
  const name = title ?? supplier;
  return kind === 'car' && !carWord.test(name ?? '') ? `${name ?? ''} rental car`.trim() : name;
};

const kindOf = (kind: BookingKind): ReadKind => (kind === 'car' ? 'transfer' : kind);

const wayOf = ({ kind, start, end }: StatedReservation): string | null => {
  const [from, to] = [start?.airport, end?.airport];
  return kind === 'flight' && from && to ? `${from} to ${to}` : (start?.place ?? null);
};

/** A reservation as its sender stated it in fields, as one that was read. */
export const readStated = (stated: StatedReservation): ReadBooking => {
  const { kind, status, numbers, start, end, people, names, totalCents, currency } = stated;
  return {
    ...blankBooking,
    kind: kindOf(kind),
    title: titleOf(stated),
    date: start?.date ?? null,
    time: start?.time ?? null,
    endDate: end && end.date !== start?.date ? end.date : null,
    endTime: end?.time ?? null,
    place: wayOf(stated),
    endPlace: end?.place ?? null,
    people,
    guests: names,
    numbers,
    number: numbers.find(({ role }) => role !== 'flight')?.value ?? null,
    totalCents,
    currency,
    isCanceled: status === 'canceled',
    isUnconfirmed: status === 'unconfirmed',
    isGuess: kind === 'other',
  };
};

const sharesNumber = (one: ReadBooking, other: ReadBooking): boolean =>
  one.numbers.some(({ value }) => other.numbers.some((each) => each.value === value));

const isSame = (stated: ReadBooking, read: ReadBooking): boolean => {
  if (stated.kind !== 'other' && stated.kind !== read.kind) return false;
  return stated.date === read.date || (stated.kind !== 'flight' && sharesNumber(stated, read));
};

const otherDay = 'The email names another day in its text. Check it.';

/** The sender's fields beat what the text was read as; the text fills in what they leave open, and its warnings count. */
const merge = (stated: ReadBooking, read: ReadBooking | undefined): ReadBooking => {
  if (!read) return stated;
  const open = Object.entries(stated).filter(
    ([, value]) => value === null || (Array.isArray(value) && value.length === 0),
  );
  const filled = Object.fromEntries(open.map(([field]) => [field, read[field as keyof ReadBooking]]));
  const isOther = stated.date !== null && read.date !== null && stated.date !== read.date;
  const settled = { choices: [], doubts: isOther ? [otherDay] : [] };
  return {
    ...stated,
    ...filled,
    ...settled,
    kind: stated.kind === 'other' ? read.kind : stated.kind,
    isGuess: stated.isGuess && read.isGuess,
    isCanceled: stated.isCanceled || read.isCanceled,
    isUnconfirmed: stated.isUnconfirmed || read.isUnconfirmed,
    isChange: stated.isChange || read.isChange,
  };
};

/** The bookings of a mail: those that its sender stated in fields first, then those that only its text has. */
export const combineRead = (
  reservations: readonly StatedReservation[],
  read: readonly ReadBooking[],
): ReadBooking[] => {
  const stated = reservations.filter(({ start }) => start !== null).map(readStated);
  const merged = stated.map((each) =>
    merge(
      each,
      read.find((other) => isSame(each, other)),
    ),
  );
  const left = read.filter((each) => !each.isGuess && !stated.some((other) => isSame(other, each)));
  return stated.length > 0 ? [...merged, ...left] : [...read];
};
