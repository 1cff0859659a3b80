import * as z from 'zod/mini';
import { CalendarDate, Id, Instant, shortText, Version } from '../core/primitives.js';
import { ClientMay } from '../trip/access.js';
import { CreateTrip, Traveler } from '../trip/trips.js';
import { MAX_HOUSEHOLD } from './households.js';

/** What an agent chooses beside each level, and what a client may then do. */
export const clientMayLabels: Record<ClientMay, { label: string; hint: string }> = {
  view: { label: 'Can view', hint: 'They see the plan and change nothing.' },
  wishes: { label: 'Can view and wish', hint: 'They add wishes and vote; you plan the rest.' },
  edit: { label: 'Can edit', hint: 'They change the plan as you do.' },
};

/** `POST /api/v1/clients/:clientId/trips`: a trip as the wizard makes one. Answers `TripDetail`. */
export const CreateClientTrip = CreateTrip;
export type CreateClientTrip = CreateTrip;

/**
 * `POST /api/v1/clients/:clientId/trips/copies`: a trip that the agent owns, or that is a template of the agency, once more, from another date on. What was planned
 * comes along; nothing booked, spent or paid does. Answers `TripDetail`.
 */
export const CopyClientTrip = z.strictObject({
  fromTripId: Id,
  name: shortText('A name', 120),
  startDate: CalendarDate,
  /** Of each person of the household without a birth date, on the first day. Absent in browsers before. */
  ages: z.optional(
    z
      .array(z.strictObject({ personId: Id, age: Traveler.shape.age }))
      .check(z.maxLength(MAX_HOUSEHOLD, `A household holds at most ${String(MAX_HOUSEHOLD)} people`)),
  ),
});
export type CopyClientTrip = z.infer<typeof CopyClientTrip>;

/** The stages of a client's trip. The last two follow from its dates; an agent moves a trip among the others. */
export const tripStages = ['planning', 'quoted', 'booked', 'ready', 'traveling', 'traveled'] as const;
export const TripStage = z.enum(tripStages, 'Choose one of the stages');
export type TripStage = z.infer<typeof TripStage>;

export const chosenStages = ['planning', 'quoted', 'booked', 'ready'] as const;
export const ChosenStage = z.enum(chosenStages, 'Choose planning, quoted, booked or ready');
export type ChosenStage = z.infer<typeof ChosenStage>;

export const tripStageNames: Record<TripStage, string> = {
  planning: 'Planning',
  quoted: 'Quoted',
  booked: 'Booked',
  ready: 'Ready to go',
  traveling: 'Traveling',
  traveled: 'Home again',
};

/** `PUT /api/v1/agent-trips/:tripId/stage`. Answers {@link AgentTrip}. */
export const MoveAgentTrip = z.strictObject({ stage: ChosenStage });
export type MoveAgentTrip = z.infer<typeof MoveAgentTrip>;

/** `PUT /api/v1/agent-trips/:tripId/client`. `version` is the one that was shown. Answers {@link AgentTrip}. */
export const SetClientAccess = z.strictObject({
  may: ClientMay,
  seesMoney: z.boolean(),
  /** Receipts belong to expenses, so they need `seesMoney` too. */
  seesDocuments: z.boolean(),
  version: Version,
});
export type SetClientAccess = z.infer<typeof SetClientAccess>;

/** What the client may see and do; null for a trip of the client's own, where the client decides what the agent sees. */
const ClientAccess = z.object({
  may: ClientMay,
  seesMoney: z.boolean(),
  seesDocuments: z.boolean(),
  version: z.int(),
});

/** What comes next on a trip: a window that opens, a day by which something is due, or a message without an answer. */
export const NextForTrip = z.object({
  /** Of a message, its conversation. */
  windowId: z.string(),
  kind: z.string(),
  title: z.string(),
  type: z.enum(['opens', 'due']),
  at: Instant,
  /** When it could first be dealt with, if that is past: it has waited since then. */
  waitingSince: z.nullable(Instant),
});
export type NextForTrip = z.infer<typeof NextForTrip>;

/** A trip over which an agent watches: made for a client, or a client's own that is shared with the agent. */
export const AgentTrip = z.object({
  tripId: Id,
  clientId: Id,
  clientName: z.string(),
  /** Whose client; absent in the answers of older services. */
  agentId: z.optional(Id),
  /** Whether the client has joined, and so sees it. */
  clientJoined: z.boolean(),
  name: z.string(),
  mode: z.string(),
  startDate: CalendarDate,
  endDate: CalendarDate,
  people: z.int(),
  archived: z.boolean(),
  stage: TripStage,
  /** Made by the agent; false for a client's own trip. */
  isMade: z.boolean(),
  access: z.nullable(ClientAccess),
  next: z.nullable(NextForTrip),
});
export type AgentTrip = z.infer<typeof AgentTrip>;

/** `GET /api/v1/agent-trips`: over all clients, the next departure first; past trips last. */
export const AgentTripList = z.object({ trips: z.array(AgentTrip) });
export type AgentTripList = z.infer<typeof AgentTripList>;
