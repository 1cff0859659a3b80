import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';

/** At most this many trips are chosen in one answer to an invitation; more can be shared later in settings. */
export const MAX_CONSENTED_TRIPS = 100;

/** What an agent may see of one trip of a client. A trip without one is not visible to the agent at all. */
export const TripConsent = z.strictObject({
  tripId: Id,
  /** Budget, expenses and savings. */
  seesMoney: z.boolean(),
  /** Files kept with the trip: receipts, and photos of what is planned. Receipts belong to expenses, so they need `seesMoney` too. */
  seesDocuments: z.boolean(),
});
export type TripConsent = z.infer<typeof TripConsent>;

/** What a client reads beside each switch, when they accept and in settings. */
export const consentLabels = {
  seesMoney: { label: 'Budget and expenses', hint: 'What the trip costs, and what you spent and saved.' },
  seesDocuments: { label: 'Documents', hint: 'Your receipts and photos. Needs budget and expenses.' },
} as const;

/** What a client agrees to when they accept an agent's invitation: the trips of their own that they share. */
export const ClientConsent = z.strictObject({
  trips: z.array(TripConsent).check(
    z.maxLength(MAX_CONSENTED_TRIPS, `Choose at most ${String(MAX_CONSENTED_TRIPS)} trips`),
    z.refine(
      (trips) => new Set(trips.map(({ tripId }) => tripId)).size === trips.length,
      'Name each trip once',
    ),
  ),
});
export type ClientConsent = z.infer<typeof ClientConsent>;

/** `PUT /api/v1/travel-agents/:clientId/trips/:tripId`. `version` is the one that was shown, 0 for a trip not shared. */
export const ShareTripWithAgent = z.strictObject({
  seesMoney: z.boolean(),
  seesDocuments: z.boolean(),
  version: z.int().check(z.minimum(0)),
});
export type ShareTripWithAgent = z.infer<typeof ShareTripWithAgent>;

/** One of a client's own trips and what their agent sees of it. */
export const AgentTripConsent = z.object({
  tripId: Id,
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  shared: z.boolean(),
  seesMoney: z.boolean(),
  seesDocuments: z.boolean(),
  /** 0 while the trip is not shared. */
  version: z.int(),
});
export type AgentTripConsent = z.infer<typeof AgentTripConsent>;

/** A trip that an agent made for a client, as the client sees it. */
export const MadeTrip = z.object({
  tripId: Id,
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
});
export type MadeTrip = z.infer<typeof MadeTrip>;

/** A travel agent, as their client sees the relationship. `name` and `email` are null while they cannot be read. */
export const TravelAgent = z.object({
  clientId: Id,
  name: z.nullable(z.string()),
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  since: Instant,
  trips: z.array(AgentTripConsent),
  /** The trips that the agent made for the person. */
  made: z.optional(z.array(MadeTrip)),
});
export type TravelAgent = z.infer<typeof TravelAgent>;

/** `GET /api/v1/travel-agents`: the agents whose client the signed-in person is, with all trips that the person owns. */
export const TravelAgentList = z.object({ agents: z.array(TravelAgent) });
export type TravelAgentList = z.infer<typeof TravelAgentList>;

/** A trip that a client shares, as the agent sees it. */
export const SharedClientTrip = z.object({
  tripId: Id,
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  seesMoney: z.boolean(),
  seesDocuments: z.boolean(),
});
export type SharedClientTrip = z.infer<typeof SharedClientTrip>;

/** `GET /internal/owners/:userId/trips` of trips: the ids of all trips that a person owns and has not deleted. */
export const OwnedTrips = z.object({ tripIds: z.array(Id) });
export type OwnedTrips = z.infer<typeof OwnedTrips>;

/** A client has left their agent: trips has ended the relationship, identity closes the invitation. */
export const ClientLeft = z.object({ clientId: Id, agentId: Id, userId: Id });
export type ClientLeft = z.infer<typeof ClientLeft>;
