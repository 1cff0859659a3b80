import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../core/primitives.js';

/** What can be missing. Each has one action that ends it. */
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

/** One thing that is missing. `count` is of how many: people, days. `at` is when a window opens. */
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

/** One client with what is missing of them and of each trip ahead, the nearest trip first. */
export const ClientNeeds = z.object({
  clientId: Id,
  clientName: z.string(),
  needs: z.array(CoreNeed),
  trips: z.array(NeedyTrip),
});
export type ClientNeeds = z.infer<typeof ClientNeeds>;

/** How many clients one answer holds, those who travel first before others. */
export const CORE_NEEDS_CLIENTS = 200;

/** `GET /api/v1/core-needs`: the clients of whom something is missing. */
export const CoreNeeds = z.object({ clients: z.array(ClientNeeds), total: z.int() });
export type CoreNeeds = z.infer<typeof CoreNeeds>;
