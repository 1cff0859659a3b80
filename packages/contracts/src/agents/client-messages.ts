import * as z from 'zod/mini';
import { freeText, Id } from '../core/primitives.js';
import { MAX_BULK_CLIENTS } from './client-list.js';
import { MESSAGE_LENGTH } from './conversations.js';
import { fillFields, listUnfilledFields } from './message-templates/message-fields.js';

const known = { firstName: '-', agentName: '-' };

export const listUnfillableFields = (body: string): string[] => listUnfilledFields(fillFields(body, known));

/** `POST /api/v1/client-messages`: one message in each client's own conversation. Idempotent by id. */
export const MessageClients = z.strictObject({
  id: Id,
  clientIds: z
    .array(Id)
    .check(
      z.minLength(1, 'Choose a client'),
      z.maxLength(MAX_BULK_CLIENTS, `Choose at most ${MAX_BULK_CLIENTS} clients at a time`),
    ),
  body: freeText('Your message', MESSAGE_LENGTH).check(
    z.minLength(1, 'Write something first'),
    z.refine(
      (body) => listUnfillableFields(body).length === 0,
      'Only the client’s first name and your own name are filled in for each client: write the rest yourself',
    ),
  ),
});
export type MessageClients = z.infer<typeof MessageClients>;

/** `notJoined` are the names of clients whom no message reaches: without an address, or after they left. */
export const MessagedClients = z.object({ sent: z.int(), notJoined: z.array(z.string()) });
export type MessagedClients = z.infer<typeof MessagedClients>;
