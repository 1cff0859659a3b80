import * as z from 'zod/mini';
import { BookingKind } from '../bookings/booking.js';
import { CalendarDate, defineShortText, freeText, Id, Version } from '../core/primitives.js';
import { CopyClientTrip } from './agent-trips.js';
import { GroupItem, GroupItemRefusal } from './group-items.js';

export const MOST_GROUPS = 200;
export const MOST_GROUP_TRIPS = 40;

export const groupKinds = ['reunion', 'wedding', 'celebration', 'friends', 'club', 'other'] as const;
export const GroupKind = z.enum(groupKinds, 'Choose the occasion');
export type GroupKind = z.infer<typeof GroupKind>;

export const groupKindNames: Readonly<Record<GroupKind, string>> = {
  reunion: 'Family reunion',
  wedding: 'Wedding',
  celebration: 'Celebration',
  friends: 'Friends',
  club: 'School, club or company',
  other: 'Something else',
};

const groupFields = {
  name: defineShortText('A name', 80),
  kind: GroupKind,
  /** The days on which the group is together. */
  firstDate: z.nullable(CalendarDate),
  lastDate: z.nullable(CalendarDate),
  note: freeText('The note', 1000),
};

/** `PUT /api/v1/agent-groups/:groupId`; version 0 adds it, EDIT_CONFLICT for an older one. Answers {@link AgentGroup}. */
export const SaveAgentGroup = z.strictObject({ ...groupFields, version: Version }).check(
  z.refine(({ firstDate, lastDate }) => firstDate === null || lastDate === null || firstDate <= lastDate, {
    path: ['lastDate'],
    error: 'The last day is before the first one',
  }),
);
export type SaveAgentGroup = z.infer<typeof SaveAgentGroup>;

/** `people` are names; empty where nobody said who sleeps there. */
export const GroupRoom = z.object({
  bookingId: Id,
  title: z.string(),
  category: z.string(),
  beds: z.string(),
  /** The ship’s number. */
  stateroom: z.nullable(z.string()),
  people: z.array(z.string()),
  startsOn: CalendarDate,
  endsOn: CalendarDate,
});
export type GroupRoom = z.infer<typeof GroupRoom>;

export const GroupBooking = z.object({
  bookingId: Id,
  kind: BookingKind,
  title: z.string(),
  /** A hold without a number is still to be booked. */
  isToBook: z.boolean(),
  numbers: z.array(z.string()),
});
export type GroupBooking = z.infer<typeof GroupBooking>;

export const GroupPaymentState = z.enum(['none', 'open', 'late', 'paid']);
export type GroupPaymentState = z.infer<typeof GroupPaymentState>;

/** US cents of bookings in dollars that the agent keeps, as in `ClientMoney`. */
export const HouseholdMoney = z.object({
  owesCents: z.int(),
  next: z.nullable(z.object({ title: z.string(), cents: z.int(), dueOn: z.nullable(CalendarDate) })),
  deposit: GroupPaymentState,
  final: GroupPaymentState,
});
export type HouseholdMoney = z.infer<typeof HouseholdMoney>;

/** One household's trip of a group; sentences are in plain English. */
export const GroupHousehold = z.object({
  tripId: Id,
  clientId: Id,
  clientName: z.string(),
  tripName: z.string(),
  /** The agent made it, so that its plan can be copied for another client. */
  isMade: z.boolean(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  /** Ages are those on the first day. */
  party: z.array(z.object({ name: z.string(), age: z.int() })),
  roomCount: z.int(),
  rooms: z.array(GroupRoom),
  bookings: z.array(GroupBooking),
  /** Null where the client does not show it. */
  money: z.nullable(HouseholdMoney),
  /** US cents; null for a role that does not see commissions. */
  expectedCents: z.nullable(z.int()),
  missing: z.array(z.string()),
  problems: z.array(z.string()),
  portal: z.enum(['joined', 'invited', 'not-invited']),
  /** A sentence when no message reaches them. */
  unreachable: z.nullable(z.string()),
});
export type GroupHousehold = z.infer<typeof GroupHousehold>;

const groupAnswer = {
  id: Id,
  name: z.string(),
  kind: GroupKind,
  firstDate: z.nullable(CalendarDate),
  lastDate: z.nullable(CalendarDate),
  note: z.string(),
  /** False for a colleague's, of which the caller plans a trip. */
  isOwn: z.boolean(),
  version: Version,
  /** Trips of the group that the caller does not reach. */
  colleagueTrips: z.int(),
};

/** `GET /api/v1/agent-groups/:groupId`: the agent's own view; a client never reads it. */
export const AgentGroup = z.object({
  ...groupAnswer,
  households: z.array(GroupHousehold),
  problems: z.array(z.string()),
  /** By day and time. */
  items: z.optional(z.array(GroupItem)),
});
export type AgentGroup = z.infer<typeof AgentGroup>;

/** The answer to an item that was added to the trips, or removed; the group is as it is afterward. */
export const GroupItemChange = z.object({ group: AgentGroup, refusals: z.array(GroupItemRefusal) });
export type GroupItemChange = z.infer<typeof GroupItemChange>;

/** Dates are those of the trips; null without any. */
export const GroupSummary = z.object({
  ...groupAnswer,
  clientNames: z.array(z.string()),
  people: z.int(),
  startDate: z.nullable(CalendarDate),
  endDate: z.nullable(CalendarDate),
});
export type GroupSummary = z.infer<typeof GroupSummary>;

/** `GET /api/v1/agent-groups`: the next to travel first, those without a date ahead last. */
export const AgentGroupList = z.object({ groups: z.array(GroupSummary) });
export type AgentGroupList = z.infer<typeof AgentGroupList>;

/** `POST /api/v1/agent-groups/:groupId/copies`: the plan of one trip for another client, on the same dates. */
export const CopyGroupTrip = z.strictObject({
  clientId: Id,
  fromTripId: CopyClientTrip.shape.fromTripId,
  name: CopyClientTrip.shape.name,
  ages: CopyClientTrip.shape.ages,
});
export type CopyGroupTrip = z.infer<typeof CopyGroupTrip>;
