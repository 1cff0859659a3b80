import * as z from 'zod/mini';
import { defineShortName } from '../core/names.js';
import { CalendarDate, Instant, Version } from '../core/primitives.js';
import { LandStay, Sailing, TripMode, TripSummary } from './trips.js';

const MAX_STAYS = 10;

const changeable = {
  name: z.optional(defineShortName('Trip name')),
  status: z.optional(z.enum(['planning', 'booked'], 'A trip is in planning or booked')),
  mode: z.optional(TripMode),
  startDate: z.optional(CalendarDate),
  endDate: z.optional(CalendarDate),
  stays: z.optional(z.array(LandStay).check(z.maxLength(MAX_STAYS, 'A trip has at most 10 stays'))),
  sailing: z.optional(z.nullable(Sailing)),
};

/** Stays and sailing that are not named move with the whole trip. */
export const TripChange = z.strictObject({ version: Version, ...changeable });
export type TripChange = z.infer<typeof TripChange>;

/** `PATCH /api/trips/:tripId`; EDIT_CONFLICT for an older `version`. */
export const UpdateTrip = z
  .strictObject({ archived: z.optional(z.boolean()), version: z.optional(Version), ...changeable })
  .check((context) => {
    if (context.issues.length > 0) return;
    const { archived, ...change } = context.value;
    const isChange = Object.values(change).some((value) => value !== undefined);
    const say = (path: string, message: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [path], message });
    if (archived !== undefined && isChange)
      say('archived', 'Archive a trip or change it: one of the two at a time');
    if (archived === undefined && change.version === undefined)
      say('version', 'Name the version of the trip that you saw');
  });
export type UpdateTrip = z.infer<typeof UpdateTrip>;

/** check: arranged with somebody else, who must be informed. */
export const TripEffect = z.object({
  kind: z.enum(['moves', 'changes', 'falls-out', 'check']),
  what: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type TripEffect = z.infer<typeof TripEffect>;

/** `POST /api/v1/trips/:tripId/change-plan`; nothing is saved. */
export const TripChangePlan = z.object({ effects: z.array(TripEffect) });
export type TripChangePlan = z.infer<typeof TripChangePlan>;

/** `POST /api/v1/trips/:tripId/undo-change`, while it is the last change. */
export const UndoTripChange = z.strictObject({ version: Version });
export type UndoTripChange = z.infer<typeof UndoTripChange>;

export const DELETED_TRIP_DAYS = 7;

export const DeletedTrip = z.object({ ...TripSummary.shape, goneAt: Instant });
export type DeletedTrip = z.infer<typeof DeletedTrip>;

/** `GET /api/v1/trips/deleted`, the last deleted first. */
export const DeletedTrips = z.object({ trips: z.array(DeletedTrip) });
export type DeletedTrips = z.infer<typeof DeletedTrips>;
