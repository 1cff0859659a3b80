import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../core/primitives.js';
import { TripSafety } from './trip-safety.js';

export const coreNeeds = [
  'trip',
  'invitation',
  'names',
  'heights',
  'stay',
  'parks',
  'wishes',
  'deposit',
  'window',
] as const;
export const CoreNeedKind = z.enum(coreNeeds);
export type CoreNeedKind = z.infer<typeof CoreNeedKind>;

/** `count` is the number of people or days; `at` the opening of a window. */
export const CoreNeed = z.object({
  kind: CoreNeedKind,
  tripId: z.nullable(Id),
  count: z.int(),
  at: z.nullable(Instant),
  title: z.nullable(z.string()),
});
export type CoreNeed = z.infer<typeof CoreNeed>;

export const NeedyTrip = z.object({
  tripId: Id,
  name: z.string(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  needs: z.array(CoreNeed),
});
export type NeedyTrip = z.infer<typeof NeedyTrip>;

export const ClientNeeds = z.object({
  clientId: Id,
  clientName: z.string(),
  needs: z.array(CoreNeed),
  trips: z.array(NeedyTrip),
});
export type ClientNeeds = z.infer<typeof ClientNeeds>;

/** Clients who travel first come first. */
export const CORE_NEEDS_CLIENTS = 200;

/** `GET /api/v1/core-needs`: the clients of whom something is missing. */
export const CoreNeeds = z.object({
  clients: z.array(ClientNeeds),
  total: z.int(),
  /** Trips ahead, the next departure first. */
  safety: z.optional(z.array(TripSafety)),
});
export type CoreNeeds = z.infer<typeof CoreNeeds>;
