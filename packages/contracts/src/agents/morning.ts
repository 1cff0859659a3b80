import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../core/primitives.js';
import { DayItem } from '../planning/day-items.js';
import { WindowKind } from '../planning/windows.js';

export const MORNING_DAYS = 14;
/** Days for which an open entry stays in the list. */
export const MORNING_WAITS_DAYS = 7;
export const MORNING_ENTRIES = 200;
export const LEFT_DAYS = 7;

/** done: dealt with; nothing-left: tried in vain; later: returns at its time. */
export const morningOutcomes = ['done', 'nothing-left', 'later'] as const;
export const MorningOutcome = z.enum(morningOutcomes, 'Choose done, nothing left or later');
export type MorningOutcome = z.infer<typeof MorningOutcome>;

export const MorningEntry = z.object({
  tripId: Id,
  windowId: z.string(),
  clientId: Id,
  clientName: z.string(),
  /** The trip is the sample family’s, without which the page counts. */
  isSample: z.optional(z.boolean()),
  tripName: z.string(),
  startDate: CalendarDate,
  people: z.int(),
  kind: WindowKind,
  type: z.enum(['opens', 'due']),
  title: z.string(),
  opensAt: Instant,
  closesAt: Instant,
  oftenFrom: z.nullable(Instant),
  at: Instant,
  wishes: z.int(),
  /** Items of the window’s kind and days that are booked already. */
  booked: z.optional(z.int()),
});
export type MorningEntry = z.infer<typeof MorningEntry>;

/** A client who left in the last {@link LEFT_DAYS} days. */
export const LeftClient = z.object({ clientId: Id, clientName: z.string(), leftAt: Instant });
export type LeftClient = z.infer<typeof LeftClient>;

/** `GET /api/v1/morning`: windows of the next {@link MORNING_DAYS} days over all clients. */
export const Morning = z.object({
  entries: z.array(MorningEntry),
  total: z.int(),
  trips: z.int(),
  left: z.optional(z.array(LeftClient)),
});
export type Morning = z.infer<typeof Morning>;

/** `GET /api/v1/morning/:tripId/:windowId`; wishes in the order to book them. */
export const MorningTask = z.object({
  entry: MorningEntry,
  rule: z.string(),
  warning: z.nullable(z.string()),
  covers: z.nullable(z.object({ from: CalendarDate, to: CalendarDate })),
  party: z.array(z.object({ id: z.string(), name: z.string(), age: z.int(), notes: z.nullable(z.string()) })),
  wishes: z.array(DayItem),
  booked: z.optional(z.array(DayItem)),
  /** To look at before booking, for each wish. */
  problems: z.optional(z.array(z.object({ itemId: Id, text: z.string() }))),
  canEdit: z.boolean(),
});
export type MorningTask = z.infer<typeof MorningTask>;

/**
 * `PUT /api/v1/morning/:tripId/:windowId/outcome`; `opensAt` is the one that was shown; later needs
 * `laterAt`.
 */
export const RecordOutcome = z.strictObject({
  outcome: MorningOutcome,
  opensAt: Instant,
  laterAt: z.optional(z.nullable(Instant)),
});
export type RecordOutcome = z.infer<typeof RecordOutcome>;

/** Pages of the release before read a task back, and send nothing. */
export const OutcomeQuery = z.strictObject({ answer: z.optional(z.literal('none')) });
export type OutcomeQuery = z.infer<typeof OutcomeQuery>;

/** Absent with `answer=none`. */
export const OutcomeAnswer = z.optional(MorningTask);
export type OutcomeAnswer = z.infer<typeof OutcomeAnswer>;
