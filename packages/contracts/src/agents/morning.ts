import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../core/primitives.js';
import { DayItem } from '../planning/day-items.js';
import { WindowKind } from '../planning/windows.js';

/** How far ahead an agent's morning looks. */
export const MORNING_DAYS = 14;
/** What is not dealt with stays in the morning for so many days. */
export const MORNING_WAITS_DAYS = 7;
/** How many entries one morning shows, the first ones first. */
export const MORNING_ENTRIES = 200;

/** done: dealt with; nothing-left: tried in vain; later: comes again at its time. */
export const morningOutcomes = ['done', 'nothing-left', 'later'] as const;
export const MorningOutcome = z.enum(morningOutcomes, 'Choose done, nothing left or later');
export type MorningOutcome = z.infer<typeof MorningOutcome>;

/** One thing to do for one client, at its minute. */
export const MorningEntry = z.object({
  tripId: Id,
  windowId: z.string(),
  clientId: Id,
  clientName: z.string(),
  tripName: z.string(),
  startDate: CalendarDate,
  people: z.int(),
  kind: WindowKind,
  type: z.enum(['opens', 'due']),
  title: z.string(),
  opensAt: Instant,
  closesAt: Instant,
  oftenFrom: z.nullable(Instant),
  /** When it is to be done: when it opens, or when it was put off to. */
  at: Instant,
  /** Wishes of the client that can be booked then. */
  wishes: z.int(),
});
export type MorningEntry = z.infer<typeof MorningEntry>;

/** `GET /api/v1/morning`: what opens or is due in the next {@link MORNING_DAYS} days over all clients, by the minute. */
export const Morning = z.object({
  entries: z.array(MorningEntry),
  /** How many there are in all. */
  total: z.int(),
  /** How many trips are being watched. */
  trips: z.int(),
});
export type Morning = z.infer<typeof Morning>;

/** `GET /api/v1/morning/:tripId/:windowId`: what is needed to book it. The first wish is the one that is wanted most. */
export const MorningTask = z.object({
  entry: MorningEntry,
  rule: z.string(),
  warning: z.nullable(z.string()),
  covers: z.nullable(z.object({ from: CalendarDate, to: CalendarDate })),
  party: z.array(z.object({ id: z.string(), name: z.string(), age: z.int(), notes: z.nullable(z.string()) })),
  wishes: z.array(DayItem),
  /** Whether the agent may change this trip. */
  canEdit: z.boolean(),
});
export type MorningTask = z.infer<typeof MorningTask>;

/** `PUT /api/v1/morning/:tripId/:windowId/outcome`. `opensAt` names the window as it was shown; later needs `laterAt`. */
export const RecordOutcome = z.strictObject({
  outcome: MorningOutcome,
  opensAt: Instant,
  laterAt: z.optional(z.nullable(Instant)),
});
export type RecordOutcome = z.infer<typeof RecordOutcome>;
