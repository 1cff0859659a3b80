import * as z from 'zod/mini';
import { MadeTrip, SharedClientTrip } from './client-consent.js';
import { shortName } from '../core/names.js';
import { CalendarDate, Id, Instant, optionalText } from '../core/primitives.js';
import {
  ClientConnection,
  ClientEmail,
  ClientStage,
  ClientTags,
  HouseholdPerson,
  LeadDetails,
  OtherPeople,
} from './households.js';

/** How many clients an agent keeps without the Agent plan, and with it. */
export const FREE_CLIENTS = 1;
export const MOST_CLIENTS = 10_000;

/** `POST /api/v1/clients`: an agent adds one of their clients. */
export const CreateClient = z.strictObject({
  firstName: shortName('First name', 80),
  lastName: shortName('Last name', 80),
  email: ClientEmail,
  phone: optionalText('Phone', 40),
  notes: optionalText('Notes', 2000),
  stage: z.optional(ClientStage),
  source: optionalText('Source', 120),
  tags: z.optional(ClientTags),
  nextStep: optionalText('Next step', 200),
  nextStepOn: z.optional(CalendarDate),
  lead: z.optional(LeadDetails),
  people: z.optional(OtherPeople),
  /** The agent of the agency whose client it is; by default the one who adds them. */
  agentId: z.optional(Id),
});
export type CreateClient = z.infer<typeof CreateClient>;

/**
 * Where a client stands with the agent's invitation. `at` is when it was sent (invited, expired), accepted (joined) or
 * when the client left, and null while there is none; a revoked one is as if there were none.
 */
export const ClientInvitation = z.object({
  state: z.enum(['not-invited', 'invited', 'expired', 'joined', 'left']),
  at: z.nullable(Instant),
  expiresAt: z.nullable(Instant),
});
export type ClientInvitation = z.infer<typeof ClientInvitation>;

export const Client = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  createdAt: Instant,
  invitation: ClientInvitation,
  /** The trips that the client has agreed to show, the next one first; none unless joined. */
  sharedTrips: z.array(SharedClientTrip),
  /** The trips that the agent made for them, the latest first; whole with one client, absent in lists. */
  madeTrips: z.optional(z.array(MadeTrip)),
  /** From here on absent in the answers of services before households. */
  version: z.optional(z.int()),
  agentId: z.optional(Id),
  /** The person of the household whose name and contact the client has. */
  leadId: z.optional(z.nullable(Id)),
  stage: z.optional(ClientStage),
  source: z.optional(z.nullable(z.string())),
  tags: z.optional(z.array(z.string())),
  nextStep: z.optional(z.nullable(z.string())),
  nextStepOn: z.optional(z.nullable(z.string())),
  archivedAt: z.optional(z.nullable(Instant)),
  /** Whole with one client, absent in lists. */
  people: z.optional(z.array(HouseholdPerson)),
  connections: z.optional(z.array(ClientConnection)),
});
export type Client = z.infer<typeof Client>;

/** `GET /api/v1/clients`: the agent's own clients, by last name. */
export const ClientList = z.object({ clients: z.array(Client) });
export type ClientList = z.infer<typeof ClientList>;
