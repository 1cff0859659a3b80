import { BookingKind, BookingNumber } from '@landsea/contracts/bookings';
import { BookedBy } from '@landsea/contracts/agents';
import { ClockTime } from '@landsea/contracts/catalogue';
import { Cents } from '@landsea/contracts/core';
import * as z from 'zod/mini';

const Text = z.string().check(z.minLength(1));

/** `day` counts from the first day of the trip, which is 0. */
const WrittenEnd = z.strictObject({
  day: z.int().check(z.minimum(0)),
  time: z.optional(ClockTime),
  airport: z.optional(Text),
  place: z.optional(Text),
  zone: z.optional(Text),
});

/** People by first name. */
const WrittenRoom = z.strictObject({
  category: Text,
  beds: Text,
  cabin: z.optional(Text),
  people: z.array(Text).check(z.minLength(1)),
});

/**
 * Cents; commission is paid on `netCents`, and `taxCents` come on top. Without `depositCents` all of it was paid with the
 * booking; with one, 0 included, the rest is due on the supplier's usual day.
 */
const WrittenBooking = z.strictObject({
  kind: BookingKind,
  title: Text,
  supplier: Text,
  numbers: z.array(BookingNumber).check(z.minLength(1)),
  start: WrittenEnd,
  end: z.optional(WrittenEnd),
  rooms: z.optional(z.array(WrittenRoom)),
  netCents: Cents,
  taxCents: z.optional(Cents),
  depositCents: z.optional(Cents),
  /** Days from today, for a rest with a day of its own. */
  dueIn: z.optional(z.int()),
  /** Hours since the client said that the rest is paid. */
  toldHoursAgo: z.optional(z.int()),
  bookedBy: z.optional(BookedBy),
  isUnchecked: z.optional(z.literal(true)),
  howToPay: z.optional(Text),
  note: z.optional(Text),
});
export type WrittenBooking = z.infer<typeof WrittenBooking>;
export type WrittenEnd = z.infer<typeof WrittenEnd>;
export type WrittenBookings = Readonly<Record<string, readonly z.input<typeof WrittenBooking>[]>>;

/** By the key of the trip. @throws ZodError for content that is not complete. */
export const parseWrittenBookings = (written: WrittenBookings): Record<string, WrittenBooking[]> =>
  z.record(z.string(), z.array(WrittenBooking)).parse(written);
