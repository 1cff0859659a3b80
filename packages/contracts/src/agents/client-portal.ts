import * as z from 'zod/mini';
import { ClientPayment } from './bookings/agent-bookings.js';
import { TravelAgent } from './client-consent.js';
import { SharedDocument } from './documents.js';
import { ClientFee } from './fees/index.js';
import { ClientTask } from './workflows/index.js';

/** `GET /api/v1/clients/:clientId/portal`: the client's portal as their agent previews it. */
export const ClientPortal = z.object({
  clientName: z.string(),
  /** False until the client accepts the invitation: then they see this. */
  joined: z.boolean(),
  /** The agent as the client sees them; of the client's own trips only those that they share. */
  agent: TravelAgent,
  tasks: z.array(ClientTask),
  documents: z.array(SharedDocument),
  payments: z.optional(z.array(ClientPayment)),
  fees: z.optional(z.array(ClientFee)),
});
export type ClientPortal = z.infer<typeof ClientPortal>;
