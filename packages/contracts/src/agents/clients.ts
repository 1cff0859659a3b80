import * as z from 'zod/mini';
import { SharedClientTrip } from './client-consent.js';
import { shortName } from '../core/names.js';
import { Id, Instant, optionalText } from '../core/primitives.js';

/** `POST /api/v1/clients`: an agent adds one of their clients. */
export const CreateClient = z.strictObject({
  firstName: shortName('First name', 80),
  lastName: shortName('Last name', 80),
  email: z
    .string('Enter an email address')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.email('Enter an email address'),
      z.maxLength(254, 'Enter an email address'),
    ),
  phone: optionalText('Phone', 40),
  notes: optionalText('Notes', 2000),
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
});
export type Client = z.infer<typeof Client>;

/** `GET /api/v1/clients`: the agent's own clients, by last name. */
export const ClientList = z.object({ clients: z.array(Client) });
export type ClientList = z.infer<typeof ClientList>;
