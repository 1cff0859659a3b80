import * as z from 'zod/mini';
import { Instant } from '../core/primitives.js';
import { ClosingTime } from './park-calendar.js';
import { ClockTime } from './places.js';

/** `GET /api/v1/parks/:park/live`, at most a minute old. NOT_AVAILABLE without a source or its answer. */
export const ParkLive = z.object({
  asOf: Instant,
  waits: z.array(z.object({ attractionId: z.string(), minutes: z.int() })),
  hours: z.nullable(z.object({ open: ClockTime, close: ClosingTime, earlyEntry: z.nullable(ClockTime) })),
});
export type ParkLive = z.infer<typeof ParkLive>;
