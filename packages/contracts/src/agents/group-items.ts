import * as z from 'zod/mini';
import { ClockTime } from '../catalogue/places.js';
import { CalendarDate, defineShortText, freeText, Id } from '../core/primitives.js';

export const MOST_GROUP_ITEMS = 50;

export const GroupItemKind = z.enum(['dining', 'activity'], 'Choose a meal or something else');
export type GroupItemKind = z.infer<typeof GroupItemKind>;

export const groupItemKindNames: Readonly<Record<GroupItemKind, string>> = {
  dining: 'A meal',
  activity: 'Something else',
};

/**
 * `POST /api/v1/agent-groups/:groupId/items`, idempotent by id: stands in the plan of each trip of the group. A repeated call adds
 * what was planned first to trips that have it not. Answers `GroupItemChange`.
 */
export const PlanGroupItem = z.strictObject({
  id: Id,
  kind: GroupItemKind,
  title: defineShortText('A name', 160),
  date: CalendarDate,
  /** Wall time at the place. */
  time: z.nullable(ClockTime),
  place: freeText('The place', 160),
  /** For the households. */
  note: freeText('The note', 1000),
});
export type PlanGroupItem = z.infer<typeof PlanGroupItem>;

/** `trips` are those that have it; one that was edited there since is no longer removed with the others. */
export const GroupItem = z.object({
  id: Id,
  kind: GroupItemKind,
  title: z.string(),
  date: CalendarDate,
  time: z.nullable(z.string()),
  place: z.string(),
  note: z.string(),
  trips: z.array(z.object({ tripId: Id, isEdited: z.boolean() })),
});
export type GroupItem = z.infer<typeof GroupItem>;

/** A household where it could not be added or removed, with a sentence that says why. */
export const GroupItemRefusal = z.object({ tripId: Id, clientName: z.string(), sentence: z.string() });
export type GroupItemRefusal = z.infer<typeof GroupItemRefusal>;
