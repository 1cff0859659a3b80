import * as z from 'zod/mini';
import { CalendarDate, Id, Instant, defineShortText, Version } from '../core/primitives.js';
import { ClientMay } from '../trip/access.js';
import { CreateTrip, Traveler } from '../trip/trips.js';
import { MAX_HOUSEHOLD } from './households.js';
import { pipelineStageNames } from './pipeline.js';

export const clientMayLabels: Record<ClientMay, { label: string; hint: string }> = {
  view: { label: 'Can view', hint: 'They see the plan and change nothing.' },
  wishes: { label: 'Can view and wish', hint: 'They add wishes and vote; you plan the rest.' },
  edit: { label: 'Can edit', hint: 'They change the plan as you do.' },
};

/** `POST /api/v1/clients/:clientId/trips`: a trip as the wizard makes one. Answers `TripDetail`. */
export const CreateClientTrip = CreateTrip;
export type CreateClientTrip = CreateTrip;

/**
 * `POST /api/v1/clients/:clientId/trips/copies`: nothing booked, spent or paid is copied. Answers
 * `TripDetail`.
 */
export const CopyClientTrip = z.strictObject({
  fromTripId: Id,
  name: defineShortText('A name', 120),
  startDate: CalendarDate,
  /** Absent: notes come along for the same client and stay behind for another one. */
  withNotes: z.optional(z.boolean()),
  /** Required for each person without a birth date; ages on the first day. */
  ages: z.optional(
    z
      .array(z.strictObject({ personId: Id, age: Traveler.shape.age }))
      .check(z.maxLength(MAX_HOUSEHOLD, `A household holds at most ${MAX_HOUSEHOLD} people`)),
  ),
});
export type CopyClientTrip = z.infer<typeof CopyClientTrip>;

/** The last two stages follow from the dates. */
export const tripStages = ['planning', 'quoted', 'booked', 'ready', 'traveling', 'traveled'] as const;
export const TripStage = z.enum(tripStages, 'Choose one of the stages');
export type TripStage = z.infer<typeof TripStage>;

export const chosenStages = ['planning', 'quoted', 'booked', 'ready'] as const;
export const ChosenStage = z.enum(chosenStages, 'Choose planning, quoted, booked or ready');
export type ChosenStage = z.infer<typeof ChosenStage>;

export const tripStageNames: Readonly<Record<TripStage, string>> = pipelineStageNames;

/** `PUT /api/v1/agent-trips/:tripId/stage`. Answers {@link AgentTrip}. */
export const MoveAgentTrip = z.strictObject({ stage: ChosenStage });
export type MoveAgentTrip = z.infer<typeof MoveAgentTrip>;

/**
 * `PUT /api/v1/agent-trips/:tripId/client`; `version` is the one that was shown. Answers {@link AgentTrip}.
 */
export const SetClientAccess = z.strictObject({
  may: ClientMay,
  seesMoney: z.boolean(),
  /** Receipts belong to expenses, so they need `seesMoney` too. */
  seesDocuments: z.boolean(),
  version: Version,
});
export type SetClientAccess = z.infer<typeof SetClientAccess>;

/** Null for a client's own trip, where the client decides. */
const ClientAccess = z.object({
  may: ClientMay,
  seesMoney: z.boolean(),
  seesDocuments: z.boolean(),
  version: z.int(),
});

export const NextForTrip = z.object({
  /** The conversation's id for a message. */
  windowId: z.string(),
  kind: z.string(),
  title: z.string(),
  type: z.enum(['opens', 'due']),
  at: Instant,
  waitingSince: z.nullable(Instant),
});
export type NextForTrip = z.infer<typeof NextForTrip>;

/** Amounts of the trip's budget, in cents; `nextDueOn` is the next day on which a booked line has something to pay. */
const TripMoney = z.object({
  bookedCents: z.int(),
  paidCents: z.int(),
  nextDueOn: z.nullable(CalendarDate),
});

export const AgentTrip = z.object({
  tripId: Id,
  clientId: Id,
  clientName: z.string(),
  agentId: z.optional(Id),
  clientJoined: z.boolean(),
  /** The trip is the sample family’s, which no count includes. */
  isSample: z.optional(z.boolean()),
  name: z.string(),
  mode: z.string(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  people: z.int(),
  archived: z.boolean(),
  stage: TripStage,
  isMade: z.boolean(),
  access: z.nullable(ClientAccess),
  next: z.nullable(NextForTrip),
  /** Null where nothing is booked, or the client does not show it. */
  money: z.optional(z.nullable(TripMoney)),
  group: z.optional(z.nullable(z.object({ id: Id, name: z.string() }))),
});
export type AgentTrip = z.infer<typeof AgentTrip>;

/** `GET /api/v1/agent-trips`: the next departure first, past trips last. */
export const AgentTripList = z.object({ trips: z.array(AgentTrip) });
export type AgentTripList = z.infer<typeof AgentTripList>;
