import * as z from 'zod/mini';
import { BudgetLine } from './budget.js';
import { Id } from './primitives.js';

/** What `GET /api/v1/trips/:tripId/stream` (server-sent events) tells each open browser. */
export const TripEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('budget.line-saved'), line: BudgetLine, by: z.string() }),
  z.object({ type: z.literal('budget.line-removed'), lineId: Id, by: z.string() }),
  z.object({ type: z.literal('trip.changed') }),
  z.object({ type: z.literal('access.changed') }),
]);
export type TripEvent = z.infer<typeof TripEvent>;
