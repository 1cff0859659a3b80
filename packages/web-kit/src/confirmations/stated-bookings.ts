import type { StatedReservation } from '@landsea/contracts/forwarding';
import { blankBooking, type ReadBooking, type ReadKind } from './confirmation';
import { isBookingService } from './fields/booking-services';
import { findExactName, namesInSentences, findRestaurantNamed, type KnownNames } from './fields/names';
import { findAirlineByCode } from './flights/airlines';
import { isOnOtherClock, withPlaceClocks } from './stated-clocks';

const otherDays = 'The email’s text has other days than the data that came with it. Check them.';
const otherClock = 'The email came with a time on another clock than Florida’s. Check the day and time.';

const flightName = ({ numbers, title }: StatedReservation): string | null => {
  const [, code = '', figures] =
    /^([A-Z0-9]{2,3}) ?0*(\d{1,4})$/i.exec(numbers.find(({ role }) => role === 'flight')?.value ?? '') ?? [];
  return figures ? `${findAirlineByCode(code) ?? code} ${figures}` : title;
};

const unlessService = (name: string | null): string | null =>
  name !== null && isBookingService(name) ? null : name;

/** The name that the catalog has for it; `Dinner at Sanaa` is a table at Sanaa. */
const nameOf = (stated: StatedReservation, names: KnownNames): { kind: ReadKind; title: string | null } => {
  const { kind } = stated;
  const [title, supplier] = [unlessService(stated.title), unlessService(stated.supplier)];
  if (kind === 'flight') return { kind, title: flightName(stated) };
  if (kind === 'car') return { kind: 'transfer', title: supplier ? `${supplier} rental car` : 'Rental car' };
  if (title === null) return { kind, title: supplier };
  const said = [title, ...namesInSentences([title])];
  const restaurant = said.flatMap((each) => findRestaurantNamed(each, names) ?? [])[0];
  if (restaurant && (kind === 'dining' || kind === 'other')) return { kind: 'dining', title: restaurant };
  return { kind, title: kind === 'hotel' ? (findExactName(title, names.hotel) ?? title) : title };
};

const bookingOf = (stated: StatedReservation, names: KnownNames): ReadBooking => {
  const { start, end, numbers, people, names: guests, totalCents, currency, status, source } = stated;
  const { kind, title } = nameOf(stated, names);
  const own = numbers.filter(({ role }) => role !== 'flight');
  const isWay = kind === 'flight' && start?.airport && end?.airport;
  const isLater = end !== null && end.date !== start?.date;
  return {
    ...blankBooking,
    ...{ kind, title, people, guests, totalCents, currency },
    ...{ date: start?.date ?? null, time: start?.time ?? null },
    endDate: isLater || kind === 'transfer' ? (end?.date ?? null) : null,
    // A calendar gives every event an end; a table has none.
    endTime: kind === 'dining' ? null : (end?.time ?? null),
    place: isWay
      ? `${start.airport ?? ''} to ${end.airport ?? ''}`
      : kind === 'flight'
        ? null
        : (start?.place ?? null),
    endPlace: kind === 'flight' || kind === 'hotel' ? null : (end?.place ?? null),
    numbers: own,
    number: own[0]?.value ?? null,
    isGuess: source === 'calendar' && kind === 'other',
    isCanceled: status === 'canceled',
    isUnconfirmed: status === 'unconfirmed',
  };
};

const sharesNumber = (one: ReadBooking, other: ReadBooking): boolean =>
  one.numbers.some(({ value }) => other.numbers.some((each) => each.value === value));

/** One locator is on every flight of an order, so a flight has to be the same one. A calendar does not say what its event is. */
const isSame = (stated: ReadBooking, read: ReadBooking): boolean => {
  if (stated.kind === 'flight') return read.kind === 'flight' && stated.title === read.title;
  if (stated.kind !== read.kind && stated.kind !== 'other') return false;
  return stated.date === read.date || sharesNumber(stated, read);
};

/** A day of the fields that the text lacks is a doubt. */
const merge = (
  stated: ReadBooking,
  read: ReadBooking | undefined,
  days: ReadonlySet<string>,
  isOther: boolean,
): ReadBooking => {
  // The clock of the place is what people are told, so the text knows it better than fields on another.
  const isTold = isOther && read !== undefined && read.date !== null && read.time !== null;
  const doubts = [
    ...(!isTold && days.size > 0 && stated.date !== null && !days.has(stated.date) ? [otherDays] : []),
    ...(isTold ? read.doubts : isOther ? [otherClock] : []),
  ];
  if (!read) return { ...stated, doubts };
  const fields = isTold ? { ...stated, date: null, time: null, endDate: null, endTime: null } : stated;
  const said = Object.entries(fields).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return {
    ...read,
    ...Object.fromEntries(said),
    kind: stated.kind === 'other' ? read.kind : stated.kind,
    ...{ doubts, choices: isTold ? read.choices : [], isGuess: stated.isGuess && read.isGuess },
    title: stated.kind === 'other' ? (read.title ?? stated.title) : stated.title,
    isCanceled: stated.isCanceled || read.isCanceled,
    isUnconfirmed: stated.isUnconfirmed || read.isUnconfirmed,
  };
};

/**
 * The bookings of a mail whose sender also wrote them in fields. The fields are right where both speak; the text adds what they leave
 * out, and bookings of kinds that they do not have.
 * @param days the days that the text names.
 */
export const withStated = (
  read: readonly ReadBooking[],
  reservations: readonly StatedReservation[],
  names: KnownNames,
  days: ReadonlySet<string>,
): ReadBooking[] => {
  const stated = reservations
    .map((each) => ({ booking: bookingOf(withPlaceClocks(each), names), isOther: isOnOtherClock(each) }))
    .filter(({ booking: { date, title, number } }) => date !== null && (title ?? number) !== null);
  if (stated.length === 0) return [...read];
  const kinds = new Set(stated.map(({ booking }) => booking.kind));
  return [
    ...stated.map(({ booking, isOther }) =>
      merge(
        booking,
        read.find((other) => isSame(booking, other)),
        days,
        isOther,
      ),
    ),
    ...read.filter(
      (each) =>
        !kinds.has(each.kind) && !each.isGuess && !stated.some(({ booking }) => isSame(booking, each)),
    ),
  ];
};
