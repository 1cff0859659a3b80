import type { Booking, UpdateBooking } from '@landsea/contracts/bookings';
import { RowQueue } from '@landsea/web-kit/rows';

/** The fields of a booking that an edit sets. */
export type BookingChange = Omit<UpdateBooking, 'version'>;

/** Edits of bookings on their way; every page that fetches the days shows them on top of the answer. */
export const bookingQueue = new RowQueue<Booking, BookingChange>();
