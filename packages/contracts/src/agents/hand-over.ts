import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';
import { MAX_BULK_CLIENTS } from './client-list.js';

export const HAND_OVER_UNDO_DAYS = 30;

/** `POST /api/v1/hand-overs`: clients go to a colleague with all that belongs to them. */
export const HandOverClients = z.strictObject({
  clientIds: z
    .array(Id)
    .check(
      z.minLength(1, 'Choose a client'),
      z.maxLength(MAX_BULK_CLIENTS, `Choose at most ${MAX_BULK_CLIENTS} clients at a time`),
    ),
  toAgentId: Id,
});
export type HandOverClients = z.infer<typeof HandOverClients>;

/** `names` are the first few clients who are still in the agency. */
export const ClientHandOver = z.object({
  id: Id,
  at: Instant,
  toName: z.string(),
  clients: z.int(),
  names: z.array(z.string()),
  undo: z.enum(['open', 'done', 'over']),
});
export type ClientHandOver = z.infer<typeof ClientHandOver>;

/** `GET /api/v1/hand-overs`: the reader's own, the latest first. */
export const HandOverList = z.object({ handOvers: z.array(ClientHandOver) });
export type HandOverList = z.infer<typeof HandOverList>;

/** `POST /api/v1/hand-overs/:handOverId/undo`: clients who have moved on stay. */
export const UndoneHandOver = z.object({ undone: z.int(), kept: z.int() });
export type UndoneHandOver = z.infer<typeof UndoneHandOver>;

export const ClientsHandedOver = z.object({
  agentId: Id,
  /** `agentVersion` grows with each hand-over of the client. */
  clients: z.array(z.object({ clientId: Id, agentVersion: z.int() })),
});
export type ClientsHandedOver = z.infer<typeof ClientsHandedOver>;
