import * as z from 'zod/mini';
import { Instant } from '../core/primitives.js';
import { ClosingTime } from './park-calendar.js';
import { ClockTime } from './places.js';

/**
 * `GET /api/v1/parks/:park/live`: what the park posts now, at most a minute old. `minutes` is the posted standby wait of what
 * is open. `hours` are today's official ones, null where none are published. Answered with NOT_AVAILABLE where no source is
 * configured or the source does not answer.
 */
export const ParkLive = z.object({
  asOf: Instant,
  waits: z.array(z.object({ attractionId: z.string(), minutes: z.int() })),
  hours: z.nullable(z.object({ open: ClockTime, close: ClosingTime, earlyEntry: z.nullable(ClockTime) })),
});
export type ParkLive = z.infer<typeof ParkLive>;
