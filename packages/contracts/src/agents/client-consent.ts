import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';
import { ClientMay } from '../trip/access.js';
import { Brand } from './brand.js';

/** More trips can be shared later in settings. */
export const MAX_CONSENTED_TRIPS = 100;

/** A trip without consent is not visible to the agent. */
export const TripConsent = z.strictObject({
  tripId: Id,
  /** Budget, expenses and savings. */
  seesMoney: z.boolean(),
  /** Receipts and photos. Receipts belong to expenses, so they need `seesMoney` too. */
  seesDocuments: z.boolean(),
});
export type TripConsent = z.infer<typeof TripConsent>;

export const consentLabels = {
  seesMoney: { label: 'Budget and expenses', hint: 'What the trip costs, and what you spent and saved.' },
  seesDocuments: { label: 'Documents', hint: 'Your receipts and photos. Needs budget and expenses.' },
} as const;

export const ClientConsent = z.strictObject({
  trips: z.array(TripConsent).check(
    z.maxLength(MAX_CONSENTED_TRIPS, `Choose at most ${MAX_CONSENTED_TRIPS} trips`),
    z.refine(
      (trips) => new Set(trips.map(({ tripId }) => tripId)).size === trips.length,
      'Name each trip once',
    ),
  ),
});
export type ClientConsent = z.infer<typeof ClientConsent>;

/** `PUT /api/v1/travel-agents/:clientId/trips/:tripId`; `version` is 0 for a trip that is not shared. */
export const ShareTripWithAgent = z.strictObject({
  seesMoney: z.boolean(),
  seesDocuments: z.boolean(),
  version: z.int().check(z.minimum(0)),
});
export type ShareTripWithAgent = z.infer<typeof ShareTripWithAgent>;

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

export const MadeTrip = z.object({
  tripId: Id,
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  may: z.optional(ClientMay),
});
export type MadeTrip = z.infer<typeof MadeTrip>;

/** `name` and `email` are null while identity is unreachable. */
export const TravelAgent = z.object({
  clientId: Id,
  name: z.nullable(z.string()),
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  since: Instant,
  trips: z.array(AgentTripConsent),
  made: z.optional(z.array(MadeTrip)),
  brand: z.optional(z.nullable(Brand)),
});
export type TravelAgent = z.infer<typeof TravelAgent>;

/** `GET /api/v1/travel-agents`: the agents of the signed-in person. */
export const TravelAgentList = z.object({ agents: z.array(TravelAgent) });
export type TravelAgentList = z.infer<typeof TravelAgentList>;

export const SharedClientTrip = z.object({
  tripId: Id,
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  seesMoney: z.boolean(),
  seesDocuments: z.boolean(),
});
export type SharedClientTrip = z.infer<typeof SharedClientTrip>;

/** `GET /internal/owners/:userId/trips` of trips: deleted trips are left out. */
export const OwnedTrips = z.object({ tripIds: z.array(Id) });
export type OwnedTrips = z.infer<typeof OwnedTrips>;

/** Trips has ended the relationship; identity closes the invitation. */
export const ClientLeft = z.object({
  clientId: Id,
  agentId: Id,
  userId: Id,
  /** Names of the trips of which the person has a copy; absent in earlier releases. */
  keptTrips: z.optional(z.array(z.string())),
});
export type ClientLeft = z.infer<typeof ClientLeft>;
