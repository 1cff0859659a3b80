import * as z from 'zod/mini';
import { CalendarDate, Id } from '../core/primitives.js';

export const safetyConditions = [
  'papers',
  'rooms',
  'tickets',
  'tables',
  'lanes',
  'payments',
  'protection',
  'check-in',
] as const;
export type SafetyCondition = (typeof safetyConditions)[number];

export const safetyNames: Readonly<Record<SafetyCondition, string>> = {
  papers: 'Papers',
  rooms: 'Rooms',
  tickets: 'Tickets',
  tables: 'Tables',
  lanes: 'Lanes',
  payments: 'Payments',
  protection: 'Protection',
  'check-in': 'Check-in',
};

/** none: the trip needs no such thing; later: nothing to do yet; open: to do now; late: past its day. */
export const SafetyState = z.enum(['none', 'ok', 'later', 'open', 'late']);
export type SafetyState = z.infer<typeof SafetyState>;

/** A build shows the conditions that it knows. */
export const SafetyCell = z.object({ condition: z.string(), state: SafetyState, text: z.string() });
export type SafetyCell = z.infer<typeof SafetyCell>;

export const TripSafety = z.object({
  tripId: Id,
  clientId: Id,
  clientName: z.string(),
  name: z.string(),
  startDate: CalendarDate,
  cells: z.array(SafetyCell),
});
export type TripSafety = z.infer<typeof TripSafety>;
