import * as z from 'zod/mini';
import { MadeTrip, SharedClientTrip } from './client-consent.js';
import { ClientDetails, KnownClientDetails } from './client-details.js';
import { ClientStage, PipelineStage } from './pipeline.js';
import { defineShortName } from '../core/names.js';
import { CalendarDate, Id, Instant, defineOptionalText } from '../core/primitives.js';
import {
  ClientConnection,
  ClientEmail,
  ClientTags,
  HouseholdPerson,
  LeadDetails,
  OtherPeople,
} from './households.js';

export const FREE_CLIENTS = 1;
export const MOST_CLIENTS = 10_000;

const hasContact = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }): boolean =>
  Boolean(email) || Boolean(phone);

/** `POST /api/v1/clients`: an agent adds one of their clients, who has an email address or a phone. */
export const CreateClient = z
  .strictObject({
    firstName: defineShortName('First name', 80),
    lastName: defineShortName('Last name', 80),
    email: z.optional(ClientEmail),
    phone: defineOptionalText('Phone', 40),
    notes: defineOptionalText('Notes', 2000),
    stage: z.optional(ClientStage),
    source: defineOptionalText('Source', 120),
    tags: z.optional(ClientTags),
    nextStep: defineOptionalText('Next step', 200),
    nextStepOn: z.optional(CalendarDate),
    lead: z.optional(LeadDetails),
    people: z.optional(OtherPeople),
    details: z.optional(ClientDetails),
    agentId: z.optional(Id),
  })
  .check(z.refine(hasContact, { path: ['email'], error: 'Enter an email address or a phone number' }));
export type CreateClient = z.infer<typeof CreateClient>;

/**
 * `at` is the moment of sending (invited, expired), accepting (joined) or leaving; a revoked invitation
 * counts as none.
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
  /** Empty for a client who has only a phone: builds that are open in a browser refuse null. */
  email: z.string(),
  phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  createdAt: Instant,
  invitation: ClientInvitation,
  /** Empty unless joined; the next trip first. */
  sharedTrips: z.array(SharedClientTrip),
  /** The latest first; absent in lists. */
  madeTrips: z.optional(z.array(MadeTrip)),
  /** Optional fields: absent in earlier services. */
  version: z.optional(z.int()),
  agentId: z.optional(Id),
  leadId: z.optional(z.nullable(Id)),
  /** Computed from the trips; `pipelineStage` names two stages more. */
  stage: z.optional(ClientStage),
  pipelineStage: z.optional(PipelineStage),
  source: z.optional(z.nullable(z.string())),
  tags: z.optional(z.array(z.string())),
  nextStep: z.optional(z.nullable(z.string())),
  nextStepOn: z.optional(z.nullable(z.string())),
  archivedAt: z.optional(z.nullable(Instant)),
  people: z.optional(z.array(HouseholdPerson)),
  connections: z.optional(z.array(ClientConnection)),
  details: z.optional(KnownClientDetails),
  /** The address came with a public form, and neither its owner nor the agent has confirmed it. */
  isEmailUnconfirmed: z.optional(z.boolean()),
});
export type Client = z.infer<typeof Client>;

/** `GET /api/v1/clients`: the agent's own clients, by last name. */
export const ClientList = z.object({ clients: z.array(Client) });
export type ClientList = z.infer<typeof ClientList>;
