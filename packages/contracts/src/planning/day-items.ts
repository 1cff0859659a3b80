import * as z from 'zod/mini';
import { Booking } from '../bookings/booking.js';
import { ClockTime, ParkId } from '../catalogue/places.js';
import { CalendarDate, Cents, freeText, Id, Instant, defineShortText, Version } from '../core/primitives.js';
import { PartyPerson } from '../money/expense-shares.js';
import { DayEvening, TripDay } from '../trip/trips.js';
import { ItemDetails } from './item-details.js';

export const MOST_DAY_ITEMS = 1000;
export const ITEM_TITLE_LENGTH = 160;
export const ITEM_NOTE_LENGTH = 1000;
export const MOST_ITEM_MINUTES = 1440;

export type ItemKind = ItemDetails['kind'];

/** wish; planned; booked: reserved or paid; done: it happened; cancelled: kept for the record. */
export const itemStatuses = ['wish', 'planned', 'booked', 'done', 'cancelled'] as const;
export const ItemStatus = z.enum(itemStatuses, 'Choose wish, planned, booked, done or cancelled');
export type ItemStatus = z.infer<typeof ItemStatus>;

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export const DayPart = z.enum(dayParts, 'Choose morning, afternoon or evening');
export type DayPart = z.infer<typeof DayPart>;

export const Vote = z.enum(['must', 'nice', 'no'], 'Vote must, nice or no');
export type Vote = z.infer<typeof Vote>;

export const MUSTS_PER_DAY = 2;

/**
 * `date` null is a wish; `time` is wall time at the place. `minutes` exclude waiting and walking; `people`
 * null is everyone. A best order may move `time` only while it equals `proposedTime`; `isFixed` never moves.
 * `costCents` is for all people, null without access to money. `photoId` changes with each photo (`PUT`,
 * `GET`, `DELETE …/items/:itemId/photo`, small at `…/thumbnail`). Votes do not raise `version`.
 */
export const DayItem = z.object({
  id: Id,
  title: z.string(),
  date: z.nullable(CalendarDate),
  time: z.nullable(ClockTime),
  dayPart: z.nullable(DayPart),
  minutes: z.nullable(z.int()),
  isFixed: z.boolean(),
  proposedTime: z.optional(z.nullable(ClockTime)),
  position: z.number(),
  people: z.nullable(z.array(z.string())),
  park: z.nullable(ParkId),
  place: z.nullable(z.string()),
  catalogueId: z.nullable(z.string()),
  status: ItemStatus,
  costCents: z.nullable(z.int()),
  confirmation: z.nullable(z.string()),
  note: z.nullable(z.string()),
  details: ItemDetails,
  photoId: z.nullable(Id),
  votes: z.record(z.string(), Vote),
  addedBy: z.optional(z.nullable(z.object({ userId: Id, name: z.string() }))),
  version: Version,
  updatedAt: Instant,
});
export type DayItem = z.infer<typeof DayItem>;

/** `GET /api/v1/trips/:tripId/days`. `hourCents`: cents for an hour out of line, null until chosen. */
export const DayPlans = z.object({
  tripId: Id,
  days: z.array(TripDay),
  items: z.array(DayItem),
  hourCents: z.nullable(z.int()),
  bookings: z.optional(z.array(Booking)),
});
export type DayPlans = z.infer<typeof DayPlans>;

/** `PUT /api/v1/trips/:tripId/hour-worth`, at most $1,000. Answers {@link DayPlans}. */
export const SetHourWorth = z.strictObject({
  hourCents: z
    .int('Enter an amount')
    .check(z.minimum(100, 'Enter at least one dollar'), z.maximum(100_000, 'Enter at most $1,000')),
});
export type SetHourWorth = z.infer<typeof SetHourWorth>;

const Minutes = z
  .int('Enter a whole number of minutes')
  .check(
    z.minimum(1, 'Enter at least one minute'),
    z.maximum(MOST_ITEM_MINUTES, 'Longer than a day: split it over days'),
  );
const People = z
  .array(PartyPerson)
  .check(z.minLength(1, 'Choose at least one person'), z.maxLength(30, 'At most 30 people'));
const text = (what: string, max: number) => z.optional(z.nullable(freeText(what, max)));

const itemFields = {
  title: defineShortText('A name', ITEM_TITLE_LENGTH),
  date: z.optional(z.nullable(CalendarDate)),
  time: z.optional(z.nullable(ClockTime)),
  dayPart: z.optional(z.nullable(DayPart)),
  minutes: z.optional(z.nullable(Minutes)),
  isFixed: z.optional(z.boolean()),
  proposedTime: z.optional(z.nullable(ClockTime)),
  position: z.optional(z.number()),
  people: z.optional(z.nullable(People)),
  park: z.optional(z.nullable(ParkId)),
  place: text('The place', 160),
  catalogueId: z.optional(z.nullable(z.string().check(z.maxLength(120)))),
  status: z.optional(ItemStatus),
  costCents: z.optional(z.nullable(Cents)),
  confirmation: text('The confirmation number', 60),
  note: text('The note', ITEM_NOTE_LENGTH),
};

/**
 * `POST /api/v1/trips/:tripId/items`, idempotent by id; planned with a date, else a wish. `photoId` restores
 * a stored photo.
 */
export const CreateDayItem = z.strictObject({
  id: Id,
  ...itemFields,
  details: ItemDetails,
  photoId: z.optional(z.nullable(Id)),
});
export type CreateDayItem = z.infer<typeof CreateDayItem>;

/**
 * `PATCH /api/v1/trips/:tripId/items/:itemId`; EDIT_CONFLICT for an older `version`. `details` is replaced
 * whole.
 */
export const UpdateDayItem = z.strictObject({
  version: Version,
  ...itemFields,
  title: z.optional(itemFields.title),
  details: z.optional(ItemDetails),
});
export type UpdateDayItem = z.infer<typeof UpdateDayItem>;

/**
 * `POST /api/v1/trips/:tripId/items/changes`: all or none, one undo; EDIT_CONFLICT for an older `version`.
 * Answers {@link DayPlans}.
 */
export const ChangeDayItems = z.strictObject({
  /** Such as "Best order for Mon, Mar 9". */
  title: defineShortText('A name', ITEM_TITLE_LENGTH),
  add: z.array(CreateDayItem).check(z.maxLength(200, 'At most 200 items at once')),
  change: z.array(z.extend(UpdateDayItem, { id: Id })).check(z.maxLength(200, 'At most 200 items at once')),
  remove: z
    .array(z.strictObject({ id: Id, version: Version }))
    .check(z.maxLength(200, 'At most 200 items at once')),
});
export type ChangeDayItems = z.infer<typeof ChangeDayItems>;

/** `PUT /api/v1/trips/:tripId/items/:itemId/votes/:personId`; null removes the vote. */
export const CastVote = z.strictObject({ vote: z.nullable(Vote) });
export type CastVote = z.infer<typeof CastVote>;

/** `PATCH /api/v1/trips/:tripId/days/:date`. Only park days have parks, times and evening hours. */
export const UpdateTripDay = z.strictObject({
  version: Version,
  kind: z.optional(TripDay.shape.kind),
  parks: z.optional(z.array(ParkId).check(z.maxLength(2, 'A day has at most two parks: choose which ones'))),
  note: text('The note', 500),
  arrivesAt: z.optional(z.nullable(ClockTime)),
  leavesAt: z.optional(z.nullable(ClockTime)),
  evening: z.optional(z.nullable(DayEvening)),
});
export type UpdateTripDay = z.infer<typeof UpdateTripDay>;
