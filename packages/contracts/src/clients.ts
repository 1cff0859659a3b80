import * as z from 'zod/mini';
import { Id, Instant, optionalText, shortText } from './primitives.js';

/** `POST /api/v1/clients`: an agent adds one of their clients. */
export const CreateClient = z.strictObject({
  firstName: shortText('First name', 80),
  lastName: shortText('Last name', 80),
  email: z
    .string('Enter an email address')
    .check(z.trim(), z.toLowerCase(), z.email('Enter an email address')),
  phone: optionalText('Phone', 40),
  notes: optionalText('Notes', 2000),
});
export type CreateClient = z.infer<typeof CreateClient>;

export const Client = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  createdAt: Instant,
});
export type Client = z.infer<typeof Client>;

/** `GET /api/v1/clients`: the agent's own clients, by last name. */
export const ClientList = z.object({ clients: z.array(Client) });
export type ClientList = z.infer<typeof ClientList>;
