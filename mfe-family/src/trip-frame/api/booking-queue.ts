import type { Booking, UpdateBooking } from '@landsea/contracts/bookings';
import { RowQueue } from '@landsea/web-kit/rows';

export type BookingChange = Omit<UpdateBooking, 'version'>;

/** Pages show pending edits on top of every fetched day. */
export const bookingQueue = new RowQueue<Booking, BookingChange>();
