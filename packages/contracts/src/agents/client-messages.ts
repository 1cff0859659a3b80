import * as z from 'zod/mini';
import { freeText, Id } from '../core/primitives.js';
import { MAX_BULK_CLIENTS } from './client-list.js';
import { MESSAGE_LENGTH } from './conversations.js';
import { fillFields, unfilledFields } from './message-templates/message-fields.js';

/** The fields that each client gets filled with their own values; a text with others is not sent. */
const known = { firstName: '-', agentName: '-' };

/** The fields of a text to several clients that nobody can fill for each of them. */
export const fieldsNobodyFills = (body: string): string[] => unfilledFields(fillFields(body, known));

/**
 * `POST /api/v1/client-messages`: the same words to several clients, to each in their own conversation that is about no trip.
 * A second call with the same id sends nothing again.
 */
export const MessageClients = z.strictObject({
  id: Id,
  clientIds: z
    .array(Id)
    .check(
      z.minLength(1, 'Choose a client'),
      z.maxLength(MAX_BULK_CLIENTS, `Choose at most ${String(MAX_BULK_CLIENTS)} clients at a time`),
    ),
  body: freeText('Your message', MESSAGE_LENGTH).check(
    z.minLength(1, 'Write something first'),
    z.refine(
      (body) => fieldsNobodyFills(body).length === 0,
      'Only the client’s first name and your own name are filled in for each client: write the rest yourself',
    ),
  ),
});
export type MessageClients = z.infer<typeof MessageClients>;

/** To how many it went; the others have not joined, by name. */
export const MessagedClients = z.object({ sent: z.int(), notJoined: z.array(z.string()) });
export type MessagedClients = z.infer<typeof MessagedClients>;
