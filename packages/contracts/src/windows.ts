import * as z from 'zod/mini';
import { CalendarDate, Instant } from './primitives.js';

/** Something that opens, or falls due, at a known instant before a trip. */
export const BookingWindow = z.object({
  id: z.string(),
  kind: z.enum(['dining', 'lightning-lane', 'cruise-activities', 'cruise-check-in', 'final-payment']),
  title: z.string(),
  /** Why this instant: the rule in words. */
  rule: z.string(),
  opensAt: Instant,
  /** The dates that open with it, both included; null for a due date. */
  covers: z.nullable(z.object({ from: CalendarDate, to: CalendarDate })),
  state: z.enum(['upcoming', 'open']),
  /** The day the rule was last checked against its source. */
  asOf: CalendarDate,
  source: z.string(),
  verify: z.literal('Verify in the official app'),
});
export type BookingWindow = z.infer<typeof BookingWindow>;

/** `GET /api/v1/trips/:tripId/windows`, the earliest first. */
export const BookingWindows = z.object({ windows: z.array(BookingWindow) });
export type BookingWindows = z.infer<typeof BookingWindows>;
