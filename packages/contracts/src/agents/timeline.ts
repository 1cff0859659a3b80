import * as z from 'zod/mini';
import { CalendarDate, Cents, defineShortText, freeText, Id, Instant, Version } from '../core/primitives.js';

export const TIMELINE_PER_PAGE = 25;
export const MOST_PLANNED = 60;
export const MOST_CALLS = 2000;
export const CALL_LENGTH = 4000;

const values = {
  text: freeText('What was said', CALL_LENGTH).check(z.minLength(1, 'Write a line about the call')),
  /** The person of the household, or anybody else, in the agent’s words. */
  withName: z.nullable(defineShortText('Who you talked to', 120)),
  at: Instant,
};

/** `POST /api/v1/clients/:clientId/calls`, idempotent by id; a deleted call comes back with its id. */
export const AddCall = z.strictObject({ id: Id, ...values });
export type AddCall = z.infer<typeof AddCall>;

/** `PUT /api/v1/calls/:callId`. */
export const SaveCall = z.strictObject({ ...values, version: Version });
export type SaveCall = z.infer<typeof SaveCall>;

/** For the agents of the household alone. */
export const ClientCall = z.object({
  id: Id,
  text: z.string(),
  withName: z.nullable(z.string()),
  at: Instant,
  byName: z.string(),
  version: z.int(),
});
export type ClientCall = z.infer<typeof ClientCall>;

/**
 * `kind`: message, held, call, booking, item, told, paid, wish, task, quote, agreement, document, form, listed,
 * invited, joined, left, change, step, or one of a newer release. `action` says what happened to it in that
 * kind’s own words.
 */
export const TimelineLine = z.object({
  /** Unique in the household. */
  key: z.string(),
  kind: z.string(),
  at: Instant,
  /** A calendar day of which nobody knows the time. */
  on: z.optional(z.nullable(CalendarDate)),
  by: z.nullable(z.string()),
  isYou: z.boolean(),
  action: z.string(),
  what: z.string(),
  details: z.optional(z.array(z.string())),
  /** The conversation, quote, agreement, answer or document. */
  targetId: z.nullable(Id),
  tripId: z.nullable(Id),
  tripName: z.nullable(z.string()),
  cents: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  undo: z.optional(z.enum(['open', 'done', 'none'])),
  call: z.optional(ClientCall),
});
export type TimelineLine = z.infer<typeof TimelineLine>;

/** `kind`: step (the client’s next one), task, payment or hold. `on` is null for a step without a day. */
export const PlannedLine = z.object({
  key: z.string(),
  kind: z.string(),
  on: z.nullable(CalendarDate),
  what: z.string(),
  who: z.nullable(z.string()),
  tripId: z.nullable(Id),
  tripName: z.nullable(z.string()),
  cents: z.nullable(Cents),
  currency: z.nullable(z.string()),
});
export type PlannedLine = z.infer<typeof PlannedLine>;

const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[\w:-]{1,200}$/;

/** The query of `GET /api/v1/clients/:clientId/timeline`: the `next` of the page before. */
export const TimelineQuery = z.strictObject({
  before: z.optional(
    z.string().check(z.regex(CURSOR, 'This page cannot be found: begin the timeline again')),
  ),
});
export type TimelineQuery = z.infer<typeof TimelineQuery>;

/** Lines have the newest first, `planned` the soonest; a later page has nothing planned. */
export const ClientTimeline = z.object({
  planned: z.array(PlannedLine),
  lines: z.array(TimelineLine),
  next: z.nullable(z.string()),
});
export type ClientTimeline = z.infer<typeof ClientTimeline>;
