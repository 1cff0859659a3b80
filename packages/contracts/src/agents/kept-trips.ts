import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../core/primitives.js';

/** `when` is in words; `numbers` are those to show at the place. */
export const KeptTripLine = z.object({
  when: z.string(),
  title: z.string(),
  place: z.nullable(z.string()),
  isBooked: z.boolean(),
  numbers: z.array(z.string()),
  note: z.nullable(z.string()),
});
export type KeptTripLine = z.infer<typeof KeptTripLine>;

export const KeptTripDay = z.object({
  date: CalendarDate,
  title: z.string(),
  lines: z.array(KeptTripLine),
});
export type KeptTripDay = z.infer<typeof KeptTripDay>;

/** A trip of an agent as its client last saw it: text alone, which nobody can change. */
export const KeptTripContent = z.object({
  party: z.array(z.string()),
  bookings: z.array(z.object({ title: z.string(), when: z.string(), numbers: z.array(z.string()) })),
  days: z.array(KeptTripDay),
  /** Wishes without a day. */
  wishes: z.array(z.string()),
});
export type KeptTripContent = z.infer<typeof KeptTripContent>;

export const KeptTrip = z.object({
  id: Id,
  name: z.string(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  agentName: z.string(),
  keptAt: Instant,
});
export type KeptTrip = z.infer<typeof KeptTrip>;

/** `GET /api/v1/kept-trips`: copies that stayed with a client who left an agent; the latest first. */
export const KeptTripList = z.object({ trips: z.array(KeptTrip) });
export type KeptTripList = z.infer<typeof KeptTripList>;

/** `GET /api/v1/kept-trips/:keptTripId`; `DELETE` deletes the copy for good. */
export const KeptTripDetail = z.object({ ...KeptTrip.shape, content: KeptTripContent });
export type KeptTripDetail = z.infer<typeof KeptTripDetail>;
