import type { Booking, BookingKind, CreateBooking } from '@landsea/contracts/bookings';

/** Each household comes from its own home and chooses its own protection. */
const ofOneHousehold: readonly BookingKind[] = ['flight', 'car', 'train', 'insurance', 'other'];

const NOT_BOOKED = 'Not booked yet: your agent books it next.';

type PlannedBooking = Pick<Booking, 'kind' | 'supplier' | 'title' | 'status' | 'start' | 'end'> &
  Pick<Booking, 'itemId'>;

/**
 * Bookings that another household makes, too, without number, person, room, price, payment or note. Nothing is held for
 * them yet. Tables and lanes are items of the days.
 */
export const copyBookingsToBook = (
  bookings: readonly PlannedBooking[],
  makeId: () => string,
): CreateBooking[] =>
  bookings
    .filter(({ kind, status, itemId }) => status !== 'canceled' && !itemId && !ofOneHousehold.includes(kind))
    .map(({ kind, supplier, title, start, end }) => ({
      ...{ id: makeId(), kind, supplier, title },
      status: 'held' as const,
      note: NOT_BOOKED,
      source: 'agent' as const,
      start: withoutTime(start),
      end: end && withoutTime(end),
    }));

/** A time or an airport may be of one household's own way there. */
const withoutTime = ({ date, zone }: Booking['start']): Booking['start'] => ({ date, time: null, zone });
