import * as z from 'zod/mini';
import { ServiceName } from '../messages/messages.js';

const schemas = z.record(z.string(), z.looseObject({}));

/** `GET /api/docs/<service>/contracts`, as JSON Schema. The version is a hash of the rest. */
export const PublishedContracts = z.object({
  service: ServiceName,
  version: z.string(),
  answers: schemas,
  requests: schemas,
});
export type PublishedContracts = z.infer<typeof PublishedContracts>;
